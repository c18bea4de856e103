import type { Logger } from 'pino'
import type { SyncProgress } from '#app/catalogue/sync.server.ts'

const everyMs = 2000

/** How far the reading of a source is, told every two seconds at most: `{ read: 4200, expected: 20000 }`. */
export function createProgressLog(
  log: Pick<Logger, 'info'>,
  now = () => performance.now(),
): (progress: SyncProgress) => void {
  let toldAt = now()
  return ({ source, read, expected }) => {
    if (now() - toldAt < everyMs) return
    toldAt = now()
    log.info({ source, read, expected }, 'reading')
  }
}
