// Slots and what goes into them: the picker, the controls of a port, verdicts, and what would help.

import assert from 'node:assert/strict'
import { Key } from './harness/page.mjs'
import { evaluate } from './harness/model.mjs'
import { about, test } from './harness/registry.mjs'

about('Slots and devices')

const PHONE = { settings: { width: 390, height: 844 } }
const EMPTY_SLOT = 'v=1&s=m2m:3.0x4'

test('a device is found by typing and taken by Enter', async ({ page }) => {
  await page.open(EMPTY_SLOT)
  await page.click('#device-1')
  await page.until(() => page.shows('dialog#picker[open]'), 'the picker')
  const all = await page.count('#picker [role="option"]')
  assert.ok(all > 150, `the whole catalogue is there, ${all} entries`)
  await page.press(...'980 pro 1')
  await page.until(async () => (await page.count('#picker [role="option"]')) < 5, 'a short list')
  await page.press(Key.ENTER)
  await page.untilQuery('s=m2m:3.0x4,,samsung-980-pro-1tb')
  assert.equal(await page.shows('dialog#picker[open]'), false, 'the picker is closed')
  assert.equal(await page.run(() => document.activeElement.id), 'device-1', 'the focus is back where it was')
}, PHONE)

test('arrow keys walk through the list, and a click takes an entry', async ({ page }) => {
  await page.open(EMPTY_SLOT)
  await page.click('#device-1')
  await page.press(...'rtx 4060')
  await page.until(async () => (await page.count('#picker [role="option"]')) === 2, 'two graphics cards')
  const marked = () => page.text('#picker [aria-selected="true"]')
  const first = await marked()
  await page.press(Key.ARROW_DOWN)
  await page.until(async () => (await marked()) !== first, 'the next entry is marked')
  await page.press(Key.ARROW_UP)
  await page.until(async () => (await marked()) === first, 'the first entry is marked again')
  await page.click('#picker [role="option"]:last-child')
  await page.untilQuery('s=m2m:3.0x4,,geforce-rtx-4060')
})

test('Escape leaves everything as it was', async ({ page }) => {
  await page.open(`${EMPTY_SLOT},,samsung-980-pro-1tb`)
  const before = await page.query()
  await page.click('#device-1')
  await page.press(...'hard', Key.ESCAPE, Key.ESCAPE)
  await page.until(async () => !(await page.shows('dialog#picker[open]')), 'the picker is closed')
  assert.equal(await page.query(), before)
})

test('a search without result says what to do', async ({ page }) => {
  await page.open(EMPTY_SLOT)
  await page.click('#device-1')
  await page.press(...'zzzz')
  await page.until(async () => (await page.count('#picker [role="option"]')) === 0, 'no entry')
  assert.match(await page.text('#picker'), /described by its shape/)
  await page.press(Key.ENTER)
  assert.ok(await page.shows('dialog#picker[open]'), 'Enter takes nothing')
})

const CONTROLS = [
  { start: 'v=1&s=pcie:4.0x4', name: 'form-1', value: 'x16', query: 's=x16:4.0x16' },
  { start: 'v=1&s=x16:4.0x16', name: 'width-1', value: 'x4', query: 's=x16:4.0x4' },
  { start: 'v=1&s=x16:4.0x16', name: 'width-1', value: 'none', query: 's=x16:none' },
  { start: 'v=1&s=x16:none', name: 'width-1', value: 'x8', query: 's=x16:4.0x8' },
  { start: 'v=1&s=m2m:3.0x4', name: 'sata-1', value: '600', query: 's=m2m:3.0x4-sata600' },
  { start: 'v=1&s=m2m:3.0x4-sata600', name: 'width-1', value: 'none', query: 's=m2m:sata600' },
  { start: 'v=1&s=x16:4.0x16', name: 'split-1', value: 'x8x4x4', query: 's=x16:4.0x16-x8x4x4' },
  { start: 'v=1&s=x4:4.0x4', name: 'watts-1', value: '10', query: 's=x4:4.0x4-10w' },
  { start: 'v=1&s=m2m:4.0x4', name: 'length-1', value: '2280', query: 's=m2m:4.0x4-2280' },
  { start: 'v=1&s=m2m:4.0x4', name: 'thin-1', value: '1', query: 's=m2m:4.0x4-thin' },
  { start: 'v=1&s=m2m:4.0x4', name: 'host-1', value: 'bios', query: 's=m2m:4.0x4-bios' },
  { start: 'v=1&s=m2m:4.0x4', name: 'shared-1', value: '1', query: 's=m2m:4.0x4-shared' },
  { start: 'v=1&s=m2e:3.0x1', name: 'usb-1', value: '1', query: 's=m2e:3.0x1-usb' },
  { start: 'v=1&s=m2e:3.0x1', name: 'cnvi-1', value: 'cnvi2', query: 's=m2e:3.0x1-cnvi2' },
  { start: 'v=1&s=usb:10', name: 'rate-1', value: '20', query: 's=usb:20' },
  { start: 'v=1&s=sata:600', name: 'attachment-1', value: 'asm1061', query: 's=sata:600,asm1061' },
  { start: 'v=1&s=x4:3.0x4,,asm1166', name: 'count-1', value: '6', query: 's=x4:3.0x4,,asm1166,6' },
  { start: 'v=1&s=x8:3.0x8,,x8:3.0x8', name: 'device-width-1', value: 'x4', query: 's=x8:3.0x8,,x8:3.0x4' },
  { start: 'v=1&s=x8:3.0x8,,x8:3.0x8', name: 'device-generation-1', value: '4.0', query: 's=x8:3.0x8,,x8:4.0x8' },
  { start: 'v=1&s=x4:4.0x4,,x4:4.0x4', name: 'device-watts-1', value: '25', query: 's=x4:4.0x4,,x4:4.0x4-25w' },
  { start: 'v=1&s=m2m:4.0x4,,m2bm:3.0x2', name: 'device-width-1', value: 'none', query: 's=m2m:4.0x4,,m2bm:sata600' },
  { start: 'v=1&s=m2m:4.0x4,,m2m:4.0x4', name: 'device-length-1', value: '22110', query: 's=m2m:4.0x4,,m2m:4.0x4-22110' },
]

for (const { start, name, value, query } of CONTROLS) {
  test(`"${name}" set to ${value} makes ${query}`, async ({ page }) => {
    await page.open(start)
    await page.choose(name, value)
    await page.untilQuery(query)
    assert.equal(await page.shows('#warnings'), false, 'no warning')
  })
}

/** What must stand on the page for pairings that people get wrong. */
const TRICKY = [
  ['an M.2 SATA drive in a socket with PCIe only', 'm2m:4.0x4,,samsung-860-evo-m2-1tb', /SATA/],
  ['an NVMe drive in a socket with SATA only', 'm2m:sata600,,samsung-980-pro-1tb', /PCIe/],
  ['a B+M module in an M socket', 'm2m:4.0x4,,m2bm:3.0x2', /x2/],
  ['a B+M module in a B socket', 'm2b:3.0x2-sata600,,m2bm:3.0x2', /x2/],
  ['an M module in a B socket', 'm2b:3.0x2-sata600,,m2m:4.0x4', /key|notch/i],
  ['a 4.0 x4 drive in a 3.0 x2 socket', 'm2m:3.0x2,,m2m:4.0x4', /2 of the 4|two of the four/i],
  ['a 4.0 x4 drive in a 3.0 x8 slot', 'x8:3.0x8,,m2m:4.0x4', /3\.0/],
  ['a x16 card in an open-ended x1 slot', 'x1o:3.0x1,,x16:4.0x16', /open/i],
  ['a x8 card in a closed x4 slot', 'x4:3.0x4,,x8:3.0x8', /56|longer/],
  ['a card without x2 in a slot wired x2', 'x16:3.0x2,,lsi-9300-8i', /x2/],
  ['a passive card of four drives in a slot that is not split', 'x16:4.0x16,,quad-m2-card', /split|bifurcat/i],
  ['a SATA Express drive on a SATA port', 'sata:600,,satae:2.0x2', /SATA Express/],
  ['a U.2 drive in a U.3 bay', 'u3:4.0x4,,u2:4.0x4', /U\.3/],
  ['a card of 75 W in a x1 slot', 'x1o:3.0x1,,geforce-gtx-1650', /75\s*W/],
  ['an AHCI drive on PCIe in a socket with SATA only', 'm2m:sata600,,samsung-xp941-512gb', /PCIe/],
  ['an M6e module in a socket with SATA only', 'm2m:sata600,,plextor-m6e-m2-256gb', /PCIe/],
  ['a card with a x16 edge and eight lanes in a x16 slot', 'x16:4.0x16,,geforce-rtx-4060', /x8/],
  ['the same card in a slot wired x8', 'x16:4.0x8,,geforce-rtx-4060', /x8/],
  ['six drives behind two lanes', 'x4:3.0x4,,asm1166,6', /Each of the 6 drives/],
]

for (const [what, scenario, fact] of TRICKY) {
  test(`${what}: verdict, reason and drawing are on the page`, async ({ page }) => {
    const query = `v=1&s=${scenario}`
    await page.open(query)
    const { verdict } = evaluate(query).scenarios[0]
    const card = '#scenarios li[data-scenario="1"]'
    assert.ok(await page.shows(`${card} .verdict-${verdict}`), `the verdict is ${verdict}`)
    assert.match(await page.text('main'), fact)
    assert.match(await page.text(`${card} .findings`), /\S/, 'reasons')
    const isBareDrive = /^(sata|u3)/.test(scenario)
    if (!isBareDrive) assert.ok(await page.shows(`${card} .slot svg`), 'the slot is drawn')
    assert.equal(await page.shows('#warnings'), false)
  }, PHONE)
}

test('a fix is a button that makes the change, and going back undoes it', async ({ page }) => {
  await page.open('v=1&s=m2m:3.0x2,,samsung-980-pro-1tb')
  assert.ok((await page.count('[data-action^="fix-"]')) >= 2, 'several things would help')
  await page.click('[data-action="fix-0"]')
  await page.untilQuery('s=m2m:4.0x4,,samsung-980-pro-1tb')
  assert.ok(await page.shows('.verdict-works'), 'it works now')
  assert.equal(await page.count('[data-action^="fix-"]'), 0, 'nothing is left to mend')
  await page.back()
  await page.untilQuery('s=m2m:3.0x2,,samsung-980-pro-1tb')
})

test('every fix of the tricky set leads to a page without warnings', async ({ page }) => {
  for (const [, scenario] of TRICKY) {
    const query = `v=1&s=${scenario}`
    await page.open(query)
    for (let fix = await page.count('[data-action^="fix-"]'); fix > 0; fix -= 1) {
      await page.open(query)
      const before = await page.query()
      await page.click(`[data-action="fix-${fix - 1}"]`)
      await page.until(async () => (await page.query()) !== before, `fix ${fix} of ${scenario} changes something`)
      assert.equal(await page.shows('#warnings'), false)
    }
  }
})

test('a device is picked and a fix applied with at most 40 keys', async ({ page }) => {
  await page.open(EMPTY_SLOT)
  await page.run(() => {
    document.body.tabIndex = -1
    document.body.focus()
  })
  let keys = 0
  const press = async (...pressed) => {
    keys += pressed.length
    for (const key of pressed) await page.press(key)
    await page.settle()
  }
  const focused = () => page.run(() => document.activeElement.id || document.activeElement.dataset.action || '')
  const tabTo = async (wanted) => {
    while (!(await focused()).startsWith(wanted)) {
      assert.ok(keys < 60, `${wanted} is not reached`)
      await press(Key.TAB)
    }
  }
  await tabTo('device-1')
  await press(Key.ENTER)
  await press(...'980 1tb', Key.ENTER)
  await page.untilQuery('s=m2m:3.0x4,,samsung-980-pro-1tb')
  await tabTo('fix-0')
  await press(Key.ENTER)
  await page.untilQuery('s=m2m:4.0x4,,samsung-980-pro-1tb')
  assert.ok(keys <= 40, `${keys} keys`)
})

test('a cell of the matrix makes the port that link, by click and by keyboard', async ({ page }) => {
  await page.open('v=1&s=m2m:3.0x4,,samsung-980-pro-1tb&lens=fit')
  assert.equal(await page.count('#figure g.fit-cell'), 25, '25 links')
  assert.equal(await page.count('#figure g.fit-cell[tabindex="0"]'), 1, 'one stop for the Tab key')
  // Not the group: a driver finds no middle of it.
  await page.click('#figure g[data-key="fit-4.0x4"] > :first-child')
  await page.untilQuery('s=m2m:4.0x4,,samsung-980-pro-1tb')
  await page.run(() => document.querySelector('#figure g.fit-cell[tabindex="0"]').focus())
  await page.press(Key.ARROW_UP)
  await page.settle()
  await page.press(Key.ARROW_LEFT)
  await page.settle()
  assert.equal(await page.run(() => document.activeElement.dataset.key), 'fit-3.0x2')
  await page.press(Key.ENTER)
  await page.untilQuery('s=m2m:3.0x2,,samsung-980-pro-1tb')
  assert.equal(
    await page.run(() => document.querySelector('#figure [aria-checked="true"]').dataset.key),
    'fit-3.0x2',
    'the chosen link',
  )
})

test('a rate to be carried can be typed, and one that cannot be read is kept and said in words', async ({ page }) => {
  await page.open('v=1&s=pcie:3.0x1&lens=fit')
  await page.type('need', '10Gb')
  await page.untilQuery('need=1250MB')
  assert.match(await page.text('#answer'), /1\.25\s*GB\/s/)
  await page.type('need', 'much')
  await page.until(async () => /much/.test(await page.text('#need-error')), 'a sentence that quotes what was typed')
  assert.equal((await page.form()).need, 'much')
})

test('every device has a row on the page of facts, and its link leads there', async ({ page }) => {
  await page.open('v=1&s=m2m:4.0x4,,samsung-980-pro-1tb')
  const href = await page.run(() => document.querySelector('.card-detail a').getAttribute('href'))
  assert.equal(href, 'facts.html#samsung-980-pro-1tb')
  await page.visit(`${page.site.origin}${page.site.prefix}${href}`, { ready: false })
  assert.match(await page.text('tr[id="samsung-980-pro-1tb"]'), /7\.00\s*GB\/s/)
  assert.equal(await page.count('script:not([src*="probe"])'), 0, 'no script')
}, { severalFiles: true })
