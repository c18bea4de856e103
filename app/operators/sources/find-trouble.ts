import type { RunStatus } from '#app/ingest/sync-status.server.ts'
import type { SourceTrouble } from './sources.ts'

const hourMs = 3_600_000

/**
 * A source is late if its last good sync is older than
 * this. Retries of a failed sync take half an hour.
 */
export function getLateAfterMs(intervalMs: number): number {
  return Math.max(2 * intervalMs, intervalMs + hourMs)
}

/** The most urgent trouble of a source. One without an interval, such as a feed, is never late. */
export function findTrouble(
  { run, lastGood, held }: Pick<RunStatus, 'run' | 'lastGood' | 'held'>,
  intervalMs: number | undefined,
  now = new Date(),
): SourceTrouble | undefined {
  if (held && held.run === run?.id) return 'quarantined'
  if (run?.state === 'implausible' || run?.state === 'failed') return run.state
  const since = lastGood?.finishedAt ?? run?.startedAt
  if (!since || intervalMs === undefined) return undefined
  return now.getTime() - since.getTime() > getLateAfterMs(intervalMs) ? 'late' : undefined
}
