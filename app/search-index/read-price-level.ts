import { formatPriceRange, formatPriceRangeLabel } from '#app/domain/price-range.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import { hasBit, listBits } from './bits.ts'
import type { Columns } from './columns.ts'
import type { FilterSets } from './counts/filter-sets.ts'
import type { IndexQuery } from './index-interface.ts'
import type { ProductTable } from './product-table.ts'
import { isAudience } from './text/query/read-names.ts'
import { isFullMatch, type WordMatch } from './text/ranking/word-match.ts'

/** The share of a category's products that are cheap. */
export const cheapShare = 1 / 3
/** Fewer prices than this have no level. */
export const minPrices = 5

/**
 * Turns "cheap" into a price limit that a third of the products meet: those of the category that
 * the search names, or those that match if it names none or one with too few prices. Cheap coats
 * cost more than cheap socks. Any other price limit takes precedence.
 */
export function readPriceLevel(
  table: ProductTable,
  filterSets: FilterSets,
  match: WordMatch,
  requested: Pick<IndexQuery, 'prices'>,
): Pick<WordMatch, 'reading' | 'filters'> {
  if (!asksForPriceLevel(match, requested)) return match
  const category = findPricedCategory(match.reading)
  const prices = [
    ...(category === undefined ? [] : [listPricesIn(table, filterSets, category)]),
    listMatchedPrices(table, match),
  ].find(({ length }) => length >= minPrices)
  if (prices === undefined) return match
  return addPriceLevel(match, prices.sort()[Math.floor(prices.length * cheapShare)] ?? 0)
}

/** The parts of a match that concern prices. */
type PricedMatch = Pick<WordMatch, 'reading' | 'filters' | 'cheap'>

export function asksForPriceLevel(
  { filters, cheap }: PricedMatch,
  requested: Pick<IndexQuery, 'prices'>,
): boolean {
  return cheap !== undefined && filters.prices === undefined && requested.prices.length === 0
}

/** Adds the price limit that "cheap" stands for, from a price of the products meant. */
export function addPriceLevel(
  { reading, filters, cheap }: PricedMatch,
  cents: number,
): Pick<WordMatch, 'reading' | 'filters'> {
  if (cheap === undefined) return { reading, filters }
  const range = { max: roundUp(cents) }
  const value = formatPriceRange(range)
  const label = `Cheap: ${formatPriceRangeLabel(range).toLowerCase()}`
  return {
    reading: {
      ...reading,
      understood: [...reading.understood, { group: 'prices', value, label, ...cheap }],
    },
    filters: { ...filters, prices: [value] },
  }
}

/** Finds the category whose prices decide what is cheap, if it has enough of them. */
export function findPricedCategory({ understood }: QueryReading): string | undefined {
  return understood.findLast(({ group, value }) => group === 'category' && !isAudience(value))
    ?.value
}

function listPricesIn(
  { columns, size }: ProductTable,
  filterSets: FilterSets,
  category: string,
): Uint32Array {
  const found = new Uint32Array(size)
  return toPrices(columns, found.subarray(0, listBits(filterSets.getBranch(category), found)))
}

function listMatchedPrices(
  { columns, listed }: ProductTable,
  { numbers, scores }: WordMatch,
): Uint32Array {
  const isMatch = (number: number, at: number) =>
    isFullMatch(scores[at] ?? 0) && hasBit(listed, number)
  return toPrices(columns, numbers.filter(isMatch))
}

function toPrices({ prices }: Columns, numbers: Uint32Array): Uint32Array {
  return numbers.map(number => prices[number] ?? 0).filter(price => price > 0)
}

/** Rounds cents up to a price that people name: whole dollars, fives, tens and so on. */
function roundUp(cents: number): number {
  const step = [2_000, 10_000, 50_000].reduce(
    (all, limit, at) => (cents > limit ? ([500, 1_000, 5_000][at] ?? all) : all),
    100,
  )
  return Math.ceil(cents / step) * step
}
