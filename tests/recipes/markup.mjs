// What is left of a snippet: its elements and their text, without how they were written.

import { rehype } from 'rehype'

const reader = rehype().data('settings', { fragment: true })

/** Paragraphs and breaks are what blogs add to everything; they carry nothing. */
const BLANK = new Set(['p', 'br'])

/**
 * The elements of some HTML in their order, each with its attributes and the text directly in it.
 * Empty ones without attributes are left out.
 */
export function elementsOf(html) {
  const found = []
  const walk = (node) => {
    for (const child of node.children ?? []) {
      if (child.type === 'element' && !BLANK.has(child.tagName)) {
        found.push({ name: child.tagName, ...child.properties, text: ownText(child) })
      }
      walk(child)
    }
  }
  walk(reader.parse(html))
  return found
}

function ownText(element) {
  const text = (node) => (BLANK.has(node.tagName) ? node.children.map(text).join(' ') : node.type === 'text' ? node.value : '')
  return element.children.map(text).join(' ').replace(/\s+/g, ' ').trim()
}

/** Names of the elements in their order. */
export const namesOf = (html) => elementsOf(html).map(({ name }) => name)

/** Addresses of the links. */
export const linksOf = (html) => elementsOf(html).filter(({ name }) => name === 'a').map(({ href }) => href)

/** Text of the cells of tables. */
export const cellsOf = (html) => elementsOf(html).filter(({ name }) => name === 'td' || name === 'th').map(({ text }) => text)
