import type { RunStatus } from '../sync-status.server.ts'
import type { SourceTrouble } from './sources.ts'

const hourMs = 3_600_000

/**
 * Returns the age of the last good sync beyond which a source
 * counts as late. Retries of a failed sync take half an hour.
 */
export function getLateAfterMs(intervalMs: number): number {
  return Math.max(2 * intervalMs, intervalMs + hourMs)
}

/**
 * Returns the most urgent problem of a source. A source
 * that has no interval, such as a feed, is never late.
 */
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
