import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { BaseLogger } from 'pino'
import { fetchLastRuns, findEnd } from '#app/catalogue/last-runs.server.ts'
import type { SyncResult } from '#app/catalogue/sync.server.ts'
import { withClient } from '#app/database/with-client.server.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import { sourceNames } from '../source-name.ts'
import { getNextRun } from '../sync-cron.ts'

export interface SyncQueueOptions {
  pool: pg.Pool
  /** The sources that are read, each with its line of cron. */
  crons: Partial<Record<NetworkLetter, string>>
  /** Reads one source into the catalogue; upstream trouble is part of its result, not thrown. */
  syncOne(source: NetworkLetter): Promise<SyncResult>
  /** The queue starts nothing more after it; whoever aborts also stops what `syncOne` has under way. */
  signal: AbortSignal
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  /** Waits other than the usual ones. */
  waits?: { pollMs?: number; retrySeconds?: number }
}

export interface SyncQueue {
  /** Settles when every source that was due at the start was read, or tried, by this server or another. */
  firstRound: Promise<void>
  /** Settles after the signal, when nothing of it runs any more. */
  done: Promise<void>
}

/**
 * Attempts after the first one; a failed run is gone on with, so each gets further. With the wait doubling from a minute,
 * the last comes half an hour after the first.
 */
const retryLimit = 5
/** Only a job whose server was killed is ever this old. Another may read the source meanwhile: see `runJob`. */
const expireInHours = 23
const startPollMs = 250

const toQueueName = (source: NetworkLetter) => `sync-${sourceNames[source]}`

/**
 * The schedule of all servers on one database: a queue a source, filled by its cron and, where a source is due when a
 * server starts, by that server; emptied by whichever server looks first. A queue holds one waiting job at the most. That
 * one server reads a source at a time is not the queue's doing but the runner's lock's, which a killed server frees at once.
 */
export async function startSyncQueue(options: SyncQueueOptions): Promise<SyncQueue> {
  const { pool, crons, log, signal } = options
  // On our own pool, which has the time-outs and outlives the queue. A connection that fails is not used again: pg-boss
  // sends whole transactions as one text, and one that breaks off would stay open. Its tables have a schema of their own.
  const executeSql = (text: string, values: unknown[]) =>
    withClient(pool, client => client.query(text, values))
  const boss = new PgBoss({ db: { executeSql }, schema: 'pgboss' })
  boss.on('error', error => {
    if (!signal.aborted) log.warn({ reason: error.message }, 'the job queue has trouble with the database')
  })
  await boss.start()
  const sources = Object.keys(crons) as NetworkLetter[]
  for (const [source, name] of Object.entries(sourceNames) as [NetworkLetter, string][]) {
    const cron = crons[source]
    if (cron === undefined) await boss.unschedule(toQueueName(source))
    else await openQueue(boss, source, name, cron, options)
  }
  const firstJobs = await sendDue(boss, options)
  const loops = sources.map(source => workOff(boss, source, options))
  return {
    firstRound: Promise.all(firstJobs.map(job => whenTried(boss, job, signal))).then(() => undefined),
    done: Promise.all(loops).then(() => boss.stop({ graceful: false })),
  }
}

async function openQueue(
  boss: PgBoss,
  source: NetworkLetter,
  name: string,
  cron: string,
  { waits: { retrySeconds = 60 } = {} }: SyncQueueOptions,
): Promise<void> {
  const queue = toQueueName(source)
  const settings = { retryLimit, retryDelay: retrySeconds, retryBackoff: true, expireInHours }
  await boss.createQueue(queue, { name: queue, policy: 'short', ...settings })
  await boss.schedule(queue, cron, { source: name }, { tz: 'UTC', ...settings })
}

interface SentJob {
  queue: string
  id: string
}

/** A start is no reason to read a source again; that it would have been its time while nobody ran is one. */
async function sendDue(boss: PgBoss, { pool, crons }: SyncQueueOptions): Promise<SentJob[]> {
  const lastRuns = await fetchLastRuns(pool)
  const sent = Object.entries(crons).map(async ([source, cron]): Promise<SentJob[]> => {
    const endedAt = findEnd(lastRuns.get(source))
    if (endedAt && Date.now() - endedAt.getTime() < getNextRun(cron).intervalMs) return []
    const queue = toQueueName(source as NetworkLetter)
    // Null when one is waiting already: another server sent it.
    const id = await boss.send(queue, { source: sourceNames[source as NetworkLetter] })
    return id === null ? [] : [{ queue, id }]
  })
  return (await Promise.all(sent)).flat()
}

/** Takes the queue's jobs one after the other. Our own loop, as pg-boss's would let a lost database end the process. */
async function workOff(boss: PgBoss, source: NetworkLetter, options: SyncQueueOptions): Promise<void> {
  const { signal, log, waits: { pollMs = 2_000 } = {} } = options
  const queue = toQueueName(source)
  while (!signal.aborted) {
    try {
      const [job] = await boss.fetch<object>(queue, { includeMetadata: true })
      if (job) await runJob(boss, source, job, options)
      else await pause(pollMs, undefined, { signal }).catch(() => undefined)
    } catch (err) {
      // The job stays taken until it expires; the next one does its work.
      if (!signal.aborted) log.error({ err, source }, 'a job of the sync queue could not be settled')
      await pause(pollMs, undefined, { signal }).catch(() => undefined)
    }
  }
}

async function runJob(
  boss: PgBoss,
  source: NetworkLetter,
  { id, name, createdOn }: PgBoss.JobWithMetadata,
  { pool, syncOne, signal, log }: SyncQueueOptions,
): Promise<void> {
  try {
    const endedAt = findEnd((await fetchLastRuns(pool)).get(source))
    // Somebody has done it since, by hand or for a job that was sent at the same time.
    if (endedAt && endedAt > createdOn) return await boss.complete(name, id, { state: 'done already' })
    const result = await syncOne(source)
    if (result.state === 'failed' || result.state === 'stopped') await boss.fail(name, id, result)
    else await boss.complete(name, id, result)
  } catch (err) {
    if (!signal.aborted) log.error({ err, source }, 'a source could not be read into the catalogue')
    await boss.fail(name, id, { message: err instanceof Error ? err.message : String(err) })
  }
}

/** Settles when the job was tried, by whichever server. */
async function whenTried(boss: PgBoss, { queue, id }: SentJob, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const job = await boss.getJobById(queue, id).catch(() => undefined)
    if (job === null || (job && job.state !== 'created' && job.state !== 'active')) return
    await pause(startPollMs, undefined, { signal }).catch(() => undefined)
  }
}
