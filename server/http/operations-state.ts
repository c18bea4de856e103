import type pg from 'pg'
import type { Sources, SourceTrouble } from '#app/ingest/control/sources.ts'
import { fetchReadings } from '#app/outbound/commissions/fetch-readings.server.ts'

/** The state of background work, for monitoring. */
export interface OperationsState {
  sources: { name: string; trouble: SourceTrouble | undefined }[]
  /**
   * The time up to which each network's reports have been
   * read; excludes networks whose reports were never read.
   */
  reports: { network: string; readUntil: Date }[]
  /** The age of the oldest email that the mail server has not accepted; 0 if there is none. */
  oldestMailSeconds: number
}

export async function fetchOperationsState(
  db: Pick<pg.Pool, 'query'>,
  sources: Pick<Sources, 'fetchAll'>,
): Promise<OperationsState> {
  const [rows, readings, mail] = await Promise.all([
    sources.fetchAll(),
    fetchReadings(db),
    db.query<{ seconds: number }>(
      `SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds
       FROM mail_outbox WHERE settled_at IS NULL`,
    ),
  ])
  return {
    sources: rows.map(({ name, trouble }) => ({ name, trouble })),
    reports: readings.flatMap(({ network, readUntil }) =>
      readUntil ? [{ network, readUntil }] : [],
    ),
    oldestMailSeconds: mail.rows[0]?.seconds ?? 0,
  }
}
