import type { RakutenOrder } from './rakuten-query.ts'
import { rakutenRow } from './wire.ts'

/** The ways a row is told apart: what it is, and where it stands in an order. */
export interface RowFacts {
  key: string
  /** Whose row it is; absent where it does not say. */
  mid: string | undefined
  name: string
  price: string
  /** From the outermost: Apparel, Women, Tops, Shirts. */
  categories: string[]
}

export function readRowFacts(record: unknown): RowFacts {
  const row = rakutenRow.safeParse(record).data
  const { primary = '', secondary = '' } = row?.category ?? {}
  return {
    // A row without a readable id is told from others by all it says.
    key: row?.linkid || JSON.stringify(record),
    mid: row?.mid || undefined,
    name: row?.productname.toLowerCase() ?? '',
    price: row?.price ?? '',
    categories: toLevels(primary, secondary),
  }
}

/** "Apparel" and "Women~~Tops~~Shirts" → all four; "Women" and "Women~~Tops" → Women, Tops. */
export function toLevels(primary: string, secondary: string): string[] {
  const levels = [primary, ...secondary.split('~~')].map(level => level.trim()).filter(Boolean)
  return levels.filter((level, index) => level.toLowerCase() !== levels[index - 1]?.toLowerCase())
}

/**
 * The rows seen from the ends of orders, of a query that does not tell how many it has. Read up and down, an order has
 * shown every row once both directions have met the rows of two places: all others lie before the one or behind the
 * other. A single place would not do, since of its rows either direction may show the same half.
 */
export interface RowEnds {
  /** The row as one more of this order; false when it was met before, in whichever order. */
  add(row: RowFacts, order: RakutenOrder): boolean
  has(key: string): boolean
  /** Whether an order has been read from both ends past its middle. */
  isWhole(): boolean
}

export function createRowEnds(): RowEnds {
  /** Where each row stood in each order. */
  const byOrder = new Map<RakutenOrder, Map<string, string>>()
  const all = new Set<string>()
  const sharedPlaces = { name: new Set<string>(), price: new Set<string>() }

  return {
    add(row, order) {
      const by = order.startsWith('name') ? 'name' : 'price'
      const places = byOrder.get(order) ?? new Map<string, string>()
      byOrder.set(order, places.set(row.key, row[by]))
      // A row whose price has changed meanwhile jumps from end to end, and proves nothing.
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
