import {
  formatPriceRange,
  formatPriceRangeLabel,
  parsePriceRange,
  parseTypedRange,
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
  form: {
    keys: ['min', 'max'],
    parse: search => {
      const range = parseTypedRange(search.get('min') ?? '', search.get('max') ?? '')
      return range && formatPriceRange(range)
    },
  },
  panel: { order: 2, view: 'prices', isOpen: true },
}
