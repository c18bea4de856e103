import type { Product } from '#app/domain/product.ts'
import type { FeedRow } from './feed-row.ts'

export type FeedFormatName = 'google' | 'cj' | 'rakuten' | 'awin'

/** Fields of a row by name: of the header of a table, or of the elements of an item. */
export interface FeedFields {
  /** Trimmed; undefined where it is empty or not there at all. */
  get(name: string): string | undefined
  getAll(name: string): string[]
}

/** A format whose rows name their fields. */
export interface NamedFormat {
  title: string
  /** Between the columns of a table. */
  delimiters: readonly string[]
  mayBeXml: boolean
  adSource: Product['adSource']
  /** Headers the format has had over the years; the first that fits counts. */
  layouts: readonly FeedLayout[]
}

export interface FeedLayout {
  /** Without one of these columns there is no product. */
  required: readonly string[]
  toRow(fields: FeedFields): FeedRow
}

/** The name a column or element goes by: "g:Image Link" → image_link. */
export function toFieldName(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/\s+/g, '_')
}

/** A path of categories from the outside in: "Women > Tops > Shirts". */
export function toPath(text: string | undefined): string[][] {
  const path = (text ?? '')
    .split(/\s*>\s*/)
    .map(part => part.trim())
    .filter(Boolean)
  return path.length > 0 ? [path] : []
}
