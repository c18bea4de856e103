import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import type { Draw } from '#app/ui/draw-context.ts'

/** HTML, and at every odd index the number of the text that belongs there. */
type Template = readonly string[]

/**
 * A mark is this and a number; text of the catalogue cannot contain it. What a component adds to a
 * mark belongs to the text, too.
 */
const mark = `mark-${randomUUID()}-`
const marked = new RegExp(`${mark}(\\d+)[^"<]*`)

/**
 * Creates a function that draws parts of pages from the HTML that React rendered for them before,
 * of which the last `max` are kept.
 */
export function createDraw(max: number): Draw {
  const templates = new LRUCache<string, Template>({ max })

  return (key, texts, render) => {
    let template = templates.get(key)
    if (template === undefined) {
      const marks = texts.map((_, index) => `${mark}${index}`)
      template = renderToString(render(marks)).split(marked)
      templates.set(key, template)
    }
    let html = template[0] ?? ''
    for (let at = 1; at < template.length; at += 2)
      html += escapeText(texts[Number(template[at])] ?? '') + template[at + 1]
    return html
  }
}

const special = /[&"'<>]/
const entities = new Map(
  Object.entries({ '&': '&amp;', '"': '&quot;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }),
)

/** Escapes as React does in text and in attributes, since the HTML must be the same. */
function escapeText(value: string): string {
  return special.test(value)
    ? value.replace(/[&"'<>]/g, character => entities.get(character) ?? character)
    : value
}
