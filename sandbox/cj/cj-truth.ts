import type { CjBreakage } from './row.ts'
import type { CjRows } from './row-columns.ts'

/** Totals of the network's responses. */
export interface CjTruth {
  /** Rows from advertisers that the publisher has joined, with duplicates but without deleted rows. */
  rows: number
  /**
   * The number of products that the rows above belong to. A product
   * consists of all rows in a feed that share a group id, or of one row
   * without a group id. Products with only broken rows are not counted.
   */
  products: number
  /** Duplicated rows. */
  repeatedRows: number
  /** Rows that are returned only to queries for deleted rows. */
  deletedRows: number
  /** Rows from advertisers whose program the publisher has not joined. */
  notJoinedRows: number
  broken: { adId: string; id: string; groupId: string; breakage: CjBreakage }[]
}

/** One of the network's products, built from its usable rows. */
export interface CjProductTruth {
  /** The product's number within the network. */
  number: number
  adId: string
  /** The group id in the product's rows; undefined if the rows have none. */
  groupId: string | undefined
  rowIds: string[]
  thing: string
  shop: string
}

type Counted = { truth: CjTruth; products: CjProductTruth[] }
const countedByDay = new WeakMap<object, Counted>()

export function getCjTruth(rows: CjRows): Counted {
  const columns = rows.getColumns()
  const counted = countedByDay.get(columns) ?? count(rows)
  countedByDay.set(columns, counted)
  return counted
}

function count(rows: CjRows): Counted {
  const truth: CjTruth = {
    rows: 0,
    products: 0,
    repeatedRows: 0,
    deletedRows: 0,
    notJoinedRows: 0,
    broken: [],
  }
  const products = new Map<string, CjProductTruth>()
  const met = new Set<string>()
  const { length } = rows.getColumns()
  for (let at = 0; at < length; at++) {
    const { feed, id, offer, isDeleted, breakage, groupId, sentGroupId } = rows.getRow(at)
    if (!feed.advertiser.isJoined) {
      truth.notJoinedRows += 1
      continue
    }
    if (isDeleted) {
      truth.deletedRows += 1
      continue
    }
    truth.rows += 1
    if (met.has(id)) {
      truth.repeatedRows += 1
      continue
    }
    met.add(id)
    const adId = String(feed.adId)
    if (breakage) {
      truth.broken.push({ adId, id, groupId, breakage })
      continue
    }
    const known = products.get(groupId)
    if (known) known.rowIds.push(id)
    else {
      const sent = sentGroupId === groupId ? groupId : undefined
      products.set(groupId, {
        number: offer.number,
        adId,
        groupId: sent,
        rowIds: [id],
        thing: offer.thing,
        shop: offer.advertiser.retailer.hostDomain,
      })
    }
  }
  truth.products = products.size
  return { truth, products: [...products.values()] }
}
