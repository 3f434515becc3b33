// Snippets in a README on GitHub: through the program that renders Markdown there, and through the rules of
// its sanitiser. Those rules are published only in part; `defaultSchema` of rehype-sanitize follows them.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { rehype } from 'rehype'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import { cellsOf, elementsOf, linksOf, namesOf } from './markup.mjs'
import { HOME, QUERY, recipe } from './recipes.mjs'

const sanitiser = rehype().data('settings', { fragment: true }).use(rehypeSanitize, defaultSchema)

function shown(markdown) {
  const html = execFileSync('cmark-gfm', ['--unsafe', '--extension', 'table', '--extension', 'tagfilter', '--extension', 'autolink'], {
    input: markdown,
    encoding: 'utf8',
  })
  return String(sanitiser.processSync(html))
}

test('a README keeps both pictures, their link, the table and the link below it', () => {
  const left = shown(recipe('readme'))
  const [first, ...rest] = elementsOf(left)
  assert.deepEqual([first.name, first.href], ['a', `${HOME}?${QUERY}`])
  const source = rest.find(({ name }) => name === 'source')
  assert.deepEqual([source.media, source.srcSet], ['(prefers-color-scheme: dark)', 'docs/lanefit-dark.svg'])
  const image = rest.find(({ name }) => name === 'img')
  assert.deepEqual([image.src, Number(image.width)], ['docs/lanefit-light.svg', 808])
  assert.match(image.alt, /7\.00 GB\/s/)
  assert.deepEqual(linksOf(left), Array(2).fill(`${HOME}?${QUERY}`))
  assert.deepEqual(cellsOf(left), cellsOf(recipe('picture')))
})

test('a README keeps neither frame nor script nor element, but what is inside', () => {
  for (const name of ['frame', 'fits', 'element']) {
    const left = namesOf(shown(recipe(name)))
    assert.ok(!left.some((element) => ['iframe', 'script', 'lane-fit'].includes(element)), `${name}: ${left}`)
    assert.ok(left.includes('a'), `${name}: ${left}`)
  }
})

test('a README keeps no picture that is in its own address', () => {
  const [image] = elementsOf(shown('<img src="data:image/svg+xml,%3Csvg/%3E" alt="x">'))
  assert.equal(image.src, undefined)
})
