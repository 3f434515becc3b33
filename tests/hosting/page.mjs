// The page from a real server: it runs, nothing is refused, and what comes compressed is compressed.

import assert from 'node:assert/strict'
import { Page } from '../browser/harness/page.mjs'
import { assertTable } from '../browser/harness/model.mjs'

export async function checkPage(browser, origin, path, server) {
  await browser.configure({})
  const page = new Page(browser, { page: () => `${origin}${path}`, blank: 'about:blank' })
  await page.visit(`${origin}${path}?v=1&s=pcie:4.0x4`)
  await assertTable(page, 'v=1&s=pcie:4.0x4')
  assert.deepEqual(await page.problems(), { errors: [], violations: [] }, 'script errors and refused loads')
  const collected = await page.run(() => typeof window.__probe)
  assert.equal(collected, 'object', 'the error collector was there')
  const address = await page.run(() => location.href)
  assert.match(address, /\?v=1&s=pcie:4\.0x4/, 'the query survives')
  const program = await page.run(() => {
    const [entry] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm'))
    return { packed: entry.encodedBodySize, whole: entry.decodedBodySize }
  })
  if (server.encodings.length > 0) {
    assert.ok(program.packed < program.whole / 2, `the program arrives compressed: ${JSON.stringify(program)}`)
  }
  return `: ${program.packed} of ${program.whole} bytes of program`
}
