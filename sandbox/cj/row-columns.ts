import { mix } from '../world/hash.ts'
import type { Offers } from '../world/offers.ts'
import { type CjRow, getRows } from './row.ts'

/** The columns that queries scan, with one entry per row, in the upstream's order. */
export interface CjColumns {
  day: number
  length: number
  /** The product's number and the index of its variant. */
  product: Uint32Array
  variant: Uint8Array
  feed: Uint8Array
  /** The price that a shopper pays, in hundredths of the advertiser's currency. */
  price: Uint32Array
  isDeleted: Uint8Array
  /** The day of the row's last change. */
  modified: Uint16Array
}

/**
 * Returns all rows as of the world's current day. They are shuffled, so that
 * variants of a product are pages apart. One row in two hundred is duplicated.
 */
export function createColumns(offers: Offers): CjColumns {
  const { seed } = offers.world
  const rows: {
    product: number
    variant: number
    feed: number
    price: number
    isDeleted: boolean
    modified: number
    key: number
  }[] = []
  for (let product = 0; product < offers.counts.cj; product++) {
    const offer = offers.get('cj', product)
    getRows(seed, offer).forEach((row, variant) => {
      const entry = {
        product,
        variant,
        feed: row.feed.index,
        price: row.saleCents || row.listCents,
        isDeleted: row.isDeleted,
        modified: offer.facts.modifiedDay,
        key: mix(row.own, 5),
      }
      rows.push(entry)
      if (mix(row.own, 6) % 200 === 0) rows.push({ ...entry, key: mix(row.own, 7) })
    })
  }
  rows.sort((a, b) => a.key - b.key || a.product - b.product || a.variant - b.variant)
  return {
    day: offers.world.day,
    length: rows.length,
    product: Uint32Array.from(rows, row => row.product),
    variant: Uint8Array.from(rows, row => row.variant),
    feed: Uint8Array.from(rows, row => row.feed),
    price: Uint32Array.from(rows, row => row.price),
    isDeleted: Uint8Array.from(rows, row => (row.isDeleted ? 1 : 0)),
    modified: Uint16Array.from(rows, row => row.modified),
  }
}

export interface CjRows {
  /** Returns the columns, which are rebuilt when the day changes. */
  getColumns(): CjColumns
  getRow(at: number): CjRow
}

export function createCjRows(offers: Offers): CjRows {
  let columns: CjColumns | undefined
  const getColumns = () => {
    if (columns?.day !== offers.world.day) columns = createColumns(offers)
    return columns
  }
  const getRow = (at: number): CjRow => {
    const { product, variant } = getColumns()
    const rows = getRows(offers.world.seed, offers.get('cj', product[at] ?? 0))
    const row = rows[variant[at] ?? 0]
    if (!row) throw new RangeError(`no row ${at}`)
    return row
  }
  return { getColumns, getRow }
}
