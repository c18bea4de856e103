import { formatProductKey, type ProductKey, parseProductKey } from '../product-key.ts'

/** A product at a position of a list, counted from 1. */
export interface ListPlace {
  product: ProductKey
  position: number
}

/** More than any list has; see `parseListQuery`. */
const maxPosition = 1_000_000

/** Formats a place for a URL: `57.s:730112845`. */
export function formatListPlace({ product, position }: ListPlace): string {
  return `${position}.${formatProductKey(product)}`
}

/** Parses a place; undefined for invalid text. */
export function parseListPlace(text: string): ListPlace | undefined {
  const [, digits, key = ''] = /^([1-9]\d{0,6})\.(.+)$/.exec(text) ?? []
  const product = parseProductKey(key)
  const position = Number(digits)
  return product && position <= maxPosition ? { product, position } : undefined
}
