import { decodeEntities } from '#app/domain/decode-entities.ts'
import type { Product } from '#app/domain/product.ts'
import type { FeedRow } from './feed-row.ts'

export type FeedFormatName = 'google' | 'cj' | 'rakuten' | 'awin'

/** The fields of a row by name. The names come from a table's header or an item's elements. */
export interface FeedFields {
  /** Returns the trimmed value; undefined if it is empty or absent. */
  get(name: string): string | undefined
  getAll(name: string): string[]
}

/**
 * Creates fields from a function that returns a field's values as written. Entities are decoded,
 * because some shops escape twice, apart from those in descriptions, which are HTML, in addresses,
 * which are decoded when they are parsed, and in ids, by which products are known.
 */
export function createFields(getWritten: FeedFields['getAll']): FeedFields {
  const getAll = (name: string) =>
    isWritten.test(name) ? getWritten(name) : getWritten(name).map(decodeEntities)
  return { get: name => getAll(name)[0], getAll }
}

const isWritten = /description|specification|link|url|image|(?:^|_)(?:id|sku)$/

/** A format with named fields. */
export interface NamedFormat {
  title: string
  mayBeXml: boolean
  adSource: Product['adSource']
  /** The headers that the format has used over the years; the first match applies. */
  layouts: readonly FeedLayout[]
}

export interface FeedLayout {
  /** The columns that a row must have to become a product. */
  required: readonly string[]
  toRow(fields: FeedFields): FeedRow
}

/** Splits a category path, outermost first: "Women > Tops > Shirts". */
export function toPath(text: string | undefined): string[][] {
  const path = (text ?? '')
    .split(/\s*>\s*/)
    .map(part => part.trim())
    .filter(Boolean)
  return path.length > 0 ? [path] : []
}
