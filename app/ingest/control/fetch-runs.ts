import type pg from 'pg'
import { type CountedDoubt, doubtKinds } from '#app/domain/doubt.ts'
import type { SyncScope } from '../sync-scope.ts'

/** One run of a source with its totals. */
export interface PastRun {
  id: number
  state: string
  startedAt: Date
  finishedAt: Date | undefined
  expected: number | undefined
  read: number
  added: number
  changed: number
  unchanged: number
  rejected: number
  gone: number
  error: string | undefined
}

const limit = 10

/** Fetches the last runs of a scope, newest first. */
export async function fetchRuns(db: Pick<pg.Pool, 'query'>, scope: SyncScope): Promise<PastRun[]> {
  const { rows } = await db.query<{ [Field in keyof PastRun]: PastRun[Field] | null }>(
    `SELECT id, state, started_at AS "startedAt", finished_at AS "finishedAt", expected, read, added,
       changed, unchanged, rejected, gone, error
     FROM sync_run WHERE source = $1 ORDER BY id DESC LIMIT $2`,
    [scope, limit],
  )
  return rows.map(row => ({
    ...(row as PastRun),
    finishedAt: row.finishedAt ?? undefined,
    expected: row.expected ?? undefined,
    error: row.error ?? undefined,
  }))
}

/** Fetches the values that a run could not use, of the kinds that are still reported. */
export async function fetchDoubts(
  db: Pick<pg.Pool, 'query'>,
  run: number,
): Promise<CountedDoubt[]> {
  const { rows } = await db.query<{ doubts: CountedDoubt[] | null }>(
    'SELECT doubts FROM sync_run WHERE id = $1',
    [run],
  )
  return (rows[0]?.doubts ?? []).filter(({ kind }) => Object.hasOwn(doubtKinds, kind))
}
