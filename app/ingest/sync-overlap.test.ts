import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { type Connector, SourceError } from '#app/sources/connector.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { makeProducts } from '#app/store/testing.ts'
import { acquireWriteLock } from '#app/store/write-transaction.server.ts'
import { runSync } from './sync.server.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.empty()
})
afterAll(() => database.drop())

const products = makeProducts(6)
const steps = [0, 2, 4].map(from => ({ products: products.slice(from, from + 2) }))
const outage = new SourceError('s', 'style: GET /products answered 503', { status: 503 })

/** Blocks all writes until `work` is done. */
async function whileNothingIsWritten(work: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  await client.query('BEGIN')
  await acquireWriteLock(client)
  try {
    await work()
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

/** Observes a connector: `allRead` resolves once everything in the source has been read ahead. */
function observe(given: Connector): { connector: Connector; allRead: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const connector: Connector = {
    ...given,
    async *readAll(from) {
      try {
        yield* given.readAll(from)
      } finally {
        resolve()
      }
    },
  }
  return { connector, allRead: promise }
}

const readRuns = async () =>
  (await database.pool.query('SELECT cursor, read, added, state FROM sync_run')).rows as unknown[]

describe('a step that is read while the previous one is being written', () => {
  it('PR2 fails the run only after the previous one is written', async () => {
    const { connector, allRead } = observe(makeConnector([...steps.slice(0, 2), outage]))
    const run = { ended: false }
    let result = Promise.resolve<unknown>(undefined)
    await whileNothingIsWritten(async () => {
      result = runSync({
        connector,
        pool: database.pool,
        log,
        signal: new AbortController().signal,
      }).finally(() => {
        run.ended = true
      })
      await allRead
      await new Promise(setImmediate)
      expect(run.ended).toBe(false)
      expect(await readRuns()).toMatchObject([{ state: 'running', cursor: null, read: 0 }])
    })
    expect(await result).toMatchObject({
      state: 'failed',
      error: outage.message,
      counts: { added: 4 },
    })
    expect(await readRuns()).toMatchObject([{ cursor: '2', read: 4 }])
  })

  it('PR5 is dropped when the sync is stopped, and read again by the next run', async () => {
    const { connector, allRead } = observe(makeConnector(steps))
    const controller = new AbortController()
    let result = Promise.resolve<unknown>(undefined)
    await whileNothingIsWritten(async () => {
      result = runSync({ connector, pool: database.pool, log, signal: controller.signal })
      await allRead
      controller.abort()
    })
    expect(await result).toMatchObject({ state: 'stopped', counts: { read: 2, added: 2 } })
    expect(await readRuns()).toMatchObject([{ cursor: '1' }])
    const next = makeConnector(steps)
    const options = {
      connector: next,
      pool: database.pool,
      log,
      signal: new AbortController().signal,
    }
    expect(await runSync(options)).toMatchObject({
      state: 'complete',
      counts: { read: 6, added: 6 },
    })
    expect(next.readFrom).toEqual(['1'])
  })

  it('PR5 leaves nothing behind when the process is killed halfway', async () => {
    const path = (name: string) =>
      JSON.stringify(pathToFileURL(`${import.meta.dirname}/${name}`).href)
    const script = `
      const { runSync } = await import(${path('sync.server.ts')})
      const { makeConnector } = await import(${path('../sources/testing.ts')})
      const { makeProducts } = await import(${path('../store/testing.ts')})
      const { createPool } = await import(${path('../database/pool.server.ts')})
      const products = makeProducts(4)
      const given = makeConnector([{ products: products.slice(0, 2) }, { products: products.slice(2) }])
      const connector = { ...given, async *readAll() { yield* given.readAll(); console.log('read') } }
      const log = { info() {}, warn() {}, error() {} }
      const pool = createPool(${JSON.stringify(database.url)})
      await runSync({ connector, pool, log, signal: new AbortController().signal })`
    await whileNothingIsWritten(async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(child.stdout, 'data')
      child.kill('SIGKILL')
      await once(child, 'exit')
    })
    expect(await readRuns()).toMatchObject([{ state: 'running', cursor: null, read: 0 }])
    const next = makeConnector(steps)
    const options = {
      connector: next,
      pool: database.pool,
      log,
      signal: new AbortController().signal,
    }
    // The server frees the killed runner's lock once it notices
    // the lost connection, which may be a moment later.
    await expect.poll(async () => (await runSync(options)).state).toBe('complete')
    expect(await readRuns()).toMatchObject([{ read: 6, added: 6, state: 'complete' }])
  })
})
