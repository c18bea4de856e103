import { type ClicksQuery, clicksGroupings } from '#app/domain/clicks-query.ts'
import { formatUsd } from '#app/domain/currency.ts'
import type { ReportedSale } from '#app/outbound/commissions/reconcile.server.ts'
import { saleStateMeanings, saleStates } from '#app/outbound/commissions/sale-state.ts'
import type { OutboundReports } from '#app/outbound/outbound-reports.ts'
import { formatTime } from './format-time.ts'

export interface ClicksPage {
  query: ClicksQuery
  groupings: readonly string[]
  rows: ClicksRow[]
  states: { state: string; count: number; commission: string; meaning: string; hasList: boolean }[]
  /** The sales in the chosen state or from the chosen click. */
  sales: SaleRow[]
  silent: { retailer: string; network: string; clicks: number; expected: string; since: string }[]
  readings: { network: string; readUntil: string; note: string }[]
}

export interface ClicksRow {
  name: string
  clicks: number
  sales: number
  commission: string
  perClick: string
  /** Relative to the longest bar, from 0 to 1. */
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
  subId: string
  account: string
  /** The click's time, storefront, page and product; absent if no click is known. */
  click?: { at: string; storefront: string; page: string; product: string }
}

const dayMs = 24 * 3_600_000

/** The view model of the operators' clicks page, formatted as text. */
export async function getClicksPage(
  reports: OutboundReports,
  query: ClicksQuery,
  now = new Date(),
): Promise<ClicksPage> {
  const period = { from: new Date(now.getTime() - query.days * dayMs), until: now }
  const state = saleStates.find(each => each === query.state)
  const rows = await reports.fetchEarnings(query.by, period)
  const states = await reports.fetchStates(period)
  const sales = query.click
    ? await reports.fetchSalesOfClick(query.click)
    : state && state !== 'click without sale'
      ? await reports.fetchSales(state, period)
      : []
  const most = Math.max(1, ...rows.map(({ clicks }) => clicks))
  return {
    query: { ...query, state },
    groupings: clicksGroupings,
    rows: rows.map(({ name, clicks, sales: count, commissionUsdCents, perClick }) => ({
      ...{ name, clicks, sales: count, commission: formatUsd(commissionUsdCents) },
      perClick: `${perClick.toFixed(2)}\u00a0¢`,
      share: clicks / most,
    })),
    states: states.map(each => ({
      state: each.state,
      count: each.count,
      commission: formatUsd(each.commissionUsdCents),
      meaning: saleStateMeanings[each.state],
      hasList: each.count > 0 && each.state !== 'click without sale',
    })),
    sales: sales.map(toSaleRow),
    silent: (await reports.fetchSilentRetailers()).map(({ expectedSales, since, ...each }) => ({
      ...each,
      expected: expectedSales.toFixed(0),
      since: formatTime(since),
    })),
    readings: (await reports.fetchReadings()).map(({ network, readUntil, error, faults }) => ({
      network,
      readUntil: readUntil ? formatTime(readUntil) : 'never',
      note: error ?? (faults > 0 ? `${faults} records could not be used` : ''),
    })),
  }
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
    subId: sale.subId ?? '',
    account: sale.account ?? '',
    ...(click && {
      click: {
        at: formatTime(click.clickedAt),
        storefront: click.storefront,
        page: click.page,
        product: `${click.source} ${click.productId}`,
      },
    }),
  }
}
