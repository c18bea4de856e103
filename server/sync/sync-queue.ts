import { setTimeout as pause } from 'node:timers/promises'
import { ConstantBackoff, handleWhen, retry } from 'cockatiel'
import type pg from 'pg'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { BaseLogger } from 'pino'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { withClient } from '#app/database/with-client.server.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import { fetchLastRuns, findEnd } from '#app/ingest/last-runs.server.ts'
import type { SyncResult } from '#app/ingest/sync.server.ts'
import { getSourceName, sourceDefinitions } from '#app/networks/all-sources.server.ts'
import { getNextRun } from '../settings/sync-cron.ts'
import { whenAborted } from '../signals.ts'

export interface SyncQueueOptions {
  pool: pg.Pool
  /** The configured sources with their cron expressions. */
  crons: Partial<Record<NetworkLetter, string>>
  /** Syncs one source. Upstream failures are in the result; only database failures are thrown. */
  syncOne(source: NetworkLetter): Promise<SyncResult>
  /** False for a process that only queues jobs, which another one runs. */
  runsJobs?: boolean
  /** Stops the queue; the caller also stops any `syncOne` calls in progress. */
  signal: AbortSignal
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  /** For tests. */
  waits?: { pollMs?: number; retrySeconds?: number }
}

export interface SyncQueue {
  /** Settles once any server has attempted to sync every source that was due at the start. */
  firstRound: Promise<void>
  /** A promise that settles once the signal is aborted and no job is running. */
  done: Promise<void>
  /**
   * Queues a sync of a source, in the client's transaction. Returns false if a sync
   * of the source is already waiting, and throws if the source is not configured.
   */
  request(source: NetworkLetter, client: pg.ClientBase): Promise<boolean>
  /** The sources with a job that no server has started yet. */
  fetchWaiting(): Promise<NetworkLetter[]>
}

/**
 * The number of attempts after the first one. Each attempt resumes the failed run. The wait starts
 * at one minute and doubles each time, so the last attempt starts half an hour after the first.
 */
const retryLimit = 5
/**
 * The time after which a job expires, which happens only if its server was
 * killed. Until the job expires, another job may sync the source: see `runJob`.
 */
const expireInSeconds = 23 * 3_600
const startPollMs = 250
const defaultPollMs = 2_000
/** The schema of pg-boss 12, which cannot upgrade the tables that version 10 left in `pgboss`. */
const jobSchema = 'jobs'

const toQueueName = (source: NetworkLetter) => `sync-${getSourceName(source)}`

/**
 * Starts the sync schedule, which all servers on one database share: one queue per source,
 * filled by its cron expression and by servers that start when the source is due. Any server
 * may run a job. A queue holds at most one waiting job. A sync holds an advisory lock so that
 * only one server at a time syncs a source; PostgreSQL frees the lock when a server is killed.
 */
export async function startSyncQueue(options: SyncQueueOptions): Promise<SyncQueue> {
  const { pool, crons, runsJobs = true, log, signal } = options
  // Our own pool has timeouts and outlives the queue. A failed
  // connection is discarded, because pg-boss sends a whole transaction
  // as one query, and a transaction that failed halfway would stay open.
  const executeSql = (text: string, values: unknown[]) =>
    withClient(pool, client => client.query(text, values))
  const maintenance = { schedule: runsJobs, supervise: runsJobs }
  const boss = new PgBoss({ db: { executeSql }, schema: jobSchema, ...maintenance })
  boss.on('error', error => {
    if (!signal.aborted && !isConnectionLoss(error))
      log.warn({ reason: error.message }, 'database error in the job queue')
  })
  await boss.start()
  const sources = Object.keys(crons) as NetworkLetter[]
  let firstJobs: SentJob[] = []
  let loops = [whenAborted(signal)]
  if (runsJobs) {
    for (const { letter, name } of sourceDefinitions) {
      const cron = crons[letter]
      if (cron === undefined) await boss.unschedule(toQueueName(letter))
      else await openQueue(boss, letter, name, cron, options)
    }
    firstJobs = await sendDue(boss, options)
    loops = sources.map(source => runJobs(boss, source, options))
  }
  return {
    firstRound: Promise.all(firstJobs.map(job => whenTried(boss, job, signal))).then(
      () => undefined,
    ),
    done: Promise.all(loops).then(() => boss.stop({ graceful: false })),
    async request(source, client) {
      const db = {
        executeSql: (text: string, values?: unknown[]) => client.query(text, values),
      }
      return (
        (await boss.send(toQueueName(source), { source: getSourceName(source) }, { db })) !== null
      )
    },
    async fetchWaiting() {
      const waiting = sources.map(async source => {
        const jobs = await boss.findJobs(toQueueName(source), { queued: true })
        return jobs.some(({ state }) => state === 'created') ? [source] : []
      })
      return (await Promise.all(waiting)).flat()
    },
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
  const settings = { retryLimit, retryDelay: retrySeconds, retryBackoff: true, expireInSeconds }
  await boss.createQueue(queue, { policy: 'short', ...settings })
  await boss.schedule(queue, cron, { source: name }, { tz: 'UTC', ...settings })
}

interface SentJob {
  queue: string
  id: string
}

/** Queues the sources whose scheduled time passed while no server ran. */
async function sendDue(boss: PgBoss, { pool, crons }: SyncQueueOptions): Promise<SentJob[]> {
  const lastRuns = await fetchLastRuns(pool)
  const sent = Object.entries(crons).map(async ([source, cron]): Promise<SentJob[]> => {
    const endedAt = findEnd(lastRuns.get(source))
    if (endedAt && Date.now() - endedAt.getTime() < getNextRun(cron).intervalMs) return []
    const queue = toQueueName(source as NetworkLetter)
    // The id is null when another server has already queued a job.
    const id = await boss.send(queue, { source: getSourceName(source as NetworkLetter) })
    return id === null ? [] : [{ queue, id }]
  })
  return (await Promise.all(sent)).flat()
}

/** Runs a queue's jobs. pg-boss's own loop would crash the process during a database outage. */
async function runJobs(
  boss: PgBoss,
  source: NetworkLetter,
  options: SyncQueueOptions,
): Promise<void> {
  const { signal, log, waits: { pollMs = defaultPollMs } = {} } = options
  const queue = toQueueName(source)
  while (!signal.aborted) {
    try {
      const [job] = await boss.fetch<object>(queue, { includeMetadata: true })
      if (job) await runJob(boss, source, job, options)
      else await pause(pollMs, undefined, { signal }).catch(() => undefined)
    } catch (err) {
      // The fetched job stays active until it expires; the source's next job does the work instead.
      if (!signal.aborted && !isConnectionLoss(err))
        log.error({ err, source }, 'a job of the sync queue could not be settled')
      await pause(pollMs, undefined, { signal }).catch(() => undefined)
    }
  }
}

async function runJob(
  boss: PgBoss,
  source: NetworkLetter,
  { id, name, createdOn }: JobWithMetadata,
  { pool, syncOne, signal, log, waits: { pollMs = defaultPollMs } = {} }: SyncQueueOptions,
): Promise<void> {
  const settle = (work: () => Promise<unknown>) => whenReachable(work, pollMs, signal)
  try {
    const endedAt = findEnd((await fetchLastRuns(pool)).get(source))
    // If so, another job or a command has synced the source since the job was created.
    if (endedAt && endedAt > createdOn) {
      await settle(() => boss.complete(name, id, { state: 'already synced' }))
      return
    }
    const result = await syncOne(source)
    const hasFailed = result.state === 'failed' || result.state === 'stopped'
    await settle(() => (hasFailed ? boss.fail(name, id, result) : boss.complete(name, id, result)))
  } catch (err) {
    if (!signal.aborted) log.error({ err, source }, 'a source could not be synced')
    const message = err instanceof Error ? err.message : String(err)
    await settle(() => boss.fail(name, id, { message }))
  }
}

/**
 * Retries `work` during a database outage because a job
 * whose result is not stored stays active until it expires.
 */
async function whenReachable(
  work: () => Promise<unknown>,
  pollMs: number,
  signal: AbortSignal,
): Promise<void> {
  const patience = { maxAttempts: Number.POSITIVE_INFINITY, backoff: new ConstantBackoff(pollMs) }
  await retry(handleWhen(isConnectionLoss), patience).execute(work, signal)
}

/** Settles once any server has attempted the job. */
async function whenTried(boss: PgBoss, { queue, id }: SentJob, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const job = await boss.getJobById(queue, id).catch(() => undefined)
    if (job === null || (job && job.state !== 'created' && job.state !== 'active')) return
    await pause(startPollMs, undefined, { signal }).catch(() => undefined)
  }
}
