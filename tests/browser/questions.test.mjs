// Common questions, each answered in at most three steps on a phone.

import assert from 'node:assert/strict'
import { about, test } from './harness/registry.mjs'

about('Questions')

/** What people ask, the query of its link, and the facts that must be readable then. */
const QUESTIONS = [
  ['How fast is PCIe 4.0 x4?', /^pcie:4\.0x4$/, [/7\.88\s*GB\/s/, /each way/]],
  ['GT/s, Gb/s, GB/s?', /^pcie:3\.0x1$/, [/8\s*GT\/s/, /128\/130/, /7\.88\s*Gb\/s/, /0\.985\s*GB\/s/, /per lane/]],
  ['Is the figure per direction?', /^pcie:5\.0x4$/, [/per direction|each way|one direction/, /(adds|sum of|counts) both|both (ways|directions)/]],
  ['PCIe 6.0 x16: 256, 128, 126, 121 or 118?', /^pcie:6\.0x16$/, [/\b256\b/, /\b128\b/, /\b121\b/, /\b118\b/]],
  ['Why 3.5 GB/s from a link of 3.94?', /^pcie:3\.0x4&lens=efficiency$/, [/8[3-7]\s*(%\s*)?(–|-|to)\s*9[4-6]\s*%/, /header/, /pinned/]],
  ['A small card in a big slot?', /^x16:4\.0x16,,x4:4\.0x4$/, [/always works/, /x4/]],
  ['A big card in a small slot?', /^x4:3\.0x4,,x16/, [/open end/, /riser/, /does not fit/i]],
  ['A graphics card in a long slot with four lanes?', /^x16:3\.0x4,,x16/, [/a quarter of what the card can use/, /3\.94\s*GB\/s/]],
  ['A x4 device in a x2 slot: surely x2?', /^x4:3\.0x2,,x4/, [/only the full width and x1 are mandatory/]],
  ['A 4.0 drive in a 3.0 socket?', /^m2m:3\.0x4,,samsung-980-pro-1tb$/, [/3\.94\s*GB\/s/, /half of what the drive can use/]],
  ['NVMe on an old 2.0 x4 slot?', /^x4:2\.0x4-bios,,/, [/2\.00\s*GB\/s/, /1\.6\d*\s*GB\/s/, /does not start from it/]],
  ['B, M and B+M keys?', /^m2b:[^&]*,,m2m/, [/M does not go into a socket with key B/, /B\+M module fits both/, /key does not tell/]],
  ['A SATA module in an NVMe socket?', /^m2m:3\.0x4,,samsung-860-evo-m2-1tb/, [/not detected/, /SATA600 wired|SATA600/]],
  ['A SATA600 drive on a 3 Gb/s port?', /^sata:300,,/, [/0\.285\s*GB\/s/, /0\.5[3-6]\d*\s*GB\/s/]],
  ['What is SATA Express good for?', /^sata:600&s=satae:600/, [/two plain SATA ports/, /never both/, /1\.97\s*GB\/s/]],
  ['Six drives behind an ASM1166?', /^x4:3\.0x2,,asm1166,6/, [/0\.328\s*GB\/s/, /hard disk/]],
  ['Does this socket switch SATA ports off?', /^,sata-5,samsung/, [/On this board, something for PCIe in this socket switches SATA-5 and SATA-6 off/, /Other boards differ/, /SATA-5 does not work\s+Scenario 3 switches this port off/]],
  ['Does a drive halve the graphics slot?', /^,x16-1,geforce-rtx-5090&s=,m2-1/, [/takes lanes of this slot, which leaves it PCIe 5\.0 x8/, /31\.5\s*GB\/s/]],
  ["Where did AM5's 28 lanes go?", /^x16:5\.0x16,cpu,/, [/16 for the graphics slot/, /USB4/, /16 of 16/, /8 of 8/]],
  ['Fewer lanes with a Ryzen G?', /^x16:4\.0x16,b550\.ryzen-5000\.cpu/, [/gets x4: the processor has no more lanes/, /6\.64\s*GB\/s/]],
  ['Is the uplink a bottleneck?', /^,m2-1,samsung-970-evo-1tb&s=,m2-2/, [/carries at most 3\.59\s*GB\/s/, /1\.73\s*GB\/s/]],
  ['The first socket of a Z590 board is dead?', /^,m2-1,samsung-980-pro-1tb&s=,m2-2/, [/this socket is dead/, /11th generation/]],
  ['A card for four drives shows one?', /^x16:4\.0x16,,quad-m2-card/, [/x4x4x4x4/, /1 of (the )?4 drives/]],
  ['A top graphics card on an older generation?', /^x16:3\.0x16,,geforce-rtx-5090/, [/\b2\s*%/, /\b4\s*%/, /\b10\s*%/]],
  ['Graphics cards with x8 or x4 on 3.0?', /^x16:3\.0x16,,geforce-rtx-5060-ti/, [/4 to 5\s*%/, /\b13\s*%/]],
  ['A graphics card shows 2.5 GT/s?', /^x16:4\.0x16,,geforce-rtx-4090$/, [/2\.5\s*GT\/s/, /under load/]],
  ['380 MB/s from a 2.0 x4 slot?', /^pcie:2\.0x4&s=pcie:2\.0x1/, [/0\.380\s*GB\/s/, /fits one lane/]],
  ['A second graphics card on 4.0 x4?', /^x16:4\.0x4,,geforce-rtx-4090/, [/3\.00.{0,3}4\.00\s*GB\/s/, /40 to 50\s*%/]],
  ['10 Gb/s Ethernet in a 3.0 x1 slot?', /^x1o:3\.0x1,,aquantia-aqc107/, [/0\.985\s*GB\/s/, /1\.25\s*GB\/s/, /7\.00\s*Gb\/s/]],
  ['25 Gb/s Ethernet?', /^pcie:3\.0x4&.*need=3125MB/, [/3\.0 x4/]],
  ['40 Gb/s Ethernet?', /^pcie:3\.0x8&.*need=5GB/, [/3\.0 x8/]],
  ['100 Gb/s Ethernet?', /^pcie:4\.0x8&.*need=12500MB/, [/3\.0 x16/, /4\.0 x8/]],
  ['A Raspberry Pi 5?', /^pcie:2\.0x1,,samsung-980-pro-1tb/, [/0\.442\s*GB\/s/, /0\.858\s*GB\/s/]],
]

for (const [question, scenarios, facts] of QUESTIONS) {
  test(`"${question}" is answered in at most three steps on a phone`, async ({ page }) => {
    await page.open()
    const links = await page.run(() =>
      [...document.querySelectorAll('#chips a[href^="?"], #questions a[href^="?"]')].map((link) => link.getAttribute('href')),
    )
    const target = links.find((href) => scenarios.test(decodeURIComponent(href).replace(/^\?v=1&s=/, '')))
    assert.ok(target, `a link like ${scenarios}; there are ${links.join('  ')}`)
    const folded = await page.run((href) => {
      const link = document.querySelector(`#chips a[href="${href}"]`)
      const fold = link ? null : document.querySelector(`#questions a[href="${href}"]`).closest('details')
      fold?.querySelector('summary').setAttribute('data-step', '')
      return fold !== null
    }, target)
    let steps = 0
    if (folded) {
      await page.click('#questions [data-step]')
      steps += 1
    }
    await page.click(`${folded ? '#questions' : '#chips'} a[href="${target}"]`)
    steps += 1
    assert.ok(steps <= 3, `${steps} steps`)
    await page.until(async () => decodeURIComponent(await page.query()) === decodeURIComponent(target), `the query ${target}`)
    await page.untilReady()
    const words = await page.text('main')
    for (const fact of facts) assert.match(words, fact)
  }, { settings: { width: 390, height: 844 } })
}

test('every start link leads to a comparison without warnings', async ({ page }) => {
  await page.open()
  const links = await page.run(() => [...document.querySelectorAll('#chips a[href^="?"], #questions a[href^="?"]')].map((chip) => chip.getAttribute('href')))
  for (const link of links) {
    await page.open(link)
    assert.equal(await page.shows('#warnings'), false, `${link}: no warnings`)
    assert.ok((await page.count('#twin tr[data-scenario]')) > 0, `${link}: a table`)
    assert.equal(decodeURIComponent(await page.query()), decodeURIComponent(link), `${link}: the link is the canonical query`)
  }
})
