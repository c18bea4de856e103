import {
  formatPriceRange,
  formatPriceRangeLabel,
  parsePriceRange,
  priceBuckets,
} from '../price-range.ts'
import type { RangeFacet } from './facet.ts'

export const prices: RangeFacet = {
  kind: 'range',
  key: 'price',
  title: 'Price',
  read: product => product.usdCents,
  values: priceBuckets,
  parse: text => {
    const range = parsePriceRange(text)
    return range && formatPriceRange(range)
  },
  format: value => formatPriceRangeLabel(parsePriceRange(value) ?? {}),
  toRange: value => {
    const range = parsePriceRange(value)
    return range && { min: 0, max: Number.POSITIVE_INFINITY, ...range }
  },
  panel: { order: 2, view: 'prices', isOpen: true },
}
