// The page on paper.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { about, test } from './harness/registry.mjs'

about('Print')

// WebKitGTK's driver does not print.
const ENGINES = ['chromium', 'firefox']
const PAPERS = { A4: { width: 21, height: 29.7 }, Letter: { width: 21.59, height: 27.94 } }
const SLOTS = 'v=1&s=m2m:4.0x4,,samsung-980-pro-1tb&s=x16:3.0x4,,geforce-rtx-4060&s=sata:600'

/** Runs a program of poppler-utils on a print; these read what a printer would put on paper. */
function read(program, args, pdf) {
  try {
    return execFileSync(program, args, { input: pdf, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    throw new Error(error.code === 'ENOENT' ? `${program} is not on PATH: install poppler-utils` : String(error.stderr))
  }
}

async function print(page, paper) {
  const pdf = Buffer.from(await page.driver.printPage({ ...PAPERS[paper], top: 1.4, bottom: 1.4, left: 1.4, right: 1.4, shrinkToFit: false }), 'base64')
  const pages = read('pdftotext', ['-layout', '-', '-'], pdf).toString().split('\f').slice(0, -1)
  return { pdf, pages, text: pages.join('\n').replace(/[\u00a0\u202f]/g, ' ') }
}

/** What of a page is not white, in points of 72 to an inch: left, top, right, bottom; and the mean of its colours. */
function ink(pdf) {
  const image = read('pdftoppm', ['-r', '72', '-f', '1', '-l', '1', '-'], pdf)
  const [head, width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(image.subarray(0, 40).toString('latin1'))
  const box = [Infinity, Infinity, 0, 0]
  let sum = 0
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const point = image.subarray(head.length + at * 3, head.length + at * 3 + 3)
    const light = (point[0] + point[1] + point[2]) / 3
    sum += light
    if (light < 240) {
      box[0] = Math.min(box[0], x)
      box[1] = Math.min(box[1], y)
      box[2] = Math.max(box[2], x)
      box[3] = Math.max(box[3], y)
    }
  }
  return { box, mean: sum / (width * height), width: Number(width), height: Number(height) }
}

/** Words of controls, which are of no use on paper. */
const CONTROLS = ['Share, embed', 'Plug something in', 'Packet settings', 'People ask', 'Linear', 'Efficiency', 'More', 'would help', 'Choose a number', 'Remove', 'Add ']

for (const paper of Object.keys(PAPERS)) {
  for (const width of [1280, 390]) {
    test(`the landing page is one page of ${paper} from a window of ${width} px, with answer, figure, table and address`, async ({ page }) => {
      await page.open()
      const { pdf, pages, text } = await print(page, paper)
      assert.equal(pages.length, 1)
      assert.match(text, /15\.8 GB\/s each way/)
      assert.match(text, /That is 26 times SATA600/)
      for (const name of ['SATA Express', 'PCIe 3.0 x4', 'PCIe 4.0 x4', 'PCIe 5.0 x4']) {
        assert.ok(text.split(name).length - 1 >= 2, `${name} stands in the figure and in the table`)
      }
      for (const head of ['Line rate', 'Link ceiling', 'Delivered', 'To base', 'Copy time']) assert.ok(text.includes(head), head)
      for (const number of ['0.750', '16.0', '1 min 30 s', '3.61 s']) assert.ok(text.includes(number), `the whole table: ${number}`)
      assert.equal(text.split(page.site.origin).length - 1, 1, 'the address, once')
      assert.deepEqual(CONTROLS.filter((words) => text.includes(words)), [])
      const { box, width: whole, height } = ink(pdf)
      // A margin of 14 mm is 40 points.
      assert.ok(box[0] >= 38 && box[1] >= 38 && box[2] <= whole - 38 && box[3] <= height - 38, `ink from ${box} on ${whole} × ${height}`)
    }, { engines: ENGINES, settings: { width, height: 844 } })
  }
}

test('verdicts with their reasons are printed, and the changes that would help are not, being buttons', async ({ page }) => {
  await page.open(SLOTS)
  const { text } = await print(page, 'A4')
  for (const words of ['Samsung 980 PRO', 'The device gets all the link it can use', 'Works, held back', 'GeForce RTX 4060']) {
    assert.ok(text.includes(words), words)
  }
  assert.ok(text.includes('samsung-980-pro-1tb'), 'the address has the comparison')
  assert.deepEqual(CONTROLS.filter((words) => text.includes(words)), [])
}, { engines: ENGINES })

for (const [query, settings] of [['v=1&theme=dark', {}], ['v=1', { dark: true }]]) {
  test(`paper is light, whatever ${settings.dark ? 'the system' : 'the address'} says`, async ({ page }) => {
    await page.open(query)
    const { pdf } = await print(page, 'A4')
    const { mean } = ink(pdf)
    assert.ok(mean > 235, `a mean of ${mean}`)
  }, { engines: ENGINES, settings })
}

// Firefox ESR cannot style what a fold hides; there the table of an embed is printed if it was unfolded.
test('an embed prints its answer, its figure and the table that it folds away on a screen', async ({ page }) => {
  await page.open(`${SLOTS}&embed=1`)
  const { pages, text } = await print(page, 'Letter')
  assert.equal(pages.length, 1)
  assert.match(text, /7\.00 GB\/s/)
  for (const words of ['Line rate', 'Link ceiling', '8.00 GB/s', '1 min 30 s']) assert.ok(text.includes(words), words)
  assert.doesNotMatch(text, /full version|as a table/i)
  assert.deepEqual(CONTROLS.filter((words) => text.includes(words)), [])
}, { engines: ['chromium'] })

test('a dialog that is open is not printed', async ({ page }) => {
  await page.open()
  await page.click('[data-action="share"]')
  await page.until(() => page.shows('dialog#share[open]'), 'the dialog')
  const { text } = await print(page, 'A4')
  assert.ok(text.includes('15.8 GB/s each way'))
  assert.doesNotMatch(text, /Copy link|Embed in an article/)
}, { engines: ENGINES })

test('the page without script prints its figure and its table', async ({ page }) => {
  await page.open('', { ready: false })
  const { text } = await print(page, 'A4')
  assert.ok(text.split('PCIe 4.0 x4').length - 1 === 2, 'one drawing and the table')
  assert.match(text, /1 min 30 s/)
  assert.deepEqual(CONTROLS.filter((words) => text.includes(words)), [])
}, { engines: ['chromium'], settings: { script: false } })
