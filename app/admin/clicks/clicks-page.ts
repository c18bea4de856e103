import { formatQuantity } from '#app/domain/count.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { reportingNetworks } from '#app/networks/all-networks.server.ts'
import type { Earnings } from '#app/outbound/commissions/earnings.server.ts'
import type { CommissionReadingState } from '#app/outbound/commissions/fetch-readings.server.ts'
import type { ReportedSale, StateCount } from '#app/outbound/commissions/reconcile.server.ts'
import { getLastDays, type ReportPeriod } from '#app/outbound/commissions/report-period.ts'
import {
  type SaleState,
  saleStateMeanings,
  saleStates,
} from '#app/outbound/commissions/sale-state.ts'
import type { VisitorCounts } from '#app/outbound/commissions/visitors.server.ts'
import type { OutboundReports } from '#app/outbound/outbound-reports.ts'
import { mergeSilent } from '#app/overrides/retailers/merge-silent.ts'
import type { RetailerSettings } from '#app/overrides/retailers/retailer-settings.ts'
import { createRetailerView } from '#app/overrides/retailers/retailer-view.ts'
import { formatTime } from '../frame/format-time.ts'
import { adminClickPath } from './admin-clicks-path.ts'
import { type ClicksQuery, clicksGroupings } from './clicks-query.ts'
import { reportEarnings } from './report-earnings.ts'

export interface ClicksPage {
  query: ClicksQuery
  groupings: readonly string[]
  rows: ClicksRow[]
  /** The number of rows that are only in the CSV file. */
  more: number
  /** What the rows do not count, one phrase each. */
  leftOut: string[]
  states: { state: string; count: number; commission: string; meaning: string; hasList: boolean }[]
  /** The sales in the chosen state. */
  sales: SaleRow[]
  /** The latest clicks without a sale, if that is the chosen state. */
  unsold: { subId: string; at: string; retailer: string; place: string; path: string }[]
  silent: { retailer: string; network: string; clicks: number; expected: string; since: string }[]
  readings: { network: string; readUntil: string; note: string }[]
  /** The networks whose reports can be uploaded. */
  networks: { value: string; label: string }[]
}

export interface ClicksRow {
  name: string
  clicks: number
  sales: number
  commission: string
  perClick: string
  /** The length of the bar relative to the longest one, from 0 to 1. */
  share: number
}

export interface SaleRow {
  id: string
  state: string
  network: string
  retailer: string
  soldAt: string
  sale: string
  commission: string
  payment: string
  account: string
  /** The time and place of the click; absent if there is no click. */
  clicked?: string
  /** The path of the page with the click's history. */
  path?: string
}

const dayMs = 24 * 3_600_000
/** The maximum number of rows, enough for a year of days; the CSV file has all rows. */
const maxRows = 366

export interface ClicksOptions {
  /** The settings by which several names are one retailer. */
  retailers?: readonly RetailerSettings[]
  now?: Date
}

/** Returns the view model of the operators' clicks page, formatted as text. */
export async function getClicksPage(
  reports: OutboundReports,
  query: ClicksQuery,
  { retailers = [], now = new Date() }: ClicksOptions = {},
): Promise<ClicksPage> {
  const period = getLastDays(query.days, now)
  const state = saleStates.find(each => each === query.state)
  const [rows, visitors, states, sales, unsold, silent, readings] = await Promise.all([
    reportEarnings(reports, query, { retailers, now }),
    reports.fetchVisitors(period),
    reports.fetchStates(period),
    state && state !== 'click without sale' ? reports.fetchSales(state, period) : [],
    state === 'click without sale' ? reports.fetchClicksWithoutSale(period) : [],
    reports.fetchSilentRetailers(),
    reports.fetchReadings(),
  ])
  const view = createRetailerView(retailers)
  const toShownName = (name: string) => view?.toShownName(name) ?? name
  const complete = query.by === 'day' ? addEmptyDays(rows, period) : rows
  const most = Math.max(1, ...rows.map(({ clicks }) => clicks))
  return {
    query: { ...query, state },
    groupings: clicksGroupings,
    rows: complete.slice(0, maxRows).map(row => ({
      ...{ name: row.name, clicks: row.clicks, sales: row.sales },
      commission: formatUsd(row.commissionUsdCents),
      perClick: formatUsd(row.perClick),
      share: row.clicks / most,
    })),
    more: Math.max(0, complete.length - maxRows),
    leftOut: [...listLeftOutSales(states), ...listLeftOutClicks(visitors)],
    states: states.map(each => ({
      state: each.state,
      count: each.count,
      commission: formatUsd(each.commissionUsdCents),
      meaning: saleStateMeanings[each.state],
      hasList: each.count > 0,
    })),
    sales: sales.map(toSaleRow),
    unsold: unsold.map(({ subId, clickedAt, retailer, storefront, page, source, productId }) => ({
      ...{
        subId,
        retailer: toShownName(retailer),
        at: formatTime(clickedAt),
        path: adminClickPath(subId),
      },
      place: `${storefront}, ${page}, ${source} ${productId}`,
    })),
    silent: mergeSilent(silent, toShownName).map(({ expectedSales, since, ...each }) => ({
      ...each,
      expected: expectedSales.toFixed(0),
      since: formatTime(since),
    })),
    networks: reportingNetworks.map(({ id, name }) => ({ value: id, label: name })),
    readings: readings.map(reading => ({
      network: reading.network,
      readUntil: reading.readUntil ? formatTime(reading.readUntil) : 'never',
      note: noteReading(reading),
    })),
  }
}

function noteReading({ error, faults, missing }: CommissionReadingState): string {
  const toDay = (time: Date) => formatTime(time).slice(0, 10)
  return [
    error,
    faults > 0 ? `${formatQuantity(faults, 'record')} could not be used` : undefined,
    missing && `upload the report of ${toDay(missing.from)} to ${toDay(missing.until)}`,
  ]
    .filter(part => part !== undefined)
    .join('; ')
}

/** The states whose sales earn nothing: the words before and after "sales". */
const leftOutStates = {
  reversed: ['reversed ', ''],
  'wrong storefront': ['', ' credited to another storefront’s website'],
  'sale without click': ['', ' from none of our clicks'],
} as const satisfies Partial<Record<SaleState, readonly string[]>>

function listLeftOutSales(states: readonly StateCount[]): string[] {
  return Object.entries(leftOutStates).map(([state, [before, after]]) => {
    const found = states.find(each => each.state === state)
    const count = found?.count ?? 0
    const amount = count === 0 ? '' : ` (${formatUsd(found?.commissionUsdCents ?? 0)})`
    return `${formatQuantity(count, `${before}sale`)}${after}${amount}`
  })
}

function listLeftOutClicks({ bot, prefetch }: VisitorCounts): string[] {
  return [
    `${formatQuantity(bot, 'click')} by bots`,
    formatQuantity(prefetch, 'prefetch', 'prefetches'),
  ]
}

/** Adds days without clicks, so that the chart has no gaps. Newest first. */
function addEmptyDays(rows: readonly Earnings[], { from, until }: ReportPeriod): Earnings[] {
  const byDay = new Map(rows.map(row => [row.name, row]))
  const first = rows[0]?.name
  const days: Earnings[] = []
  for (let time = until.getTime() - dayMs; time >= from.getTime(); time -= dayMs) {
    const name = new Date(time).toISOString().slice(0, 10)
    // Leaves out the days before the first click of a new deployment.
    if (first === undefined || name < first) break
    days.push(byDay.get(name) ?? { name, clicks: 0, sales: 0, commissionUsdCents: 0, perClick: 0 })
  }
  return days
}

function toSaleRow(sale: ReportedSale): SaleRow {
  const { click } = sale
  return {
    id: `${sale.network} ${sale.saleId}`,
    state: sale.state,
    network: sale.network,
    retailer: sale.retailer,
    soldAt: formatTime(sale.happenedAt),
    sale: formatUsd(sale.saleUsdCents),
    commission: formatUsd(sale.commissionUsdCents),
    payment: sale.isPaid === undefined ? 'not reported' : sale.isPaid ? 'paid' : 'not paid',
    account: sale.account ?? '',
    ...(click && {
      clicked: [
        formatTime(click.clickedAt),
        click.storefront,
        click.page,
        `${click.source} ${click.productId}`,
      ].join(', '),
    }),
    ...(sale.subId ? { path: adminClickPath(sale.subId) } : {}),
  }
}
