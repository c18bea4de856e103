import type { RakutenBreakage } from './item.ts'
import type { RakutenRows } from './rows.ts'

/** The totals of the network's responses. */
export interface RakutenTruth {
  /** The number of rows that a search can return, counting duplicates. */
  rows: number
  /** The number of usable rows, not counting duplicates. */
  products: number
  repeatedRows: number
  byMid: { mid: string; rows: number }[]
  broken: { mid: string; linkId: string; sku: string; breakage: RakutenBreakage }[]
}

export interface RakutenProductTruth {
  number: number
  mid: string
  linkId: string
  /** Empty if the record has no SKU. */
  sku: string
  thing: string
  shop: string
}

type Counted = { truth: RakutenTruth; products: RakutenProductTruth[] }
const countedByDay = new WeakMap<object, Counted>()

export function getRakutenTruth(rows: RakutenRows): Counted {
  const list = rows.list()
  const counted = countedByDay.get(list) ?? count(list)
  countedByDay.set(list, counted)
  return counted
}

function count(rows: ReturnType<RakutenRows['list']>): Counted {
  const unique = new Set(rows)
  const toKeys = ({ offer, linkId }: (typeof rows)[number]) => ({
    mid: String(offer.advertiser.id),
    linkId,
  })
  const products = [...unique]
    .filter(({ breakage }) => breakage === undefined)
    .map(row => ({
      number: row.offer.number,
      ...toKeys(row),
      sku: row.sku,
      thing: row.offer.thing,
      shop: row.offer.advertiser.retailer.hostDomain,
    }))
  const byMid = Map.groupBy(rows, ({ offer }) => String(offer.advertiser.id))
  const truth = {
    rows: rows.length,
    products: products.length,
    repeatedRows: rows.length - unique.size,
    byMid: [...byMid].map(([mid, { length }]) => ({ mid, rows: length })),
    broken: [...unique].flatMap(row =>
      row.breakage ? [{ ...toKeys(row), sku: row.sku, breakage: row.breakage }] : [],
    ),
  }
  return { truth, products }
}
