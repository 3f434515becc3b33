// Snippets in an AMP page, through AMP's own validator. Its rules come from the AMP project's host,
// or from the file `validator_wasm.js` that LANEFIT_AMP_RULES names.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import validator from 'amphtml-validator'
import { HOME, recipe } from './recipes.mjs'

const rules = await validator.getInstance(process.env.LANEFIT_AMP_RULES)

const still = (prefix, rest) => `${prefix}animation:${rest}`
const everywhere = (rest) => ['-webkit-', '-moz-', '-ms-', ''].map((prefix) => still(prefix, rest)).join(';')
const start = ['-webkit-', '-moz-', '-ms-', '-o-', '']
  .map((prefix) => `@${prefix}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`)
  .join('')

/** A page with what AMP wants in each. */
const page = (body, head = '') => `<!doctype html>
<html amp lang="en"><head><meta charset="utf-8"><script async src="https://cdn.ampproject.org/v0.js"></script>
${head}<title>An article</title><link rel="canonical" href="https://blog.example/"><meta name="viewport" content="width=device-width">
<style amp-boilerplate>body{${everywhere('-amp-start 8s steps(1,end) 0s 1 normal both')}}${start}</style>
<noscript><style amp-boilerplate>body{${everywhere('none')}}</style></noscript></head><body>${body}</body></html>`

const complaints = (html) => rules.validateString(html).errors.map(({ message }) => message)

test('the recipe is valid AMP', () => {
  assert.deepEqual(complaints(page(recipe('amp'), recipe('amp-head'))), [])
})

test('the recipe is not valid without its script, on http, or without a size', () => {
  const head = recipe('amp-head')
  assert.match(complaints(page(recipe('amp'))).join(), /amp-iframe/)
  assert.match(complaints(page(recipe('amp').replace(HOME, HOME.replace('https', 'http')), head)).join(), /http/)
  assert.match(complaints(page(recipe('amp').replace('  height="805"\n', ''), head)).join(), /height/)
})

test('AMP takes none of the other forms', () => {
  for (const name of ['frame', 'fits', 'element']) assert.notDeepEqual(complaints(page(recipe(name))), [], name)
})
