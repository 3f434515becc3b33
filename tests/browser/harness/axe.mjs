// Automatic accessibility rules.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Loads the rules into the document that the driver looks into; in a frame they answer those of the page around it. */
export const loadRules = (page) =>
  page.driver.executeScript(`${AXE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }); window.axe = axe`)

/** Fails with every rule that the page breaks, and where. Frames in it must have the rules loaded before. */
export async function assertNoViolations(page) {
  await loadRules(page)
  const found = await page.driver.executeAsyncScript(
    `const [values, done] = arguments
     axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }).then(
       ({ violations }) => done(violations.map(({ id, help, nodes }) => ({
         id,
         help,
         where: nodes.slice(0, 5).map((node) => node.target.join(' ') + ': ' + (node.any[0] ?? node.all[0] ?? node.none[0])?.message),
       }))),
       (error) => done([{ id: 'axe failed', help: String(error), where: [] }]),
     )`,
    RULES,
  )
  assert.ok(found.length === 0, found.map(({ id, help, where }) => `${id}: ${help}\n  ${where.join('\n  ')}`).join('\n'))
}
