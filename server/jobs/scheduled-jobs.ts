import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { BaseLogger } from 'pino'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { withClient } from '#app/database/with-client.server.ts'
import { whenAborted } from '../signals.ts'

export interface ScheduledJob {
  /** The name of the job's queue. */
  name: string
  /** A cron expression of five fields, in UTC. */
  cron: string
  /** Does the work. If it throws, the job runs again at its next scheduled time. */
  run(signal: AbortSignal): Promise<void>
}

export interface Schedule {
  /** Runs a job within seconds, on any server, unless it is already waiting. */
  runSoon(name: string): Promise<void>
  /** True while a job waits or runs. */
  isPending(name: string): Promise<boolean>
  /** A promise that settles once the signal is aborted and no job is running. */
  done: Promise<unknown>
}

export interface ScheduledJobsOptions {
  pool: pg.Pool
  jobs: readonly ScheduledJob[]
  /** False for a process that only queues jobs, which another one runs. */
  runsJobs?: boolean
  signal: AbortSignal
  log: Pick<BaseLogger, 'warn' | 'error'>
  pollMs?: number
}

/** The time after which another server may run the same job. No job takes that long. */
const expireInSeconds = 3_600
const defaultPollMs = 5_000
/** The sync queue uses the same database schema. */
const jobSchema = 'jobs'

/**
 * Runs jobs on a schedule that all servers on one database share. At each scheduled
 * time, only one server runs the job. A queue holds at most one waiting job, so
 * jobs do not pile up while no server runs. Resolves when the schedule is set up.
 */
export async function startScheduledJobs(options: ScheduledJobsOptions): Promise<Schedule> {
  const { pool, jobs, runsJobs = true, signal, log } = options
  const executeSql = (text: string, values: unknown[]) =>
    withClient(pool, client => client.query(text, values))
  const maintenance = { schedule: runsJobs, supervise: runsJobs }
  const boss = new PgBoss({ db: { executeSql }, schema: jobSchema, ...maintenance })
  boss.on('error', error => {
    if (!signal.aborted && !isConnectionLoss(error))
      log.warn({ reason: error.message }, 'database error in the job schedule')
  })
  await boss.start()
  for (const { name, cron } of runsJobs ? jobs : []) {
    const settings = { retryLimit: 0, expireInSeconds }
    await boss.createQueue(name, { policy: 'short', ...settings })
    await boss.schedule(name, cron, {}, { tz: 'UTC', ...settings })
  }
  const loops = runsJobs ? jobs.map(job => runJobs(boss, job, options)) : [whenAborted(signal)]
  return {
    async runSoon(name) {
      await boss.send(name)
    },
    isPending: async name =>
      (await boss.findJobs(name)).some(({ state }) => state === 'created' || state === 'active'),
    done: Promise.all(loops).then(() => boss.stop({ graceful: false })),
  }
}

async function runJobs(
  boss: PgBoss,
  { name, run }: ScheduledJob,
  { signal, log, pollMs = defaultPollMs }: ScheduledJobsOptions,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const [job] = await boss.fetch(name)
      if (!job) {
        await pause(pollMs, undefined, { signal }).catch(() => undefined)
        continue
      }
      try {
        await run(signal)
        await boss.complete(name, job.id)
      } catch (err) {
        if (!signal.aborted && !isConnectionLoss(err)) log.error({ err, job: name }, 'a job failed')
        const message = err instanceof Error ? err.message : String(err)
        await boss.fail(name, job.id, { message })
      }
    } catch (err) {
      // The fetched job stays active until it expires;
      // the next scheduled job does the work instead.
      if (!signal.aborted && !isConnectionLoss(err))
        log.error({ err, job: name }, 'a job could not be settled')
      await pause(pollMs, undefined, { signal }).catch(() => undefined)
    }
  }
}
