import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { NetworkLetter } from '#app/domain/source.ts'
import { runSync, type SyncResult } from '#app/ingest/sync.server.ts'
import type { Connector } from '#app/sources/connector.ts'
import { ageJob } from '../jobs/testing/age-job.ts'
import { type SyncQueue, startSyncQueue } from './sync-queue.ts'

let database: TestDatabase
const started: { stop: AbortController; queue: SyncQueue }[] = []
const crons = { s: '7 * * * *', c: '29 * * * *' }

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.pool.query(
    'TRUNCATE sync_run RESTART IDENTITY CASCADE; DROP SCHEMA IF EXISTS jobs CASCADE',
  )
})
afterEach(async () => {
  for (const { stop, queue } of started.splice(0)) {
    stop.abort()
    await queue.done
  }
})
afterAll(() => database.drop())

const counts = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0, gone: 0 }
const end = (source: NetworkLetter, state: SyncResult['state']): SyncResult => ({
  source,
  state,
  counts,
})

async function start(
  syncOne: (source: NetworkLetter, signal: AbortSignal) => Promise<SyncResult>,
  retrySeconds = 60,
) {
  const stop = new AbortController()
  const lines: Record<string, unknown>[] = []
  const queue = await startSyncQueue({
    pool: database.pool,
    crons,
    syncOne: source => syncOne(source, stop.signal),
    signal: stop.signal,
    log: pino({}, { write: line => lines.push(JSON.parse(line)) }),
    waits: { pollMs: 20, retrySeconds },
  })
  started.push({ stop, queue })
  return { ...queue, stop, lines }
}

const fetchStates = async () =>
  (
    await database.pool.query(
      `SELECT name, state::text FROM jobs.job WHERE name LIKE 'sync-%' ORDER BY name`,
    )
  ).rows

describe('startSyncQueue', () => {
  it('PR5 syncs every source at the first start and schedules it', async () => {
    const read: string[] = []
    const { firstRound } = await start(async source => {
      read.push(source)
      return end(source, 'complete')
    })
    await firstRound
    expect(read.toSorted()).toEqual(['c', 's'])
    const { rows } = await database.pool.query('SELECT name, cron FROM jobs.schedule ORDER BY name')
    expect(rows).toEqual([
      { name: 'sync-cj', cron: crons.c },
      { name: 'sync-style', cron: crons.s },
    ])
  })

  it('syncs the other sources when one fails, and reports and retries the failed one', async () => {
    let tries = 0
    const { firstRound, lines } = await start(async source => {
      if (source === 'c') return end(source, 'complete')
      tries += 1
      if (tries === 1) throw new Error('no route')
      return end(source, tries < 3 ? 'failed' : 'complete')
    }, 0)
    await firstRound
    await expect.poll(() => tries).toBe(3)
    await expect.poll(fetchStates).toEqual([
      { name: 'sync-cj', state: 'completed' },
      { name: 'sync-style', state: 'completed' },
    ])
    expect(lines).toEqual([expect.objectContaining({ source: 's', level: 50 })])
  })

  it('PR5 tries a sync that fails six times', async () => {
    let tries = 0
    await start(async source => {
      if (source === 's') tries += 1
      return end(source, source === 's' ? 'failed' : 'complete')
    })
    const fetchNext = async () => {
      // Every wait between two attempts is over at once.
      await database.pool.query('UPDATE jobs.job SET start_after = now()')
      return fetchStates()
    }
    await expect.poll(fetchNext).toEqual([
      { name: 'sync-cj', state: 'completed' },
      { name: 'sync-style', state: 'failed' },
    ])
    expect(tries).toBe(6)
  })

  it('PR5 syncs a source again when its server was killed 23 hours ago', async () => {
    const { promise: isRunning, resolve: tellRunning } = Promise.withResolvers<void>()
    const { promise: isOver, resolve: finish } = Promise.withResolvers<void>()
    const { stop } = await start(async source => {
      if (source === 's') {
        tellRunning()
        await isOver
      }
      return end(source, 'complete')
    })
    await isRunning
    const hour = 3_600
    const states = [
      await ageJob(database.pool, 'sync-style', 23 * hour - 10),
      await ageJob(database.pool, 'sync-style', 23 * hour + 10),
    ]
    stop.abort()
    finish()
    expect(states).toEqual(['active', 'retry'])
  })

  it('PR5 syncs each source on only one of many servers, no matter which server queued it', async () => {
    const { promise: isReading, resolve: tellReading } = Promise.withResolvers<void>()
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const opened: string[] = []
    const syncOne = (source: NetworkLetter, signal: AbortSignal) => {
      const connector: Connector = {
        source,
        async *readAll() {
          opened.push(source)
          if (opened.length === 2) tellReading()
          await gate
          yield { products: [], rejected: [], cursor: '1' }
        },
        find: async () => undefined,
      }
      return runSync({ connector, pool: database.pool, signal, log: pino({ level: 'silent' }) })
    }
    const first = await start(syncOne)
    await isReading
    const others = await Promise.all([start(syncOne), start(syncOne)])
    // They find the sources taken. A job that looked just before the first server ends would sync again.
    await Promise.all(others.map(({ firstRound }) => firstRound))
    open()
    await first.firstRound
    expect(opened.toSorted()).toEqual(['c', 's'])
  })

  it.each([
    ['has just been read', `'complete', now() - interval '10 minutes'`, ['c']],
    [
      'was read longer ago than its schedule allows',
      `'complete', now() - interval '2 hours'`,
      ['c', 's'],
    ],
    ['was interrupted', `'stopped', now() - interval '10 minutes'`, ['c', 's']],
    ['was quarantined a moment ago', `'quarantined', now() - interval '10 minutes'`, ['c']],
  ])('syncs what is due at startup, given a source that %s', async (_, run, expected) => {
    await database.pool.query(
      `INSERT INTO sync_run (source, state, finished_at) VALUES ('s', ${run})`,
    )
    const read: string[] = []
    const { firstRound } = await start(async source => {
      read.push(source)
      return end(source, 'complete')
    })
    await firstRound
    expect(read.toSorted()).toEqual(expected)
  })

  it('stops on the signal, returns its job to the queue and logs no failure', async () => {
    const { promise: reading, resolve } = Promise.withResolvers<void>()
    const { stop, done, lines } = await start(async (source, signal) => {
      if (source === 'c') return end(source, 'complete')
      resolve()
      await new Promise(stopped => signal.addEventListener('abort', stopped))
      return end(source, 'stopped')
    })
    await reading
    stop.abort()
    await done
    expect(await fetchStates()).toContainEqual({ name: 'sync-style', state: 'retry' })
    expect(lines).toEqual([])
  })

  it('continues when the database closes its connections', async () => {
    const { firstRound } = await start(async source => end(source, 'complete'))
    await firstRound
    await database.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    await expect.poll(fetchStates).toHaveLength(2)
    await database.pool.query(`INSERT INTO jobs.job (name, data) VALUES ('sync-cj', '{}')`)
    await expect
      .poll(async () => (await fetchStates()).map(({ state }) => state))
      .toEqual(['completed', 'completed', 'completed'])
  })
})
