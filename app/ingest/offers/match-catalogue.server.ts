import type pg from 'pg'
import { cutPictures } from '#app/store/document.ts'
import {
  type MatchingTask,
  matchingTasks,
  type TaskInput,
  type TaskResult,
} from './matching-tasks.ts'
import { createMatchingThreads, type MatchingThreads } from './matching-thread.ts'
import type { DocumentText, PreparedFacts } from './prepare-facts.ts'
import { writeFacts } from './stored-facts.server.ts'

/** A backlog of this share of the offers is a reason to group the whole catalogue again. */
const longShare = 0.5

/** Returns true if so many changes wait that following them would group many offers repeatedly. */
export async function isLongBacklog(client: pg.ClientBase, lastChange: number): Promise<boolean> {
  const { rows } = await client.query<{ isLong: boolean }>(
    `SELECT (SELECT count(*) FROM product WHERE changed_at > $1)
       > (SELECT count(*) FROM offer_match) * $2::float AS "isLong"`,
    [lastChange, longShare],
  )
  return rows[0]?.isLong === true
}

/** What a run over a whole catalogue remembers from one chunk to the next. */
export interface CatalogueRun {
  /** The version of the rules for facts. */
  rules: string
  chunkSize: number
  threads?: MatchingThreads
  /** The next changes, whose facts are being extracted. */
  ahead?: PreparedChanges | undefined
}

interface PreparedChanges {
  /** As JSON, for comparison. */
  changes: string
  prepared: Promise<PreparedFacts>
}

/** Computes in one of the run's threads if it has any. */
export async function compute<Task extends MatchingTask>(
  { threads }: CatalogueRun,
  task: Task,
  ...given: TaskInput<Task>
): Promise<TaskResult<Task>> {
  return threads ? threads.run(task, ...given) : matchingTasks[task](...given)
}

/** Begins to compute what the next chunk needs; a run that is interrupted does not wait for it. */
export function begin<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  return work
}

/** A product's number and that of its change. */
type Change = readonly [number: number, changedAt: string]

/**
 * Writes the facts of the next changed products. Meanwhile, threads extract those of the products
 * after them. Undefined if there is no change.
 */
export async function writeNextFacts(
  client: pg.ClientBase,
  after: number,
  run: CatalogueRun,
): Promise<{ followed: number; last: number; absent: number[] } | undefined> {
  const changes = await listChanges(client, after, run.chunkSize)
  const last = Number(changes.at(-1)?.[1] ?? 0)
  if (changes.length === 0) return undefined
  const next = await listChanges(client, last, run.chunkSize)
  // A thread loads the whole vocabulary, which is not worthwhile for a few products.
  if (next.length > 0) run.threads ??= createMatchingThreads()
  // A product that has changed again since it was read ahead is read again.
  const isAhead = run.ahead?.changes === JSON.stringify(changes)
  const { prepared } = run.ahead && isAhead ? run.ahead : await prepareChanges(client, changes, run)
  // The thread has the next documents before it has finished these.
  run.ahead = next.length === 0 ? undefined : await prepareChanges(client, next, run)
  const facts = await prepared
  await writeFacts(client, facts)
  return { followed: changes.length, last, absent: facts.absent }
}

async function prepareChanges(
  client: pg.ClientBase,
  changes: readonly Change[],
  run: CatalogueRun,
): Promise<PreparedChanges> {
  const documents = await readDocuments(client, changes)
  const prepared = begin(compute(run, 'extractFacts', documents, run.rules))
  return { changes: JSON.stringify(changes), prepared }
}

async function listChanges(client: pg.ClientBase, after: number, limit: number): Promise<Change[]> {
  const { rows } = await client.query<[number, string]>({
    text: 'SELECT number, changed_at FROM product WHERE changed_at > $1 ORDER BY changed_at LIMIT $2',
    values: [after, limit],
    rowMode: 'array',
  })
  return rows
}

async function readDocuments(
  client: pg.ClientBase,
  changes: readonly Change[],
): Promise<DocumentText[]> {
  const { rows } = await client.query<[number, string | null]>({
    text: `SELECT number, CASE WHEN gone_since IS NULL THEN document::text END FROM product
           WHERE number = ANY($1)`,
    values: [changes.map(([number]) => number)],
    rowMode: 'array',
  })
  return rows.map(([number, text]) => [number, text === null ? null : cutPictures(text)])
}
