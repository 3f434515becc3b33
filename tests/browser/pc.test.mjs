// The reader's PC: board or chipset, processor, what its ports share, and what devices that are busy at once get.

import assert from 'node:assert/strict'
import { assertNoViolations } from './harness/axe.mjs'
import { Key } from './harness/page.mjs'
import { about, test } from './harness/registry.mjs'

about('Your PC')

const PHONE = { width: 390, height: 844 }
const TWO_DRIVES = 's=,m2-1,samsung-970-evo-1tb&s=,m2-2,samsung-970-evo-1tb'
const DEAD = 's=,m2-1,samsung-980-pro-1tb'

test('a board is chosen, a port of it added, and a drive plugged in, in a few presses on a phone', async ({ page }) => {
  await page.open('s=sata:600&platform=')
  await page.choose('platform', 'z490-board')
  await page.untilQuery('platform=z490-board')
  await page.click('#system button[data-action="port-1"]')
  await page.untilQuery('s=,m2-1')
  assert.equal(await page.shows('#warnings'), false)
  assert.match(await page.text('#scenarios li[data-scenario="2"]'), /M2-1/)
  await page.click('#device-2')
  await page.until(() => page.shows('dialog#picker[open]'), 'the picker')
  await page.press(...'970 evo 1 tb', Key.ENTER)
  await page.untilQuery('s=,m2-1,samsung-970-evo-1tb')
  assert.match(await page.text('#answer'), /3\.4\d\s*GB\/s/)
}, { settings: PHONE })

test('drives that are busy at once share the uplink, and alone each has it all', async ({ page }) => {
  await page.open(`${TWO_DRIVES}&mode=together&platform=z490-board`)
  const rates = async () => (await page.table()).map(({ numbers }) => numbers.delivered.replace(/\s/g, ' '))
  assert.deepEqual(await rates(), ['1.73 GB/s', '1.73 GB/s'])
  assert.match(await page.text('#scenarios'), /uplink/)
  await page.choose('together', '0')
  await page.until(async () => (await rates())[0] === '3.40 GB/s', 'the rate of a drive alone')
  assert.equal((await page.query()).includes('mode='), false)
})

test('a socket that the processor leaves dead says so, and another processor brings it to life', async ({ page }) => {
  await page.open(`${DEAD}&platform=z590-board.10th`)
  assert.match(await page.text('#answer'), /does not work/)
  await page.choose('cpu', '11th')
  await page.until(async () => /7\.00\s*GB\/s/.test(await page.text('#answer')), 'the rate of the drive')
  assert.equal((await page.query()).includes('z590-board.10th'), false)
})

test('a device moves to a better port at a press, and back by going back', async ({ page }) => {
  await page.open(`${DEAD}&platform=z590-board.10th`)
  const button = '#scenarios button[data-action="move-0"]'
  assert.match(await page.text(button), /M2-2/)
  assert.match(await page.text('#scenarios button[data-action="move-1"]'), /X16-1 with an adapter card: 3\.48/)
  await page.click(button)
  await page.untilQuery('s=,m2-2,samsung-980-pro-1tb')
  assert.match(await page.text('#answer'), /3\.48\s*GB\/s/)
  await page.back()
  assert.match(await page.text('#answer'), /does not work/)
})

test('what a manual says is typed as a rule, lives in the address, and can be taken out', async ({ page }) => {
  await page.open('s=m2m:3.0x4,chipset.m2-3,samsung-970-evo-1tb&s=sata:600,chipset.sata-5,samsung-870-evo-1tb&mode=together&platform=b550')
  assert.equal((await page.texts('#scenarios .verdict-refused')).length, 0)
  await page.type('rule', 'M2_3-NVMe:kills:SATA_5')
  assert.match(await page.text('#rule-error'), /kills.*off/s, 'the wrong part is quoted, and what is accepted')
  await page.type('rule', 'M2_3-NVMe:off:SATA_9')
  assert.match(await page.text('#rule-error'), /sata-9/i)
  await page.type('rule', 'M2_3-NVMe:off:SATA_5')
  await page.untilQuery('rule=m2-3-pcie:off:sata-5')
  assert.equal((await page.texts('#scenarios .verdict-refused')).length, 1)
  await page.choose('platform', '')
  await page.until(() => page.shows('#warnings'), 'what became of the rule')
  assert.match(await page.text('#warnings'), /“m2-3-pcie:off:sata-5” was left out: it needs a board or a chipset/)
  await page.back()
  await page.until(async () => (await page.count('#warnings')) === 0 && (await page.query()).includes('rule='), 'the rule to be back')
  await page.click('#system button[data-action="unrule-0"]')
  await page.until(async () => !(await page.query()).includes('rule='), 'the rule to go')
  assert.equal((await page.texts('#scenarios .verdict-refused')).length, 0)
})

test('ports of a board that is not recorded get names that rules use', async ({ page }) => {
  await page.open('s=m2m:3.0x4,chipset,samsung-970-evo-1tb&s=sata:600,chipset,samsung-870-evo-1tb&mode=together&platform=b550')
  const untilIn = (part) => page.until(async () => (await page.query()).includes(part), part)
  await page.type('called-1', 'M2/3')
  assert.match(await page.text('#called-error-1'), /M2\/3.*12 letters/s)
  await page.type('called-1', 'M2_3')
  await untilIn('chipset.m2-3,')
  assert.equal(await page.text('#called-error-1'), '')
  await page.type('called-2', 'sata-5')
  await untilIn('chipset.sata-5,')
  await page.type('rule', 'M2_3:off:SATA_5')
  await page.untilQuery('rule=m2-3:off:sata-5')
  assert.match(await page.text('#system .rules'), /give its ports names first/, 'the rules say where names come from')
  assert.equal((await page.texts('#scenarios .verdict-refused')).length, 1)
  await page.choose('attachment-1', 'cpu')
  await untilIn('cpu.m2-3,')
  assert.ok((await page.query()).includes('rule='), 'the name goes along, and its rule')
  await page.type('called-1', Key.BACK_SPACE)
  await untilIn('s=m2m:3.0x4,cpu,')
})

test('rules that do not count yet say what they wait for', async ({ page }) => {
  const RULED = 'platform=b550&s=m2m:3.0x4,chipset.m2-3&s=sata:600,chipset.sata-5&rule=m2-3:off:sata-5'
  await page.open(RULED)
  assert.match(await page.text('#system .rules'), /Rules count only with “All of them at once” ticked/)
  await page.choose('together', '1')
  await page.untilQuery('mode=together')
  assert.doesNotMatch(await page.text('#system .rules'), /Rules count only/)
})

test('a list of ports without room for one more says so', async ({ page }) => {
  await page.open(`${Array(8).fill('s=sata:600').join('&')}&platform=z490-board`)
  assert.match(await page.text('#system .ports'), /Eight is the most/)
  assert.equal(await page.count('#system .ports button:not(:disabled)'), 0)
})

test('whoever comes to say what board they have finds the question', async ({ page }) => {
  await page.open('s=sata:600')
  await page.click('#scenarios a[href*="platform="]')
  await page.until(() => page.shows('#system'), 'the panel', 10)
  await page.untilReady()
  await page.until(() => page.run(() => document.activeElement?.name === 'platform'), 'the focus on the choice of boards')
  await page.until(() => page.run(() => {
    const { top, bottom } = document.querySelector('#system').getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }), 'the panel in view')
}, { settings: PHONE })

test('lanes in use are counted', async ({ page }) => {
  await page.open('s=x16:5.0x16,cpu,geforce-rtx-5090&s=m2m:5.0x4,cpu,samsung-9100-pro-2tb&s=m2m:4.0x4,chipset,samsung-990-pro-2tb&mode=together&platform=x670e')
  const used = (kind) => page.text(`#system tr[data-lanes="${kind}"]`)
  assert.match(await used('slots'), /16 of 16, 0 left/)
  assert.match(await used('drives'), /4 of 8, 4 left/)
  assert.match(await used('chipset'), /4 of 20, 16 left/)
})

test('a measured term can be left out', async ({ page }) => {
  await page.open('s=m2m:5.0x4,cpu,samsung-9100-pro-2tb&platform=z890')
  assert.match(await page.text('#answer'), /12\.4\s*GB\/s/)
  await page.choose('io-tile', '0')
  await page.untilQuery('without=io-tile')
  assert.match(await page.text('#answer'), /14\.7\s*GB\/s/)
})

const WRONG = [
  ['platform=z599&s=sata:600', [/z599/, /z590/]],
  ['platform=z590.15th&s=sata:600', [/z590\.15th|15th/, /10th/, /11th/]],
  ['platform=z590-board&s=,m2-9,samsung-980-pro-1tb&s=sata:600', [/m2-9/, /m2-1/, /m2-2/]],
  ['platform=b450&s=x16:3.0x16-x4x4x4x4,cpu', [/x4x4x4x4/]],
  ['platform=z590-board&s=,m2-1&rule=m2-1:off:sata-9', [/sata-9/]],
  ['platform=z590-board&s=,m2-1&rule=m2-1:kills:sata-1', [/kills/, /off/, /share/]],
]
for (const [query, said] of WRONG) {
  test(`what is wrong in ${query} is quoted, and the rest counts`, async ({ page }) => {
    await page.open(query)
    const text = await page.text('#warnings')
    for (const part of said) assert.match(text, part)
    assert.equal((await page.texts('#warnings li')).length, 1, text)
    assert.ok((await page.count('#scenarios li.card')) >= 1)
  })
}

test('where the facts of a board come from is one press away', async ({ page }) => {
  await page.open(`${DEAD}&platform=z590-board`)
  const href = await page.run(() => document.querySelector('#system a[href^="facts.html#"]').getAttribute('href'))
  assert.equal(href, 'facts.html#z590-board')
  await page.click('#system a[href^="facts.html#"]')
  await page.until(() => page.shows('tr[id="z590-board"]'), 'the row of the board')
  assert.match(await page.text('tr[id="z590-board"]'), /M2-1.*PCIe 4\.0 x4/s)
})

test('what the way to the processor decides leads to the facts of that way', async ({ page }) => {
  await page.open('s=,m2-1,samsung-970-evo-1tb&s=,m2-2,samsung-970-evo-1tb&mode=together&platform=z490-board')
  await page.click('#twin td[data-rung="delivered"] button.number')
  await page.until(() => page.shows('dialog#explanation[open]'), 'the explanation')
  assert.deepEqual(
    await page.run(() => [...document.querySelectorAll('#explanation a[href^="facts.html#"]')].map((link) => link.getAttribute('href'))),
    ['facts.html#z490-board'],
  )
})

const WIDE = [
  'platform=x670e-board&mode=together&s=,m2-1',
  'platform=z590-board.10th&s=,m2-1,samsung-980-pro-1tb&s=,m2-2,samsung-980-pro-1tb&rule=m2-1,m2-2,x16-1,sata-1:share:16',
  'platform=msi-meg-b550-unify-x&mode=together&s=,m2-3,samsung-980-pro-1tb',
  'platform=asus-z87-deluxe-sata-express&s=,satae-2,sata:600',
  'platform=b550&mode=together&s=m2m:3.0x4,chipset.m2-3,samsung-970-evo-1tb&s=sata:600,chipset.sata-5&rule=m2-3-pcie:off:sata-5',
]
for (const width of [320, 360, 1280]) {
  test(`nothing of the panels is cut at ${width} px`, async ({ page }) => {
    for (const query of WIDE) {
      await page.open(query)
      await page.run(() => {
        for (const fold of document.querySelectorAll('#system details, #scenarios details')) fold.open = true
      })
      await page.settle()
      // What is clipped does not make the document wider, so each element is measured.
      const cut = await page.run(() =>
        [...document.querySelectorAll('#system, #scenarios')].flatMap((panel) => {
          const room = panel.parentElement.parentElement.getBoundingClientRect()
          // What is not shown, such as the options of a list, has no width.
          const isOut = ({ left, right, width }) =>
            width > 0 && (left < room.left - 0.5 || right > Math.min(room.right, innerWidth) + 0.5)
          const seen = [...panel.querySelectorAll('*')].filter((part) => isOut(part.getBoundingClientRect()))
          return seen.map((part) => `${part.localName}.${part.getAttribute('class')}: ${part.textContent.slice(0, 40)}`)
        }),
      )
      assert.deepEqual(cut, [], query)
    }
  }, { settings: { width, height: 800 } })
}

test('the drawings to choose from stand in one line on a phone', async ({ page }) => {
  await page.open(WIDE[0])
  const lines = await page.run(() => new Set([...document.querySelectorAll('.tab')].map((tab) => tab.getBoundingClientRect().top)).size)
  assert.equal(lines, 1)
}, { settings: PHONE })

for (const dark of [false, true]) {
  for (const width of [320, 1280]) {
    test(`no rule of accessibility is broken, and nothing is too wide, ${dark ? 'dark' : 'light'}, ${width} px`, async ({ page }) => {
      await page.open(`${TWO_DRIVES}&mode=together&platform=z490-board.9th&rule=m2-1:off:sata-1`)
      await page.run(() => {
        for (const fold of document.querySelectorAll('#system details')) fold.open = true
      })
      await page.settle()
      assert.ok(await page.run(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is too wide')
      await assertNoViolations(page)
    }, { settings: { width, height: 800, dark } })
  }
}

test('the whole panel is used by keyboard alone', async ({ page }) => {
  await page.open('s=m2m:3.0x4,chipset&platform=z490-board')
  const order = await page.run(() =>
    [...document.querySelectorAll('#system :is(select, input, button, summary, a)')].map((control) => control.name || control.dataset.action || control.localName),
  )
  assert.deepEqual(order.slice(0, 3), ['platform', 'cpu', 'together'])
  await page.run(() => document.querySelector('#system [name="together"]').focus())
  await page.press(' ')
  await page.untilQuery('mode=together')
  assert.equal(await page.run(() => document.activeElement.name), 'together', 'the focus stays')
})
