import type { Logger } from 'pino'
import type { SyncProgress } from '#app/ingest/sync.server.ts'

const everyMs = 2000

/**
 * Logs the progress of a sync at most every two seconds, like `{ read: 4200, expected: 20000 }`.
 */
export function createProgressLog(
  log: Pick<Logger, 'info'>,
  now = () => performance.now(),
): (progress: SyncProgress) => void {
  let loggedAt = now()
  return ({ source, read, expected }) => {
    if (now() - loggedAt < everyMs) return
    loggedAt = now()
    log.info({ source, read, expected }, 'reading')
  }
}
