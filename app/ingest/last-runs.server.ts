import type pg from 'pg'
import type { SyncRunState } from './run-rows.server.ts'

/** The last run of a sync scope. */
export interface LastRun {
  id: number
  state: SyncRunState
  /**
   * The time at which its last attempt ended; absent while
   * an attempt is running, or if the attempt was killed.
   */
  finishedAt?: Date
  error?: string
}

/** Fetches the last run of every scope that has ever been synced. */
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

/**
 * Returns the time at which the run ended for good; undefined when the next attempt will resume it.
 */
export function findEnd(run: LastRun | undefined): Date | undefined {
  const isOver =
    run?.state === 'complete' || run?.state === 'implausible' || run?.state === 'quarantined'
  return isOver ? run.finishedAt : undefined
}
