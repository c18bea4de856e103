import type { ProductChange } from '#app/store/changes.server.ts'

let lastChange = 0

/**
 * Makes a change as the store reports it. Searchable text
 * that is not passed is derived from the other fields.
 */
export function makeChange(number: number, changes: Partial<ProductChange> = {}): ProductChange {
  lastChange += 1
  const change: Omit<ProductChange, 'words'> = {
    number,
    changedAt: lastChange,
    isGone: false,
    groupNumber: undefined,
    cardNumber: changes.groupNumber,
    brand: 'Northquay',
    retailer: 'Alder & Finch',
    categoryId: 'dresses',
    colors: [],
    sizes: [],
    madeOf: [],
    fiberShares: [],
    isPreOwned: false,
    isRental: false,
    usdCents: 10_000,
    isOnSale: false,
    discount: 0,
    hasDropped: false,
    newnessDay: 20_000,
    popularity: 0,
    trendRank: undefined,
    inStock: true,
    ...changes,
  }
  const { brand, categoryId, colors } = change
  const words = {
    name: `Thing ${number}`,
    brand,
    categoryId,
    colors: colors.join(' '),
    materials: '',
    description: '',
  }
  return { words, ...change }
}
