import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { type ScheduledJob, startScheduledJobs } from './scheduled-jobs.ts'
import { ageJob } from './testing/age-job.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('OU4 runs each job on only one of two servers at each scheduled time, and continues after a failure', async () => {
  const stop = new AbortController()
  const runs: string[] = []
  let settle = () => {}
  const threeRuns = new Promise<void>(resolve => {
    settle = resolve
  })
  const job: ScheduledJob = {
    name: 'counting',
    cron: '0 0 1 1 *',
    async run() {
      runs.push('run')
      if (runs.length === 3) settle()
      if (runs.length === 1) throw new Error('the first one fails')
    },
  }
  const options = { pool: database.pool, jobs: [job], signal: stop.signal, pollMs: 20 }
  const log = pino({ level: 'silent' })
  const servers = await Promise.all([
    startScheduledJobs({ ...options, log }),
    startScheduledJobs({ ...options, log }),
  ])
  expect(await servers[0].isPending('counting')).toBe(false)
  for (let turn = 1; turn <= 3; turn += 1) {
    await servers[0].runSoon('counting')
    while (runs.length < turn) await new Promise(resolve => setImmediate(resolve))
  }
  await threeRuns
  stop.abort()
  await Promise.all(servers.map(({ done }) => done))
  expect(runs).toHaveLength(3)
}, 60_000)

it('OU4 lets a job that its server does not settle run for an hour', async () => {
  const stop = new AbortController()
  const { promise: isRunning, resolve: tellRunning } = Promise.withResolvers<void>()
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const job: ScheduledJob = {
    name: 'endless',
    cron: '0 0 1 1 *',
    async run() {
      tellRunning()
      await isOver
    },
  }
  const { pool } = database
  const log = pino({ level: 'silent' })
  const options = { pool, jobs: [job], signal: stop.signal, pollMs: 20, log }
  const { runSoon, done } = await startScheduledJobs(options)
  await runSoon('endless')
  await isRunning
  const states = [await ageJob(pool, 'endless', 3_590), await ageJob(pool, 'endless', 3_610)]
  stop.abort()
  end()
  await done
  expect(states).toEqual(['active', 'failed'])
})
