import type pg from 'pg'
import type { Click } from '../click.ts'
import type { Commission } from './commission.ts'
import { fetchSalesOfClick, type ReportedSale } from './reconcile.server.ts'

/** A click with its sales and commissions. */
export interface ClickStory {
  /** The click; undefined when a network reports a sub-id that matches none of our clicks. */
  click: Click | undefined
  /** The current state of the click's sales. */
  sales: ReportedSale[]
  /** Every record that a network has sent, oldest first. */
  records: ReportedRecord[]
}

export interface ReportedRecord
  extends Pick<Commission, 'network' | 'recordId' | 'status' | 'isPaid' | 'reportedAt'> {
  commissionUsdCents: number
  readAt: Date
  origin: 'api' | 'file'
}

/** Fetches a click's history; undefined if no click or report has the sub-id. */
export async function fetchClickStory(
  pool: Pick<pg.Pool, 'query'>,
  subId: string,
): Promise<ClickStory | undefined> {
  const [click, sales, records] = await Promise.all([
    findClick(pool, subId),
    fetchSalesOfClick(pool, subId),
    fetchRecords(pool, subId),
  ])
  return click || records.length > 0 ? { click, sales, records } : undefined
}

async function findClick(pool: Pick<pg.Pool, 'query'>, subId: string): Promise<Click | undefined> {
  const { rows } = await pool.query<Omit<Click, 'position'> & { position: number | null }>(
    `SELECT clicked_at AS "clickedAt", storefront, source, product_id AS "productId", retailer,
       price_minor::float8 AS "priceMinor", currency, page, position, sub_id AS "subId", device,
       visitor, network, destination_host AS "destinationHost"
     FROM click WHERE sub_id = $1`,
    [subId],
  )
  const [row] = rows
  return row && { ...row, position: row.position ?? undefined }
}

async function fetchRecords(
  pool: Pick<pg.Pool, 'query'>,
  subId: string,
): Promise<ReportedRecord[]> {
  const { rows } = await pool.query<Omit<ReportedRecord, 'isPaid'> & { isPaid: boolean | null }>(
    `SELECT network, record_id AS "recordId", status, is_paid AS "isPaid",
       commission_usd_cents::float8 AS "commissionUsdCents", reported_at AS "reportedAt",
       read_at AS "readAt", origin
     FROM commission WHERE sub_id = $1 ORDER BY reported_at, id LIMIT 100`,
    [subId],
  )
  return rows.map(row => ({ ...row, isPaid: row.isPaid ?? undefined }))
}
