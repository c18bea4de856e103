import { decodeEntities } from '#app/domain/decode-entities.ts'
import type { Product } from '#app/domain/product.ts'

/** The searchable text of one product, without markup. */
export interface ProductWords {
  name: string
  brand: string
  categoryId: string | undefined
  /** The men's category of a product for women and men, the boys' of one for all children. */
  otherCategoryId?: string
  /**
   * The source's category, such as "Clothing > Dresses",
   * for products outside our own category tree.
   */
  category?: string
  /** Whom a product outside our own category tree is for: "women", "women men"; absent if unknown. */
  audience?: string
  /** The source's color names, then our canonical ones. */
  colors: string
  materials: string
  /** Whom the sizes fit, as shoppers say it: "plus size petite"; absent if they say nothing. */
  cuts?: string
  description: string
}

/** Searchable text columns; field names are column names. */
export interface WordColumns {
  name: string
  /** The source's own names: "Midnight Navy". */
  color_words: string
  materials: string
  /** The first part of the description, because care and delivery notes come later. */
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

/**
 * Strips the tags from sanitized HTML, joins its lines, and cuts the text off at the end of a word.
 */
function toPlainText(html: string, length: number): string {
  // Long text is cut first, because the regular expressions would be slow on it.
  const text = decodeEntities(html.slice(0, length * 3).replace(/<[^>]*>?/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= length) return text
  const cut = text.slice(0, length + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || length).toWellFormed()
}
