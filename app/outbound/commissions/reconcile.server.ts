import type pg from 'pg'
import type { CommissionNetwork } from '#app/networks/all-networks.server.ts'
import { clickCountQuery } from './click-counts.ts'
import { type ReportPeriod, toWholeDays } from './report-period.ts'
import { type SaleState, saleStates } from './sale-state.ts'
import { earningClick, getCentsPerMinorUnit, reportingNetworks, salesQuery } from './sales-query.ts'

type Database = Pick<pg.ClientBase, 'query'>

export interface StateCount {
  state: SaleState
  count: number
  /** The networks' commissions on these sales, in US cents; 0 for clicks without a sale. */
  commissionUsdCents: number
}

/** A sale and its click, as shown to an operator. */
export interface ReportedSale {
  state: SaleState
  network: CommissionNetwork
  saleId: string
  subId: string | undefined
  account: string | undefined
  retailer: string
  happenedAt: Date
  saleUsdCents: number
  commissionUsdCents: number
  isPaid: boolean | undefined
  click: SaleClick | undefined
}

export interface SaleClick {
  clickedAt: Date
  storefront: string
  source: string
  productId: string
  page: string
  /** The price shown, in minor units of the currency. */
  priceMinor: number
  currency: string
}

export interface UnsoldClick extends SaleClick {
  subId: string
  retailer: string
}

const inPeriod = `coalesce(clicked_at, happened_at) >= $3 AND coalesce(clicked_at, happened_at) < $4`
// NOT IN uses one hashed set regardless of the table
// estimates; NOT EXISTS was planned as nested loops.
const unsoldClick = (from: string, until: string) =>
  `${earningClick} AND click.clicked_at >= ${from} AND click.clicked_at < ${until}
  AND click.sub_id NOT IN (SELECT sub_id FROM commission WHERE sub_id IS NOT NULL)`

/**
 * Counts the sales and clicks in each state, extending the
 * period to whole UTC days. Lists every state, in a fixed order.
 */
export async function fetchStateCounts(
  db: Database,
  period: ReportPeriod,
  now = new Date(),
): Promise<StateCount[]> {
  const whole = toWholeDays(period)
  const { rows } = await db.query<StateCount>(
    `WITH ${salesQuery}, ${clickCountQuery('storefront', whole)}
     SELECT state, count(*)::int AS count, sum(commission_usd_cents)::float8 AS "commissionUsdCents"
     FROM sale_state WHERE ${inPeriod} GROUP BY state
     UNION ALL
     SELECT 'click without sale', greatest(0, (
       SELECT coalesce(sum(clicks), 0) FROM click_count WHERE network IN (${reportingNetworks})
     )
       - (SELECT count(DISTINCT click_id) FROM sale WHERE clicked_at >= $3 AND clicked_at < $4)
     )::int, 0`,
    [now, getCentsPerMinorUnit(), whole.from, whole.until],
  )
  const found = new Map(rows.map(row => [row.state, row]))
  return saleStates.map(state => found.get(state) ?? { state, count: 0, commissionUsdCents: 0 })
}

/**
 * Fetches the sales in one state, highest commission first.
 * For clicks without a sale, see `fetchClicksWithoutSale`.
 */
export async function fetchSales(
  db: Database,
  state: SaleState,
  { from, until }: ReportPeriod,
  { limit = 100, now = new Date() }: { limit?: number; now?: Date } = {},
): Promise<ReportedSale[]> {
  const { rows } = await db.query<SaleRow>(
    `WITH ${salesQuery}
     SELECT ${saleColumns} FROM sale_state WHERE ${inPeriod} AND state = $5
     ORDER BY abs(commission_usd_cents) DESC, network, sale_id LIMIT $6`,
    [now, getCentsPerMinorUnit(), from, until, state, limit],
  )
  return rows.map(toSale)
}

/** Fetches the sales that networks have reported for one click. */
export async function fetchSalesOfClick(
  db: Database,
  subId: string,
  now = new Date(),
): Promise<ReportedSale[]> {
  const { rows } = await db.query<SaleRow>(
    `WITH ${salesQuery}
     SELECT ${saleColumns} FROM sale_state WHERE sub_id = $3 ORDER BY happened_at, sale_id LIMIT 100`,
    [now, getCentsPerMinorUnit(), subId],
  )
  return rows.map(toSale)
}

/** Fetches the sub-ids of clicks without a sale, latest first. */
export async function fetchClicksWithoutSale(
  db: Database,
  { from, until }: ReportPeriod,
  { limit = 100 }: { limit?: number } = {},
): Promise<UnsoldClick[]> {
  const { rows } = await db.query<UnsoldClick>(
    `SELECT sub_id AS "subId", retailer, clicked_at AS "clickedAt", storefront, source,
       product_id AS "productId", page, price_minor::float8 AS "priceMinor", currency
     FROM click WHERE ${unsoldClick('$1', '$2')} ORDER BY clicked_at DESC LIMIT $3`,
    [from, until, limit],
  )
  return rows
}

const saleColumns = `state, network, sale_id AS "saleId", sub_id AS "subId", account, retailer,
  happened_at AS "happenedAt", sale_usd_cents::float8 AS "saleUsdCents",
  commission_usd_cents::float8 AS "commissionUsdCents", is_paid AS "isPaid", click_id AS "clickId",
  clicked_at AS "clickedAt", storefront, source, product_id AS "productId", page,
  price_minor::float8 AS "priceMinor", price_currency AS "priceCurrency"`

interface SaleRow {
  state: SaleState
  network: CommissionNetwork
  saleId: string
  subId: string | null
  account: string | null
  retailer: string
  happenedAt: Date
  saleUsdCents: number
  commissionUsdCents: number
  isPaid: boolean | null
  clickId: string | null
  clickedAt: Date
  storefront: string
  source: string
  productId: string
  page: string
  priceMinor: number
  priceCurrency: string
}

function toSale(row: SaleRow): ReportedSale {
  const { state, network, saleId, retailer, happenedAt, saleUsdCents, commissionUsdCents } = row
  const { clickedAt, storefront, source, productId, page, priceMinor, priceCurrency } = row
  const click = { clickedAt, storefront, source, productId, page, priceMinor }
  return {
    ...{ state, network, saleId, retailer, happenedAt, saleUsdCents, commissionUsdCents },
    subId: row.subId ?? undefined,
    account: row.account ?? undefined,
    isPaid: row.isPaid ?? undefined,
    click: row.clickId === null ? undefined : { ...click, currency: priceCurrency },
  }
}
