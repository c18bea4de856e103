import type { Product } from '#app/domain/product.ts'
import { decodeEntities } from '#app/sources/decode-entities.ts'

/** What searches look in, as plain text; the names are those of the table's columns. */
export interface WordColumns {
  name: string
  /** As the source names them: "Midnight Navy". */
  color_words: string
  materials: string
  /** Its beginning, which is what tells of the product; care and delivery come after. */
  description: string
}

const descriptionLength = 600

export function toWordColumns(product: Product): WordColumns {
  return {
    name: product.name,
    color_words: product.colors.map(({ name }) => name).join(' '),
    materials: product.materialTags.map(({ name }) => name).join(' '),
    description: toPlainText(product.description, descriptionLength),
  }
}

/** Sanitised HTML without its tags, on one line, cut at the end of a word. */
function toPlainText(html: string, length: number): string {
  // The first cut spares the patterns a long text; tags are a small part of it.
  const text = decodeEntities(html.slice(0, length * 3).replace(/<[^>]*>?/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= length) return text
  const cut = text.slice(0, length + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || length).toWellFormed()
}
