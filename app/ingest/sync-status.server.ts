import type pg from 'pg'
import type { SyncRunState } from './run-rows.server.ts'
import { runnerLock } from './sync-lock.server.ts'
import type { SyncScope } from './sync-scope.ts'

/** The state of a scope, for operators. */
export interface SyncStatus extends RunStatus {
  /** The numbers of available products and of products that are gone. */
  live: number
  gone: number
}

/** The part of the status that can be read without scanning the products. */
export interface RunStatus {
  scope: SyncScope
  /** The last run; absent for products that were only fetched by id. */
  run?: {
    id: number
    /** 'interrupted' means that the run's process was killed; the next attempt resumes the run. */
    state: SyncRunState | 'interrupted'
    startedAt: Date
    finishedAt?: Date
    read: number
    expected?: number
    rejected: number
    error?: string
  }
  lastGood?: { finishedAt: Date; products: number }
  /** The step in quarantine, if there is one. */
  held?: { run: number; products: number }
}

interface RunStatusRow {
  scope: SyncScope
  id: number | null
  state: SyncRunState
  is_locked: boolean
  started_at: Date
  finished_at: Date | null
  read: number
  expected: number | null
  rejected: number
  error: string | null
  good_at: Date | null
  good_seen: number
  held_run: number | null
  held_products: number
}

interface StatusRow extends RunStatusRow {
  live: number
  gone: number
}

const runTables = `
last AS (
  SELECT DISTINCT ON (source) source AS scope, sync_run.*, EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = $1
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND objid = (hashtext(source)::bigint & 4294967295)::oid
  ) AS is_locked
  FROM sync_run ORDER BY source, id DESC
), good AS (
  SELECT DISTINCT ON (source) source AS scope, finished_at, seen
  FROM sync_run WHERE state = 'complete' ORDER BY source, id DESC
), held AS (
  SELECT sync_run.source AS scope, quarantine.run, quarantine.products
  FROM quarantine JOIN sync_run ON sync_run.id = quarantine.run WHERE quarantine.state = 'held'
)`

const runColumns = `last.id, state, is_locked, started_at, last.finished_at, read, expected, rejected,
  error, good.finished_at AS good_at, good.seen AS good_seen,
  held.run AS held_run, held.products AS held_products`

const runQuery = `
WITH ${runTables}
SELECT scope, ${runColumns} FROM last LEFT JOIN good USING (scope) LEFT JOIN held USING (scope)
ORDER BY scope`

const statusQuery = `
WITH placed AS (
  SELECT CASE source WHEN 'f' THEN 'f:' || split_part(id, '~', 1) ELSE source END AS scope, gone_since FROM product
), counted AS (
  SELECT scope, count(*) FILTER (WHERE gone_since IS NULL)::int AS live, count(gone_since)::int AS gone
  FROM placed GROUP BY scope
), ${runTables}
SELECT scope, coalesce(live, 0) AS live, coalesce(counted.gone, 0) AS gone, ${runColumns}
FROM counted FULL JOIN last USING (scope) LEFT JOIN good USING (scope) LEFT JOIN held USING (scope) ORDER BY scope`

/**
 * Fetches the state of every scope. Scans the whole product table, so it is for commands and
 * operator pages only.
 */
export async function fetchSyncStatus(pool: pg.Pool): Promise<SyncStatus[]> {
  const { rows } = await pool.query<StatusRow>(statusQuery, [runnerLock])
  return rows.map(row => ({ ...toRunStatus(row), live: row.live, gone: row.gone }))
}

/** Fetches the state of every scope without counting products, which takes only milliseconds. */
export async function fetchRunStatus(db: Pick<pg.Pool, 'query'>): Promise<RunStatus[]> {
  const { rows } = await db.query<RunStatusRow>(runQuery, [runnerLock])
  return rows.map(toRunStatus)
}

function toRunStatus(row: RunStatusRow): RunStatus {
  return {
    scope: row.scope,
    ...(row.id === null ? {} : { run: toRun(row, row.id) }),
    ...(row.good_at === null
      ? {}
      : { lastGood: { finishedAt: row.good_at, products: row.good_seen } }),
    ...(row.held_run === null ? {} : { held: { run: row.held_run, products: row.held_products } }),
  }
}

function toRun(row: RunStatusRow, id: number): NonNullable<RunStatus['run']> {
  const isKilled = row.state === 'running' && !row.is_locked
  return {
    id,
    state: isKilled ? 'interrupted' : row.state,
    startedAt: row.started_at,
    ...(row.finished_at === null ? {} : { finishedAt: row.finished_at }),
    read: row.read,
    ...(row.expected === null ? {} : { expected: row.expected }),
    rejected: row.rejected,
    ...(row.error === null ? {} : { error: row.error }),
  }
}
