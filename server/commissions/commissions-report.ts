import type pg from 'pg'
import { formatUsd } from '#app/domain/currency.ts'
import {
  type Earnings,
  earningsDimensions,
  fetchEarnings,
} from '#app/outbound/commissions/earnings.server.ts'
import {
  type CommissionReadingState,
  fetchReadings,
} from '#app/outbound/commissions/fetch-readings.server.ts'
import {
  fetchClicksWithoutSale,
  fetchSales,
  fetchStateCounts,
  type ReportedSale,
} from '#app/outbound/commissions/reconcile.server.ts'
import { getLastDays } from '#app/outbound/commissions/report-period.ts'
import { type SaleState, saleStateMeanings } from '#app/outbound/commissions/sale-state.ts'
import {
  fetchSilentRetailers,
  type SilentRetailer,
} from '#app/outbound/commissions/silent-retailers.server.ts'
import { mergeEarnings } from '#app/overrides/retailers/merge-earnings.ts'
import { fetchRetailerSettings } from '#app/overrides/retailers/retailer-store.server.ts'
import { formatTable } from './format-table.ts'

const maxRows = 100
const maxNames = 20
const tableDimensions = ['retailer', 'page', 'storefront', 'network'] as const

/** Reports the clicks, sales and earnings of the last `days` days, as tables or as JSON. */
export async function formatReport(
  pool: pg.Pool,
  { days, isJson }: { days: number; isJson: boolean },
): Promise<string> {
  const period = getLastDays(days)
  const states = await fetchStateCounts(pool, period)
  const readings = await fetchReadings(pool)
  const silent = await fetchSilentRetailers(pool)
  const earnings: Partial<Record<string, Earnings[]>> = {}
  for (const dimension of isJson ? earningsDimensions : tableDimensions)
    earnings[dimension] = await fetchEarnings(pool, dimension, period)
  earnings.retailer = mergeEarnings(earnings.retailer ?? [], await fetchRetailerSettings(pool))
  if (isJson)
    return JSON.stringify({ ...period, currency: 'USD', states, silent, readings, earnings })
  const stateRows = states.map(({ state, count, commissionUsdCents }) => [
    state,
    count,
    formatUsd(commissionUsdCents),
    saleStateMeanings[state],
  ])
  const readingRows = readings.map(reading => [
    reading.network,
    reading.readUntil ? formatTime(reading.readUntil) : 'never',
    reading.records,
    reading.faults,
    [reading.error, formatMissing(reading)].filter(Boolean).join('; '),
  ])
  return [
    formatTable(['State', 'Count', 'Commission', ''], stateRows),
    ...tableDimensions.map(dimension => formatEarnings(dimension, earnings[dimension] ?? [])),
    ...(silent.length > 0 ? [formatSilent(silent)] : []),
    formatTable(['Network', 'Read until', 'Records', 'Unusable', ''], readingRows),
  ].join('\n\n')
}

/** Formats the sales or clicks in one state. */
export async function formatState(
  pool: pg.Pool,
  { days, state, isJson }: { days: number; state: SaleState; isJson: boolean },
): Promise<string> {
  const period = getLastDays(days)
  if (state === 'click without sale') {
    const clicks = await fetchClicksWithoutSale(pool, period, { limit: maxRows })
    if (isJson) return JSON.stringify(clicks)
    return formatTable(
      ['Clicked', 'Storefront', 'Retailer', 'Product', 'Page', 'Sub-id'],
      clicks.map(click => [
        formatTime(click.clickedAt),
        click.storefront,
        click.retailer,
        `${click.source} ${click.productId}`,
        click.page,
        click.subId,
      ]),
    )
  }
  const sales = await fetchSales(pool, state, period, { limit: maxRows })
  if (isJson) return JSON.stringify(sales)
  return formatTable(
    [
      'Sold',
      'Network',
      'Retailer',
      'Sale',
      'Commission',
      'Account',
      'Clicked',
      'Product',
      'Sub-id',
    ],
    sales.map(toCells),
  )
}

function toCells(sale: ReportedSale): string[] {
  const { click } = sale
  return [
    formatTime(sale.happenedAt),
    sale.network,
    sale.retailer,
    formatUsd(sale.saleUsdCents),
    formatUsd(sale.commissionUsdCents),
    sale.account ?? '',
    click ? `${formatTime(click.clickedAt)} ${click.storefront}` : '',
    click ? `${click.source} ${click.productId}` : '',
    sale.subId ?? '',
  ]
}

function formatEarnings(dimension: string, earnings: readonly Earnings[]): string {
  const title = dimension.charAt(0).toUpperCase() + dimension.slice(1)
  const rows = earnings
    .slice(0, maxNames)
    .map(({ name, clicks, sales, commissionUsdCents, perClick }) => [
      name,
      clicks,
      sales,
      formatUsd(commissionUsdCents),
      formatUsd(perClick),
    ])
  const table = formatTable([title, 'Clicks', 'Sales', 'Commission', 'Per click'], rows)
  const more = earnings.length - maxNames
  return more > 0 ? `${table}\n… and ${more} more` : table
}

function formatSilent(silent: readonly SilentRetailer[]): string {
  const rows = silent.map(({ retailer, network, since, clicks, expectedSales }) => [
    retailer,
    network,
    formatTime(since),
    clicks,
    expectedSales.toFixed(0),
  ])
  const titles = ['Without the usual sales', 'Network', 'Clicks since', 'Clicks', 'Sales expected']
  return formatTable(titles, rows)
}

function formatMissing({ missing }: Pick<CommissionReadingState, 'missing'>): string {
  return missing
    ? `import the report of ${formatDay(missing.from)} to ${formatDay(missing.until)}`
    : ''
}

function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function formatTime(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ')
}
