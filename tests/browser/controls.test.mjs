// Every control changes figure, table and address; the address restores the whole state.

import assert from 'node:assert/strict'
import { Key } from './harness/page.mjs'
import { about, test } from './harness/registry.mjs'
import { assertBars, assertTable, evaluate } from './harness/model.mjs'

about('Controls')

const PCIE_AND_SATA = 'v=1&s=pcie:3.0x4&s=sata:600'
const WRITTEN = 'v=1&s=pcie:3.0x4&s=pcie:4.0x4&dir=to-device'

/** Name, value, start, the part of the query it becomes, and the unit of the table afterwards. */
const CHOICES = [
  { name: 'unit', value: 'MB', start: PCIE_AND_SATA, part: 'unit=MB', unit: 'MB' },
  { name: 'unit', value: 'Gb', start: PCIE_AND_SATA, part: 'unit=Gb', unit: 'Gb' },
  { name: 'unit', value: 'GiB', start: PCIE_AND_SATA, part: 'unit=GiB', unit: 'GiB' },
  { name: 'dir', value: 'to-device', start: PCIE_AND_SATA, part: 'dir=to-device' },
  { name: 'dir', value: 'both', start: PCIE_AND_SATA, part: 'dir=both' },
  { name: 'form-1', value: 'sata', start: PCIE_AND_SATA, part: /s=sata:\d+&s=sata:600/ },
  { name: 'form-2', value: 'satae', start: PCIE_AND_SATA, part: /s=satae:/ },
  { name: 'form-1', value: 'pci', start: PCIE_AND_SATA, part: /s=pci:\d+/ },
  { name: 'generation-1', value: '4.0', start: PCIE_AND_SATA, part: 's=pcie:4.0x4' },
  { name: 'generation-1', value: '6.0', start: PCIE_AND_SATA, part: 's=pcie:6.0x4' },
  { name: 'width-1', value: 'x8', start: PCIE_AND_SATA, part: 's=pcie:3.0x8' },
  { name: 'width-1', value: 'x12', start: PCIE_AND_SATA, part: 's=pcie:3.0x12' },
  { name: 'rate-2', value: '300', start: PCIE_AND_SATA, part: 's=sata:300' },
  { name: 'mps', value: '128', start: PCIE_AND_SATA, part: 'mps=128' },
  { name: 'mps', value: '4096', start: PCIE_AND_SATA, part: 'mps=4096' },
  { name: 'mrrs', value: '128', start: WRITTEN, part: 'mrrs=128' },
  { name: 'rcb', value: '64', start: WRITTEN, part: 'rcb=64' },
  { name: 'hdr', value: '32', start: PCIE_AND_SATA, part: 'hdr=32' },
  { name: 'ecrc', value: '1', start: PCIE_AND_SATA, part: 'ecrc=1' },
]

for (const { name, value, start, part, unit } of CHOICES) {
  test(`${name} set to ${value} changes figure, table and address`, async ({ page }) => {
    await page.open(start)
    const before = await page.snapshot()
    await page.choose(name, value)
    const query = await changed(page, part)
    const after = await page.snapshot()
    assert.notEqual(after.figure, before.figure, 'the figure')
    assert.notEqual(after.table, before.table, 'the table')
    await assertTable(page, query, unit)
    await assertBars(page, query)
  })
}

test('the time lens shows the time to copy the chosen amount', async ({ page }) => {
  await page.open(PCIE_AND_SATA)
  const before = await page.snapshot()
  await page.choose('lens', 'time')
  await page.untilQuery('lens=time')
  const time = await page.snapshot()
  assert.notEqual(time.figure, before.figure, 'the figure')
  assert.notEqual(time.answer, before.answer, 'the answer')
  await page.type('size', '200GB')
  await page.untilQuery('lens=time', 'size=200GB')
  const longer = await page.snapshot()
  assert.notEqual(longer.figure, time.figure, 'the figure after another amount')
  assert.match(await page.text('#answer'), /200\s*GB/)
})

test('the efficiency lens shows per cent of the line rate', async ({ page }) => {
  await page.open(PCIE_AND_SATA)
  const before = await page.snapshot()
  await page.choose('lens', 'efficiency')
  await page.untilQuery('lens=efficiency')
  const after = await page.snapshot()
  assert.notEqual(after.figure, before.figure, 'the figure')
  assert.match(await page.text('#answer'), /\d\s*%/)
  await page.choose('lens', 'throughput')
  await page.until(async () => !(await page.query()).includes('lens='), 'the default lens to leave the query')
  assert.deepEqual((await page.snapshot()).figure, before.figure, 'the figure as before')
})

test('the logarithmic scale changes the figure, not the numbers', async ({ page }) => {
  await page.open(PCIE_AND_SATA)
  const before = await page.snapshot()
  await page.choose('scale', 'log')
  await page.untilQuery('scale=log')
  const after = await page.snapshot()
  assert.notEqual(after.figure, before.figure, 'the figure')
  assert.equal(after.table, before.table, 'the table')
})

test('the theme is chosen by hand against the system, and in the address', async ({ page }) => {
  await page.open()
  const light = await brightness(page)
  assert.ok(light > 0.7, `a light page, its background has brightness ${light}`)
  await page.choose('theme', 'dark')
  await page.untilQuery('theme=dark')
  const dark = await brightness(page)
  assert.ok(dark < 0.2, `a dark page, its background has brightness ${dark}`)
  await page.open('v=1&theme=light')
  assert.ok((await brightness(page)) > 0.7, 'light by the address')
})

/** Action on a scenario, start, the scenarios afterwards. */
const ACTIONS = [
  { action: 'duplicate', on: 1, scenarios: ['pcie:3.0x4', 'pcie:3.0x4', 'sata:600'] },
  { action: 'remove', on: 1, scenarios: ['sata:600'] },
  { action: 'remove', on: 2, scenarios: ['pcie:3.0x4'] },
  { action: 'down', on: 1, scenarios: ['sata:600', 'pcie:3.0x4'] },
  { action: 'up', on: 2, scenarios: ['sata:600', 'pcie:3.0x4'] },
]

for (const { action, on, scenarios } of ACTIONS) {
  test(`"${action}" on scenario ${on} changes figure, table and address`, async ({ page }) => {
    await page.open(PCIE_AND_SATA)
    const before = await page.snapshot()
    await page.click(`#scenarios li[data-scenario="${on}"] [data-action="${action}"]`)
    await page.until(async () => same(scenariosOf(await page.query()), scenarios), `the scenarios ${scenarios.join(', ')}`)
    await page.settle()
    assert.notEqual((await page.snapshot()).figure, before.figure, 'the figure')
    await assertTable(page, await page.query())
    await assertBars(page, await page.query())
    assert.equal(await page.count('#scenarios li[data-scenario]'), scenarios.length, 'a card for each scenario')
  })
}

test('"base" changes which scenario the others are compared with', async ({ page }) => {
  await page.open(PCIE_AND_SATA)
  const before = await page.snapshot()
  await page.click('#scenarios li[data-scenario="2"] [data-action="base"]')
  await page.untilQuery('base=2')
  assert.notEqual((await page.snapshot()).figure, before.figure, 'the ratios in the figure')
})

test('a device behind a port makes the link what both ends can do', async ({ page }) => {
  await page.open('v=1&s=pcie:4.0x16')
  const before = await page.snapshot()
  await page.click('#device-1')
  await page.press(...'pcie device', Key.ENTER)
  await changed(page, /s=pcie:4\.0x16,,pcie:/)
  await page.choose('device-generation-1', '3.0')
  await page.choose('device-width-1', 'x4')
  await page.untilQuery('s=pcie:4.0x16,,pcie:3.0x4')
  await assertTable(page, await page.query())
  assert.notEqual((await page.snapshot()).figure, before.figure, 'the figure')
})

test('where a port hangs is part of the address', async ({ page }) => {
  await page.open('v=1&s=pcie:4.0x4')
  await page.choose('attachment-1', 'chipset')
  await page.untilQuery('s=pcie:4.0x4,chipset')
  await page.choose('attachment-1', '')
  await page.untilQuery('s=pcie:4.0x4')
})

test('scenarios can be added up to eight, and then no more', async ({ page }) => {
  await page.open(PCIE_AND_SATA)
  for (let count = 3; count <= 8; count += 1) {
    await page.click('[data-action="add"]')
    await page.until(async () => (await page.count('#scenarios li[data-scenario]')) === count, `${count} cards`)
  }
  await assertTable(page, await page.query())
  const closed = await page.run(() => {
    const add = document.querySelector('[data-action="add"]')
    return !add || add.disabled || add.getAttribute('aria-disabled') === 'true'
  })
  assert.ok(closed, 'nothing can be added to eight scenarios')
  const { duplicates, open } = await page.run(() => {
    const all = [...document.querySelectorAll('[data-action="duplicate"]')]
    return { duplicates: all.length, open: all.filter((button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true').length }
  })
  assert.equal(open, 0, `none of the ${duplicates} duplicate buttons is open`)
})

test('the last scenario cannot be removed', async ({ page }) => {
  await page.open('v=1&s=pcie:4.0x4')
  const removable = await page.run(() =>
    [...document.querySelectorAll('[data-action="remove"]')].filter(
      (button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true',
    ).length,
  )
  assert.equal(removable, 0)
})

const FULL = 'v=1&s=pcie:4.0x8,cpu&s=sata:300&s=satae:2.0x2&dir=to-device&mps=128&mrrs=1024&hdr=32&ecrc=1&size=200GB&unit=MB&lens=time&scale=log&base=2&theme=dark'

test('a reload restores the whole state', async ({ page }) => {
  await page.open(FULL)
  const before = { ...(await page.snapshot()), form: await page.form() }
  await page.reload()
  assert.deepEqual({ ...(await page.snapshot()), form: await page.form() }, before)
})

test('a shared address restores the state that was made by hand', async ({ page, pageFrom }) => {
  await page.open(PCIE_AND_SATA)
  await page.choose('unit', 'Gb')
  await page.choose('generation-1', '5.0')
  await page.click('[data-action="add"]')
  await page.choose('mps', '512')
  await page.untilQuery('unit=Gb', 's=pcie:5.0x4', 'mps=512')
  const made = { ...(await page.snapshot()), form: await page.form() }
  const elsewhere = await pageFrom({})
  await elsewhere.open(made.query)
  assert.deepEqual({ ...(await elsewhere.snapshot()), form: await elsewhere.form() }, made)
})

test('the address is the canonical query of the model', async ({ page }) => {
  await page.open(PCIE_AND_SATA)
  await page.choose('unit', 'MB')
  await page.choose('width-1', 'x16')
  await page.untilQuery('unit=MB', 's=pcie:3.0x16')
  const query = decodeURIComponent(await page.query()).slice(1)
  assert.equal(query, evaluate(query).query)
})

test('back and forward walk through the changes', async ({ page }) => {
  await page.open(PCIE_AND_SATA)
  const first = await page.snapshot()
  await page.choose('generation-1', '4.0')
  await page.untilQuery('s=pcie:4.0x4')
  const second = await page.snapshot()
  await page.choose('dir', 'to-device')
  await page.untilQuery('dir=to-device')
  const third = await page.snapshot()
  await page.back()
  await page.untilQuery('s=pcie:4.0x4')
  assert.deepEqual(await page.snapshot(), second, 'one step back')
  assert.equal((await page.form()).dir, 'to-host', 'the control follows')
  await page.back()
  await page.untilQuery('s=pcie:3.0x4')
  assert.deepEqual(await page.snapshot(), first, 'two steps back')
  assert.equal((await page.form())['generation-1'], '3.0', 'the control follows')
  await page.forward()
  await page.forward()
  await page.untilQuery('dir=to-device')
  assert.deepEqual(await page.snapshot(), third, 'forward again')
})

test('back from a start link returns to the page before it', async ({ page }) => {
  await page.open(PCIE_AND_SATA)
  const before = await page.snapshot()
  const target = await page.run(() => document.querySelector('#chips a[href^="?"]').getAttribute('href'))
  await page.click(`#chips a[href="${target}"]`)
  await page.until(async () => decodeURIComponent(await page.query()) === decodeURIComponent(target), `the query ${target}`)
  await page.untilReady()
  await page.back()
  await page.until(async () => (await page.query()) === before.query, 'the query before')
  await page.untilReady()
  assert.deepEqual(await page.snapshot(), before)
})

test('dragging the amount replaces the address, letting go makes one step', async ({ page }) => {
  await page.open(`${PCIE_AND_SATA}&lens=time`)
  const before = await page.snapshot()
  await page.run(() => {
    window.__steps = { pushes: 0, replaces: 0 }
    for (const [name, counter] of [['pushState', 'pushes'], ['replaceState', 'replaces']]) {
      const original = history[name].bind(history)
      history[name] = (...rest) => {
        window.__steps[counter] += 1
        return original(...rest)
      }
    }
  })
  const [low, high] = await page.run(() => {
    const { min, max } = document.querySelector('input[name="size-slider"]')
    return [Number(min || 0), Number(max || 100)]
  })
  const positions = Array.from({ length: 10 }, (_, index) => low + ((high - low) * (index + 1)) / 12).map(Math.round)
  await page.drag('size-slider', positions, { release: false })
  const dragging = { ...(await page.snapshot()), steps: await page.run(() => window.__steps) }
  assert.notEqual(dragging.figure, before.figure, 'the figure follows the drag')
  assert.notEqual(dragging.query, before.query, 'the address follows the drag')
  assert.ok(dragging.steps.replaces > 0, 'entries are replaced while dragging')

  await page.drag('size-slider', [positions.at(-1)])
  const { pushes } = await page.run(() => window.__steps)
  assert.equal(pushes, 1, 'the whole drag makes one step')
  await page.back()
  assert.deepEqual(await page.snapshot(), before, 'one step back undoes the whole drag')
})

test('the amount can be typed, and the slider follows', async ({ page }) => {
  await page.open(`${PCIE_AND_SATA}&lens=time`)
  const before = (await page.form())['size-slider']
  await page.type('size', '2TB')
  await page.untilQuery('size=2TB')
  assert.notEqual((await page.form())['size-slider'], before)
})

/** Waits for the change to arrive in the address and gives the query. */
async function changed(page, part) {
  if (typeof part === 'string') await page.untilQuery(part)
  else await page.until(async () => part.test(decodeURIComponent(await page.query())), `the query to match ${part}`)
  await page.settle()
  return decodeURIComponent(await page.query())
}

function scenariosOf(query) {
  return new URLSearchParams(query).getAll('s')
}

function same(left, right) {
  return left.join() === right.join()
}

/** Brightness of the page's background, 0 to 1. */
function brightness(page) {
  return page.run(() => {
    const colour = [document.body, document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((value) => !/^rgba\(.*, 0\)$|transparent/.test(value))
    const [red, green, blue] = colour.match(/[\d.]+/g).map(Number)
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  })
}
