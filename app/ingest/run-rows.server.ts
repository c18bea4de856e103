import type pg from 'pg'
import type { CountedDoubt } from '#app/domain/doubt.ts'
import { noFigures, type RunFigures } from './run-figures.ts'
import type { SyncScope } from './sync-scope.ts'

export type SyncRunState =
  | 'running'
  | 'stopped'
  | 'failed'
  | 'complete'
  | 'implausible'
  | 'quarantined'

/** Totals of a run over all its attempts. */
export interface SyncCounts {
  read: number
  added: number
  changed: number
  unchanged: number
  rejected: number
  gone: number
}

/** A row of `sync_run`. */
export interface RunRow extends SyncCounts {
  id: number
  cursor: string | null
  error: string | null
  figures: RunFigures | null
  doubts: CountedDoubt[] | null
  /** The number of products that the source announced but did not send. */
  unreached: number
  /**
   * True once an operator has released a step of the run; the
   * run's other steps are then not checked for plausibility.
   */
  isTrusted: boolean
}

const runColumns = `id, cursor, error, figures, doubts, unreached, is_trusted AS "isTrusted",
  read, added, changed, unchanged, rejected, gone`

/** An older run is not resumed, because products it saw early may be gone by now. */
const maxAgeHours = 24
/**
 * After this many attempts without a single step, the cursor is abandoned, because the source may
 * be rejecting it.
 */
const maxFruitlessAttempts = 3

export function getFigures({ figures }: Pick<RunRow, 'figures'>): RunFigures {
  return figures ?? noFigures
}

/**
 * Finds the baseline run, against which later runs are
 * compared; undefined before the first complete run.
 */
export async function findLastGoodRun(
  client: pg.ClientBase,
  scope: SyncScope,
): Promise<{ seen: number; figures: RunFigures | undefined } | undefined> {
  const { rows } = await client.query<{ seen: number | null; figures: RunFigures | null }>(
    `SELECT seen, figures FROM sync_run
     WHERE source = $1 AND state = 'complete' ORDER BY id DESC LIMIT 1`,
    [scope],
  )
  return rows[0] && { seen: rows[0].seen ?? 0, figures: rows[0].figures ?? undefined }
}

/**
 * Returns true if the scope had a run that an operator trusted, or a good one of at least
 * `minProducts` products, so that it is known what the scope contains.
 */
export async function hasKnownContents(
  client: Pick<pg.ClientBase, 'query'>,
  scope: SyncScope,
  minProducts: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM sync_run
     WHERE source = $1 AND (is_trusted OR (state = 'complete' AND seen >= $2)) LIMIT 1`,
    [scope, minProducts],
  )
  return rowCount === 1
}

/**
 * Reopens the scope's last run if it has not ended; a state of 'running' means that its process
 * died. The attempt is counted when it starts, so that it counts even if it crashes its process.
 */
export async function resumeRun(
  client: pg.ClientBase,
  scope: SyncScope,
): Promise<RunRow | undefined> {
  const { rows } = await client.query<RunRow>(
    `UPDATE sync_run SET state = 'running', finished_at = NULL, error = NULL,
       fruitless_attempts = fruitless_attempts + 1
     WHERE id = (SELECT max(id) FROM sync_run WHERE source = $1)
       AND state NOT IN ('complete', 'implausible', 'quarantined')
       AND (is_trusted OR started_at > now() - $2 * interval '1 hour')
       AND fruitless_attempts < $3
     RETURNING ${runColumns}`,
    [scope, maxAgeHours, maxFruitlessAttempts],
  )
  return rows[0]
}

export async function beginRun(
  client: pg.ClientBase,
  scope: SyncScope,
  isTrusted: boolean,
): Promise<RunRow> {
  return getOnlyRow(
    await client.query<RunRow>(
      `INSERT INTO sync_run (source, is_trusted) VALUES ($1, $2) RETURNING ${runColumns}`,
      [scope, isTrusted],
    ),
  )
}

/** Adds one step to a run's totals and moves its cursor past that step. */
export async function saveProgress(
  client: pg.ClientBase,
  run: number,
  step: Omit<SyncCounts, 'gone'> & {
    cursor: string
    expected: number | undefined
    unreached: number
    figures: RunFigures
    doubts: readonly CountedDoubt[]
  },
): Promise<RunRow> {
  return getOnlyRow(
    await client.query<RunRow>({
      name: 'save-progress',
      text: `UPDATE sync_run SET cursor = $2, expected = coalesce($3, expected), figures = $4,
          read = read + $5, added = added + $6, changed = changed + $7, unchanged = unchanged + $8,
          rejected = rejected + $9, unreached = unreached + $10, doubts = $11,
          fruitless_attempts = 0
        WHERE id = $1 RETURNING ${runColumns}`,
      values: [
        run,
        step.cursor,
        step.expected ?? null,
        step.figures,
        step.read,
        step.added,
        step.changed,
        step.unchanged,
        step.rejected,
        step.unreached,
        JSON.stringify(step.doubts),
      ],
    }),
  )
}

export async function endRun(
  client: pg.ClientBase,
  run: number,
  end: {
    state: SyncRunState
    error: string | null
    seen?: number
    gone?: number
    doubts?: readonly CountedDoubt[]
  },
): Promise<RunRow> {
  return getOnlyRow(
    await client.query<RunRow>(
      `UPDATE sync_run SET state = $2, error = $3, seen = coalesce($4, seen),
         gone = coalesce($5, gone), doubts = coalesce($6, doubts), finished_at = clock_timestamp()
       WHERE id = $1 RETURNING ${runColumns}`,
      [
        run,
        end.state,
        end.error,
        end.seen ?? null,
        end.gone ?? null,
        end.doubts === undefined ? null : JSON.stringify(end.doubts),
      ],
    ),
  )
}

function getOnlyRow<Row extends pg.QueryResultRow>({ rows }: pg.QueryResult<Row>): Row {
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL returned no row of the sync run')
  return row
}
