import type { SourceLetter } from '#app/domain/source.ts'
import type { Earnings, EarningsDimension } from './commissions/earnings.server.ts'
import type { CommissionReadingState } from './commissions/fetch-readings.server.ts'
import type { ReportedSale, ReportPeriod, StateCount } from './commissions/reconcile.server.ts'
import type { SaleState } from './commissions/sale-state.ts'
import type { SilentRetailer } from './commissions/silent-retailers.server.ts'
import type { LinkTrouble } from './health/link-troubles.server.ts'

/** Reports for operators on clicks, earnings and links. */
export interface OutboundReports {
  fetchStates(period: ReportPeriod): Promise<StateCount[]>
  fetchSales(state: SaleState, period: ReportPeriod): Promise<ReportedSale[]>
  fetchSalesOfClick(subId: string): Promise<ReportedSale[]>
  fetchEarnings(dimension: EarningsDimension, period: ReportPeriod): Promise<Earnings[]>
  fetchSilentRetailers(): Promise<SilentRetailer[]>
  fetchReadings(): Promise<CommissionReadingState[]>
  fetchTroubles(): Promise<LinkTrouble[]>
  /** False when the offer is not in trouble. */
  dismiss(source: SourceLetter, productId: string): Promise<boolean>
}
