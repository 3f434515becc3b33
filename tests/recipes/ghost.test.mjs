// Snippets in cards of Ghost, through its own renderer.

import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { elementsOf } from './markup.mjs'
import { recipe } from './recipes.mjs'

const require = createRequire(import.meta.url)
const { DEFAULT_NODES } = require('@tryghost/kg-default-nodes')
const { LexicalHTMLRenderer } = require('@tryghost/kg-lexical-html-renderer')

const renderer = new LexicalHTMLRenderer({ nodes: DEFAULT_NODES })

function shown(card, options = {}) {
  const root = { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [{ version: 1, ...card }] }
  return renderer.render(JSON.stringify({ root }), options)
}

for (const name of ['frame', 'fits', 'element', 'picture', 'sandbox']) {
  test(`an HTML card keeps the ${name} as it is`, async () => {
    assert.deepEqual(elementsOf(await shown({ type: 'html', html: recipe(name) })), elementsOf(recipe(name)))
  })
}

for (const name of ['fits', 'element', 'picture']) {
  test(`a Markdown card keeps the ${name} as it is`, async () => {
    assert.deepEqual(elementsOf(await shown({ type: 'markdown', markdown: recipe(name) })), elementsOf(recipe(name)))
  })
}
