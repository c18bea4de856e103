import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import type { Connector, ConnectorHealth } from '#app/sources/connector.ts'
import type { SyncScope } from './sync-scope.ts'

/** The state of a source's calls in its last sync, as reported by the process that ran it. */
export interface SyncCalls {
  health: ConnectorHealth
  reportedAt: Date
}

const reportEveryMs = 2_000

/**
 * Writes the state of a connector's calls to the database, first immediately and
 * then every two seconds. The returned function writes a final report and then
 * stops. A failed report is only logged, because it must not fail the sync.
 */
export function reportSyncCalls(
  pool: Pick<pg.Pool, 'query'>,
  { source, getHealth }: Pick<Connector, 'getHealth'> & { source: SyncScope },
  log: Pick<BaseLogger, 'warn'>,
): () => Promise<void> {
  if (!getHealth) return async () => undefined
  const read = getHealth
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    try {
      await pool.query(
        `INSERT INTO sync_calls (source, health, reported_at) VALUES ($1, $2, now())
         ON CONFLICT (source) DO UPDATE SET
           health = excluded.health, reported_at = excluded.reported_at`,
        [source, JSON.stringify(read())],
      )
    } catch (err) {
      // The pool already reports database outages.
      if (!isConnectionLoss(err)) log.warn({ err, source }, 'could not report the state of calls')
    }
  }
  function writeNext(): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  void writeNext()
  const timer = setInterval(() => void writeNext(), reportEveryMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return writeNext()
  }
}

export async function fetchSyncCalls(
  db: Pick<pg.Pool, 'query'>,
): Promise<Map<SyncScope, SyncCalls>> {
  const { rows } = await db.query<SyncCalls & { source: SyncScope }>(
    'SELECT source, health, reported_at AS "reportedAt" FROM sync_calls',
  )
  return new Map(rows.map(({ source, ...calls }) => [source, calls]))
}
