import { readFileSync } from 'node:fs'
import { createElement } from 'react'

const tree = JSON.parse(
  readFileSync(/* turbopackIgnore: true */ process.env.PAGE_TREE ?? '', 'utf8'),
)

/**
 * Draws the elements of our own page, which bench/http/read-page-tree.ts has read from its HTML, so
 * that both servers render the same elements from data in memory.
 */
export function PageTree({ search }) {
  return createElement('div', null, ...tree.map(node => toElement(node, search)))
}

function toElement(node, search) {
  if (typeof node === 'string') return node
  const [name, attributes, children] = node
  const elements = children.map(child => toElement(child, search))
  // The query is part of the page, as in ours.
  return createElement(name, attributes, ...elements, ...(name === 'h1' ? [search] : []))
}
