import { getBrand } from './brands.ts'
import { type Columns, createColumns } from './columns.ts'
import { toDay } from './days.ts'
import { hashText } from './hash.ts'
import { getFacts, type ProductFacts } from './product-facts.ts'
import { findProductIndex, toProductId } from './product-id.ts'
import { createFilter, createOrder, type WorldQuery, type WorldSort } from './query.ts'
import { hasWords } from './search-words.ts'

/** An invented market determined by its seed, size and day. */
export interface World {
  seed: number
  products: number
  /** The current day, as days since 1970-01-01. */
  day: number
  columns: Columns
  /** Returns the first `reach` matches in order, and the total number of matches. */
  search(query: WorldQuery, sort: WorldSort): SearchResult
  /** Returns every match for counting, in no particular order. */
  forEachMatch(query: WorldQuery, visit: (index: number) => void): void
  toId(index: number): number
  findIndex(id: number): number | undefined
  getFacts(index: number): ProductFacts
  /** Sets the day; products and ids stay the same, prices and stock change. */
  setToday(date: string | Date): void
}

export interface SearchResult {
  indices: Uint32Array
  total: number
}

/** Pagination ends at this row, regardless of the query's total. */
export const reach = 5000
const cachedResults = 64

export function createWorld(options: {
  seed: string | number
  products: number
  today: string | Date
}): World {
  const seed = typeof options.seed === 'number' ? options.seed >>> 0 : hashText(options.seed)
  const { products } = options
  if (!Number.isInteger(products) || products < 1 || products > 2 ** 23) {
    throw new RangeError(`the number of products must be 1 to ${2 ** 23}, not ${products}`)
  }
  let columns = createColumns(seed, products, toDay(options.today))
  const orders = new Map<WorldSort, Uint32Array>()
  const results = new Map<string, SearchResult>()

  function getOrder(sort: WorldSort): Uint32Array {
    const order = orders.get(sort) ?? createOrder(columns, sort)
    orders.set(sort, order)
    return order
  }

  function matchesWords(index: number, words: readonly string[]): boolean {
    return hasWords(seed, getFacts(seed, index, columns.day), words)
  }

  function search(query: WorldQuery, sort: WorldSort): SearchResult {
    const key = JSON.stringify([sort, { ...query, category: query.category?.index }])
    const cached = results.get(key)
    if (cached) {
      results.delete(key)
      results.set(key, cached)
      return cached
    }
    const matches = createFilter(columns, query, matchesWords)
    const first = new Uint32Array(reach)
    let total = 0
    for (const index of getOrder(sort)) {
      if (!matches(index)) continue
      if (total < reach) first[total] = index
      total += 1
    }
    const result = { indices: first.slice(0, Math.min(total, reach)), total }
    results.set(key, result)
    const oldest = results.keys().next().value
    if (results.size > cachedResults && oldest !== undefined) results.delete(oldest)
    return result
  }

  return {
    seed,
    products,
    search,
    get day() {
      return columns.day
    },
    get columns() {
      return columns
    },
    forEachMatch(query, visit) {
      const matches = createFilter(columns, query, matchesWords)
      for (let i = 0; i < products; i++) if (columns.isListed[i] && matches(i)) visit(i)
    },
    toId: index => toProductId(seed, index),
    findIndex: id => findProductIndex(seed, id, products),
    getFacts: index => getFacts(seed, index, columns.day),
    setToday(date) {
      const day = toDay(date)
      if (day === columns.day) return
      columns = createColumns(seed, products, day)
      orders.clear()
      results.clear()
    },
  }
}

/** Returns a record's brand in the retailer's spelling. */
export function getRetailerBrand(facts: ProductFacts): string {
  const name = getBrand(facts.brand).name
  return facts.retailer % 3 === 0 ? name.toUpperCase() : name
}
