import type { RakutenOrder } from './rakuten-query.ts'
import { rakutenRow } from './wire.ts'

/** The identity of a row and its position in each order. */
export interface RowFacts {
  key: string
  /** The row's advertiser, if it states one. */
  mid: string | undefined
  name: string
  price: string
  /** The category's levels, outermost first: Apparel, Women, Tops, Shirts. */
  categories: string[]
}

export function readRowFacts(record: unknown): RowFacts {
  const row = rakutenRow.safeParse(record).data
  const { primary = '', secondary = '' } = row?.category ?? {}
  return {
    // A row without a readable id is identified by its whole content.
    key: row?.linkid || JSON.stringify(record),
    mid: row?.mid || undefined,
    name: row?.productname.toLowerCase() ?? '',
    price: row?.price ?? '',
    categories: toLevels(primary, secondary),
  }
}

/**
 * Returns the levels of a category: "Apparel" and "Women~~Tops~~Shirts"
 * → all four; "Women" and "Women~~Tops" → Women, Tops.
 */
export function toLevels(primary: string, secondary: string): string[] {
  const levels = [primary, ...secondary.split('~~')].map(level => level.trim()).filter(Boolean)
  return levels.filter((level, index) => level.toLowerCase() !== levels[index - 1]?.toLowerCase())
}

/**
 * The rows seen from both ends of each order, for a query that does not report its total. Once
 * both directions have read rows at the same two positions (names or prices), every row has been
 * read: all others lie before the first position or after the second. One position is not enough,
 * because several rows can share it, and both directions may have read the same half of them.
 */
export interface RowEnds {
  /**
   * Adds a row seen in this order. Returns false if it
   * was already seen in this or another sort order.
   */
  add(row: RowFacts, order: RakutenOrder): boolean
  has(key: string): boolean
  /** Returns true once both directions of an order have met. */
  isWhole(): boolean
}

export function createRowEnds(): RowEnds {
  /** Each row's position in each order. */
  const byOrder = new Map<RakutenOrder, Map<string, string>>()
  const all = new Set<string>()
  const sharedPlaces = { name: new Set<string>(), price: new Set<string>() }

  return {
    add(row, order) {
      const by = order.startsWith('name') ? 'name' : 'price'
      const places = byOrder.get(order) ?? new Map<string, string>()
      byOrder.set(order, places.set(row.key, row[by]))
      // A row whose price changes during the read can jump from one
      // end to the other, which does not mean that the ends have met.
      if (byOrder.get(toOpposite(order))?.get(row.key) === row[by]) sharedPlaces[by].add(row[by])
      const isNew = !all.has(row.key)
      all.add(row.key)
      return isNew
    },
    has: key => all.has(key),
    isWhole: () => sharedPlaces.name.size > 1 || sharedPlaces.price.size > 1,
  }
}

function toOpposite(order: RakutenOrder): RakutenOrder {
  const opposites = {
    'name-up': 'name-down',
    'name-down': 'name-up',
    'price-up': 'price-down',
    'price-down': 'price-up',
  } as const
  return opposites[order]
}
