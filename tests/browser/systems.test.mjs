// The ways from the small program to the one that knows systems which the page itself offers.

import assert from 'node:assert/strict'
import { assertTable } from './harness/model.mjs'
import { about, test } from './harness/registry.mjs'

about('Systems')

test('the small program leads to the other by a link, and back leads back', async ({ page }) => {
  await page.open('v=1&s=pcie:3.0x4')
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
  await page.click('#scenarios a[href*="platform="]')
  await page.until(() => page.shows('#system'), 'the panel of systems', 10)
  await page.untilReady()
  assert.match(await page.query(), /s=pcie:3\.0x4.*unit=MB/)
  await page.choose('platform', 'z590')
  await page.untilQuery('platform=z590')
  await page.run(() => history.go(-2))
  await page.until(async () => (await page.count('#system')) === 0 && (await page.query()).includes('unit=MB'), 'the small program', 10)
  await page.untilReady()
  await assertTable(page, await page.query(), 'MB')
})

test('a question about a board opens the other program, with units as the reader has them', async ({ page }) => {
  await page.open()
  await page.choose('unit', 'MB')
  await page.untilQuery('unit=MB')
  await page.click('#questions a[href*="z490-board"]')
  await page.until(() => page.shows('#system'), 'the panel of systems', 10)
  await page.untilReady()
  assert.equal((await page.query()).split('unit=MB').length, 2)
  await assertTable(page, await page.query(), 'MB')
})
