import type pg from 'pg'
import type { SyncRunState } from './sync-run.server.ts'

/** The last run of a shelf. */
export interface LastRun {
  id: number
  state: SyncRunState
  /** When its last attempt ended; absent while one goes on, or was killed. */
  finishedAt?: Date
  error?: string
}

/** Of every shelf that was ever read, by the name its runs are kept under. */
export async function fetchLastRuns(pool: pg.Pool): Promise<Map<string, LastRun>> {
  const { rows } = await pool.query<{
    source: string
    id: number
    state: SyncRunState
    finished_at: Date | null
    error: string | null
  }>(
    'SELECT DISTINCT ON (source) source, id, state, finished_at, error FROM sync_run ORDER BY source, id DESC',
  )
  return new Map(
    rows.map(({ source, id, state, finished_at, error }) => [
      source,
      {
        id,
        state,
        ...(finished_at === null ? {} : { finishedAt: finished_at }),
        ...(error === null ? {} : { error }),
      },
    ]),
  )
}

/** When the run came to its end, whatever that was; undefined when the next attempt goes on with it. */
export function findEnd(run: LastRun | undefined): Date | undefined {
  const isOver = run?.state === 'complete' || run?.state === 'implausible' || run?.state === 'quarantined'
  return isOver ? run.finishedAt : undefined
}
