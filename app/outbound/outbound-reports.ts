import type { ProductKey } from '#app/domain/product-key.ts'
import type { Earnings, EarningsDimension } from './commissions/earnings.server.ts'
import type { CommissionReadingState } from './commissions/fetch-readings.server.ts'
import type { ReportedSale, ReportPeriod, StateCount } from './commissions/reconcile.server.ts'
import type { SaleState } from './commissions/sale-state.ts'
import type { SilentRetailer } from './commissions/silent-retailers.server.ts'
import type { LinkDecision } from './health/decide-on-link.server.ts'
import type { LinkTrouble } from './health/link-troubles.server.ts'

/** Reports for operators on clicks, earnings and links. */
export interface OutboundReports {
  fetchStates(period: ReportPeriod): Promise<StateCount[]>
  fetchSales(state: SaleState, period: ReportPeriod): Promise<ReportedSale[]>
  fetchSalesOfClick(subId: string): Promise<ReportedSale[]>
  fetchEarnings(dimension: EarningsDimension, period: ReportPeriod): Promise<Earnings[]>
  fetchSilentRetailers(): Promise<SilentRetailer[]>
  fetchReadings(): Promise<CommissionReadingState[]>
  fetchTroubles(kind: 'open' | 'decided'): Promise<LinkTrouble[]>
  /** False when the offer's link is not bad. */
  decideOnLink(key: ProductKey, decision: LinkDecision, actor: string): Promise<boolean>
}
