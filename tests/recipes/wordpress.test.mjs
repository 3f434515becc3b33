// Snippets in WordPress, through its own filters.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { cellsOf, elementsOf, linksOf, namesOf } from './markup.mjs'
import { HOME, QUERY, recipe } from './recipes.mjs'

const PROGRAM = fileURLToPath(new URL('wordpress.php', import.meta.url))
const LIVE = ['frame', 'fits', 'element', 'sandbox']

const shown = (html, { role, editor }) => execFileSync('php', [PROGRAM, role, editor], { input: html, encoding: 'utf8' })

for (const editor of ['blocks', 'classic']) {
  for (const name of [...LIVE, 'picture']) {
    test(`an administrator's ${name} stays as it is, in ${editor}`, () => {
      assert.deepEqual(elementsOf(shown(recipe(name), { role: 'admin', editor })), elementsOf(recipe(name)))
    })
  }

  test(`all of the author's own recipe survives, in ${editor}`, () => {
    assert.deepEqual(elementsOf(shown(recipe('wordpress-author'), { role: 'author', editor })), elementsOf(recipe('wordpress-author')))
  })
}

const author = { role: 'author', editor: 'blocks' }

test('an author keeps the link of a frame and nothing else', () => {
  for (const name of ['frame', 'fits']) {
    const left = shown(recipe(name), author)
    assert.deepEqual(namesOf(left), ['a'], name)
    assert.deepEqual(linksOf(left), [`${HOME}?${QUERY}`], name)
  }
})

test('an author keeps table and link of an element', () => {
  const left = shown(recipe('element'), author)
  assert.deepEqual(cellsOf(left), cellsOf(recipe('element')))
  assert.deepEqual(linksOf(left), [`${HOME}?${QUERY}`])
  assert.ok(!/lane-fit|script/.test(left), left)
})

test('an author keeps no picture that is in its own address', () => {
  const [image] = elementsOf(shown('<img src="data:image/svg+xml,%3Csvg/%3E" alt="x">', author))
  assert.ok(!image.src.startsWith('data:'), image.src)
})
