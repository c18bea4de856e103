import type { RunStatus } from '#app/ingest/sync-status.server.ts'
import type { SourceTrouble } from './sources.ts'

const hourMs = 3_600_000

/** A good sync older than this is late. Retries of a failed sync take half an hour. */
export function getLateAfterMs(intervalMs: number): number {
  return Math.max(2 * intervalMs, intervalMs + hourMs)
}

/** The most pressing trouble of a source. Without an interval, as for feeds, it is never late. */
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
