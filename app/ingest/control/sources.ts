import type { CountedDoubt } from '#app/domain/doubt.ts'
import type { ConnectorHealth } from '#app/sources/connector.ts'
import type { ReleasePreview } from '../preview-release.server.ts'
import type { SyncCalls } from '../sync-calls.server.ts'
import type { RunStatus } from '../sync-status.server.ts'
import type { LiveCall } from './call-source.server.ts'
import type { RejectedRecord, RejectionGroup } from './fetch-rejected.ts'
import type { PastRun } from './fetch-runs.ts'

/** The sources, for operators to monitor and control. */
export interface Sources {
  /** Fetches every configured source and every feed, sorted by name. */
  fetchAll(): Promise<SourceRow[]>
  fetchRuns(row: SourceRow): Promise<PastRun[]>
  /** Fetches the rejections of a run by reason, the most frequent first. */
  fetchRejections(run: number): Promise<RejectionGroup[]>
  /**
   * Fetches the records of a run that were rejected
   * for a reason, starting after the record `after`.
   */
  fetchRejected(run: number, reason: string, after: string | undefined): Promise<RejectedRecord[]>
  /** Fetches the values that a run could not use. */
  fetchDoubts(run: number): Promise<CountedDoubt[]>
  /** Finds the quarantined step of the row's run, if any, and the effect of releasing it. */
  findHeldStep(row: SourceRow): Promise<HeldStep | undefined>
  /** Queues a sync and records it in the audit log. Returns false if one is already waiting. */
  requestSync(actor: string, row: SourceRow): Promise<boolean>
  /**
   * Releases or discards the quarantined products of a run. Returns an error message if that is not
   * possible. The audit log records the decision.
   */
  decide(
    actor: string,
    decision: QuarantineDecision,
    row: SourceRow,
    run: number,
  ): Promise<string | undefined>
  /**
   * Removes a feed's products from the catalogue. Returns an error message if that is
   * not possible. The audit log records the removal.
   */
  removeFeed(actor: string, row: SourceRow): Promise<string | undefined>
  /** Counts a feed's products that shoppers can see; undefined for a source with a schedule. */
  countFeed(row: SourceRow): Promise<number | undefined>
  /**
   * Requests an available product from a configured source; with `retailers`,
   * one that they sell. Undefined if there is no such source or product.
   */
  call(row: SourceRow, retailers?: readonly string[]): Promise<LiveCall | undefined>
}

export type QuarantineDecision = 'release' | 'discard'

export interface SourceRow extends RunStatus {
  /** The source's name, or the feed's scope: `f:alder-uk`. */
  name: string
  title: string
  trouble: SourceTrouble | undefined
  /** The state of the calls in the last sync; absent for feeds, and before the first sync. */
  syncCalls?: SyncCalls
  /** The schedule; absent for feeds and for sources that are no longer configured. */
  schedule?: SourceSchedule
}

export interface SourceSchedule {
  nextRunAt: Date
  ratePerMinute: number
  /** True if a sync is queued and no server has started it. */
  isWaiting: boolean
  /** The state of this server's live calls. */
  health: ConnectorHealth | undefined
}

/** The reason why a source needs an operator's attention. */
export type SourceTrouble = 'quarantined' | 'implausible' | 'failed' | 'late'

export interface HeldStep extends ReleasePreview {
  run: number
  reason: string
  heldAt: Date
}
