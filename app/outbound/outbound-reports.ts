import type { ProductKey } from '#app/domain/product-key.ts'
import type { ClickStory } from './commissions/click-story.server.ts'
import type { Earnings, EarningsDimension } from './commissions/earnings.server.ts'
import type { CommissionReadingState } from './commissions/fetch-readings.server.ts'
import type { ImportedReport, ReportImport } from './commissions/import-report.server.ts'
import type { ReportedSale, StateCount, UnsoldClick } from './commissions/reconcile.server.ts'
import type { ReportPeriod } from './commissions/report-period.ts'
import type { SaleState } from './commissions/sale-state.ts'
import type { SilentRetailer } from './commissions/silent-retailers.server.ts'
import type { VisitorCounts } from './commissions/visitors.server.ts'
import type { LinkDecision } from './health/decide-on-link.server.ts'
import type { LinkTrouble } from './health/link-troubles.server.ts'

/** Reports for operators on clicks, earnings and links. */
export interface OutboundReports {
  fetchStates(period: ReportPeriod): Promise<StateCount[]>
  fetchSales(state: SaleState, period: ReportPeriod): Promise<ReportedSale[]>
  /** Fetches the latest clicks without a sale. */
  fetchClicksWithoutSale(period: ReportPeriod): Promise<UnsoldClick[]>
  /** Fetches a click's history; undefined for an unknown sub-id. */
  fetchClickStory(subId: string): Promise<ClickStory | undefined>
  fetchEarnings(dimension: EarningsDimension, period: ReportPeriod): Promise<Earnings[]>
  /** Counts all clicks, including those that the other reports leave out. */
  fetchVisitors(period: ReportPeriod): Promise<VisitorCounts>
  fetchSilentRetailers(): Promise<SilentRetailer[]>
  fetchReadings(): Promise<CommissionReadingState[]>
  /** Stores a network's CSV report. Throws a `ReportError`. */
  importReport(text: string, report: ReportImport): Promise<ImportedReport>
  /** Adds up the earnings of retailers' names that operators see as one. */
  fetchTroubles(
    kind: 'open' | 'decided',
    toShownName: (name: string) => string,
  ): Promise<LinkTrouble[]>
  /** Stores a decision about an offer's bad link; returns false if the link is not bad. */
  decideOnLink(key: ProductKey, decision: LinkDecision, actor: string): Promise<boolean>
}
