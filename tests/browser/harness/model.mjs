// The model's own numbers, from the command-line program that prints a comparison as JSON.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { REPOSITORY } from './site.mjs'

/** Each rung of the table twin and the field of the model's answer that it shows. */
export const RUNGS = {
  'line-rate': 'line_rate_mb_s',
  'after-line-code': 'coded_mb_s',
  'link-ceiling': 'ceiling_mb_s',
  typical: 'typical_mb_s',
  delivered: 'delivered_mb_s',
}

/** MB/s in each unit of the page. */
const PER_MEGABYTE = { GB: 1e-3, MB: 1, Gb: 8e-3, GiB: 1e6 / 2 ** 30 }

let program = null
const answers = new Map()

/** The model's answer to a query. */
export function evaluate(query) {
  const text = query.replace(/^\?/, '') || 'v=1'
  if (!answers.has(text)) {
    program ??= process.env.LANEFIT_EVALUATE || build()
    answers.set(text, JSON.parse(execFileSync(program, [text], { encoding: 'utf8' })))
  }
  return answers.get(text)
}

function build() {
  const output = execFileSync(
    process.env.CARGO || 'cargo',
    ['build', '--quiet', '--package', 'lanefit-model', '--example', 'evaluate', '--message-format', 'json'],
    { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const artifact = output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .find(({ target, executable }) => executable && target.name === 'evaluate')
  if (!artifact) throw new Error('cargo built no program named evaluate')
  return artifact.executable
}

/** The number that a text such as "15.8", "63 015" or "6.60–7.45" begins with. */
export function leadingNumber(text) {
  const match = /^[≈~]?\s*(\d[\d\s]*(?:\.\d+)?)/u.exec(text ?? '')
  return match ? { digits: match[1].replace(/\s/gu, ''), value: Number(match[1].replace(/\s/gu, '')) } : null
}

/** A text shows a value with at least three digits, rounded correctly to the digits it shows. */
export function assertShows(text, value, what) {
  const shown = leadingNumber(text)
  assert.ok(shown, `${what}: "${text}" does not begin with a number; the model says ${value}`)
  const decimals = shown.digits.split('.')[1]?.length ?? 0
  const significant = shown.digits.replace('.', '').replace(/^0+/, '').length
  assert.ok(significant >= 3, `${what}: "${text}" has fewer than three digits; the model says ${value}`)
  const half = 0.5 * 10 ** -decimals
  assert.ok(Math.abs(shown.value - value) <= half * 1.001, `${what}: the page says ${text}, the model ${value}`)
}

/** Every number of the table twin is the model's, at the latest a moment after a change. */
export function assertTable(page, query, unit = 'GB') {
  return soon(async () => compareTable(await page.table(), query, unit))
}

/** The bars of a linear throughput figure are as long as the model's numbers, on one common axis. */
export function assertBars(page, query) {
  return soon(async () => compareBars(await page.bars(), query))
}

// The address changes first and the page a little later; a page that stays behind still fails.
async function soon(check) {
  const deadline = Date.now() + 1500
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(50)
    }
  }
}

function compareTable(table, query, unit) {
  const { scenarios } = evaluate(query)
  assert.deepEqual(
    table.map(({ scenario }) => scenario),
    scenarios.map((_, index) => index + 1),
    'the rows of the table twin are the scenarios in order',
  )
  for (const { scenario, numbers } of table) {
    for (const [rung, field] of Object.entries(RUNGS)) {
      const megabytes = scenarios[scenario - 1][field]
      const what = `scenario ${scenario}, ${rung}`
      if (megabytes === null || megabytes === undefined) {
        assert.ok(!numbers[rung], `${what}: the model has no such number, the page says ${numbers[rung]}`)
      } else {
        assertShows(numbers[rung], megabytes * PER_MEGABYTE[unit], what)
      }
    }
  }
}

function compareBars(bars, query) {
  const { scenarios } = evaluate(query)
  assert.deepEqual(bars.map(({ scenario }) => scenario), scenarios.map((_, index) => index + 1), 'one group of bars for each scenario')
  const scales = []
  for (const { scenario, lengths } of bars) {
    for (const [rung, length] of Object.entries(lengths)) {
      const megabytes = scenarios[scenario - 1][RUNGS[rung]]
      assert.ok(megabytes > 0, `scenario ${scenario}: a bar for ${rung}, of which the model has no number`)
      scales.push({ what: `scenario ${scenario}, ${rung}`, length, megabytes })
    }
  }
  assert.ok(scales.length >= scenarios.length, 'every scenario has at least one bar')
  const longest = scales.reduce((most, bar) => (bar.megabytes > most.megabytes ? bar : most))
  const perMegabyte = longest.length / longest.megabytes
  for (const { what, length, megabytes } of scales) {
    assert.ok(
      Math.abs(length - megabytes * perMegabyte) <= 0.5,
      `${what}: the bar is ${length} long; ${megabytes} MB/s on the axis of the longest bar are ${(megabytes * perMegabyte).toFixed(2)}`,
    )
  }
}
