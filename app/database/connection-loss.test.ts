import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseAwayError, isConnectionLoss } from './connection-loss.ts'
import { getFreePort } from './free-port.server.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Runs a statement on a separate connection and returns the error. */
async function fail(sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
  const error = await client.query(sql).then(
    () => new Error('it did not fail'),
    error => error,
  )
  await client.end()
  return error
}

async function failToConnect(config: pg.ClientConfig): Promise<unknown> {
  const client = new pg.Client({ ...config, user: 'nobody', password: 'none' })
  client.on('error', () => undefined)
  return client.connect().then(
    () => new Error('it connected'),
    error => error,
  )
}

describe('isConnectionLoss', () => {
  it('returns true for an address where nothing listens', async () => {
    expect(
      isConnectionLoss(await failToConnect({ host: '127.0.0.1', port: await getFreePort() })),
    ).toBe(true)
    // Connecting to a host with several addresses fails with an aggregate error.
    expect(
      isConnectionLoss(await failToConnect({ host: 'localhost', port: await getFreePort() })),
    ).toBe(true)
  })

  it('returns true for a server that hangs up or never answers', async () => {
    const rude = createServer(socket => socket.destroy()).listen(0, '127.0.0.1')
    const mute = createServer().listen(0, '127.0.0.1')
    await Promise.all([once(rude, 'listening'), once(mute, 'listening')])
    const { port } = rude.address() as AddressInfo
    expect(isConnectionLoss(await failToConnect({ host: '127.0.0.1', port }))).toBe(true)
    const late = { port: (mute.address() as AddressInfo).port, connectionTimeoutMillis: 20 }
    expect(isConnectionLoss(await failToConnect({ host: '127.0.0.1', ...late }))).toBe(true)
    const pool = new pg.Pool({ host: '127.0.0.1', max: 1, ...late })
    const refusals = await Promise.allSettled([pool.connect(), pool.connect()])
    expect(
      refusals.map(refusal => refusal.status === 'rejected' && isConnectionLoss(refusal.reason)),
    ).toEqual([true, true])
    rude.close()
    mute.close()
  })

  it('returns true for a connection that the server closes', async () => {
    expect(isConnectionLoss(await fail('SELECT pg_terminate_backend(pg_backend_pid())'))).toBe(true)
  })

  it.each([
    ['57P01', 'terminating connection due to administrator command'],
    ['57P02', 'terminating connection because of crash of another server process'],
    ['57P03', 'the database system is starting up'],
    ['08006', 'connection failure'],
  ])('returns true for SQLSTATE %s', (code, message) => {
    const error = Object.assign(new Error(message), { code })
    expect(isConnectionLoss(error)).toBe(true)
  })

  it('returns true for an error from the pool and for a plain copy of it', () => {
    const error = new DatabaseAwayError('away')
    expect(isConnectionLoss(error)).toBe(true)
    expect(isConnectionLoss({ ...error, message: error.message })).toBe(true)
  })

  it.each([
    ['a mistake in a statement', 'SELEC 1'],
    ['a table that is missing', 'SELECT * FROM no_such_table'],
    ['a statement that takes too long', 'SET statement_timeout = 10; SELECT pg_sleep(5)'],
    ['a value that does not fit', "SELECT 'x'::int"],
  ])('returns false for %s', async (_, sql) => {
    const error = await fail(sql)
    expect(isConnectionLoss(error)).toBe(false)
  })

  it.each([undefined, null, {}, 'ECONNREFUSED', new Error('57P01'), new TypeError('fetch failed')])(
    'returns false for %s',
    error => {
      expect(isConnectionLoss(error)).toBe(false)
    },
  )
})
