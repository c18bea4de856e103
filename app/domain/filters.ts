import { colors } from './color.ts'
import { formatPriceRange, formatPriceRangeLabel, parsePriceRange, priceBuckets } from './price-range.ts'
import { formatSizeId, parseSizeId } from './size.ts'

/** What a list can be narrowed by, in the order an address says it. Values of one group widen it, groups narrow each other. */
export const filterGroups = [
  'stores',
  'brands',
  'colors',
  'prices',
  'sizes',
  'conditions',
  'deals',
  'stock',
] as const
export type FilterGroup = (typeof filterGroups)[number]

/** The chosen values of each group, as `parse` below writes them; none lets everything through. */
export type Filters = Record<FilterGroup, string[]>

export const conditionLabels = { new: 'New', preowned: 'Pre-owned', rental: 'Rental' } as const

/**
 * A sale is what a card shows as one: no discount that our own price history contradicts. A tier is that many percent
 * or more. A drop is a fall of the price that we saw ourselves and that still holds.
 */
export const dealLabels = {
  sale: 'On sale',
  '20': '20% off or more',
  '30': '30% off or more',
  '50': '50% off or more',
  '70': '70% off or more',
  drop: 'Price dropped',
  trending: 'Trending now',
} as const

export const stockLabels = { in: 'In stock' } as const

interface FilterKind {
  /** In addresses. */
  key: string
  title: string
  /** What an address says as the one way to write it; undefined for what is no value of the group. */
  parse(text: string): string | undefined
  /** As a shopper reads it. */
  format(value: string): string
  /** Groups with few values show them all, in this order. */
  values?: readonly string[]
}

const maxNameLength = 120
const name = {
  parse: (text: string) => (text !== '' && text.length <= maxNameLength ? text : undefined),
  format: (value: string) => value,
}

export const filterKinds: Record<FilterGroup, FilterKind> = {
  stores: { key: 'store', title: 'Store', ...name },
  brands: { key: 'brand', title: 'Brand', ...name },
  colors: {
    key: 'color',
    title: 'Colour',
    parse: text => colors.find(color => color.name.toLowerCase() === text.toLowerCase())?.name.toLowerCase(),
    format: value => colors.find(color => color.name.toLowerCase() === value)?.name ?? value,
    values: colors.map(color => color.name.toLowerCase()),
  },
  prices: {
    key: 'price',
    title: 'Price',
    parse: text => {
      const range = parsePriceRange(text)
      return range && formatPriceRange(range)
    },
    format: value => formatPriceRangeLabel(parsePriceRange(value) ?? {}),
    values: priceBuckets,
  },
  sizes: {
    key: 'size',
    title: 'Size',
    parse: parseSizeId,
    format: value => {
      const size = parseSizeId(value)
      return size === undefined ? value : formatSizeId(size)
    },
  },
  conditions: { key: 'condition', title: 'Condition', ...fixed(conditionLabels) },
  // Spelled out, since an object's keys that read as numbers come before its others.
  deals: {
    key: 'deal',
    title: 'Deals',
    ...fixed(dealLabels),
    values: ['sale', 'drop', 'trending', '20', '30', '50', '70'],
  },
  stock: { key: 'stock', title: 'Availability', ...fixed(stockLabels) },
}

export const noFilters: Readonly<Record<FilterGroup, never[]>> = {
  stores: [],
  brands: [],
  colors: [],
  prices: [],
  sizes: [],
  conditions: [],
  deals: [],
  stock: [],
}

function fixed(labels: Readonly<Record<string, string>>): Pick<FilterKind, 'parse' | 'format' | 'values'> {
  return {
    parse: text => (Object.hasOwn(labels, text) ? text : undefined),
    format: value => labels[value] ?? value,
    values: Object.keys(labels),
  }
}
