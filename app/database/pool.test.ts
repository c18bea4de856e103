import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isConnectionLoss } from './connection-loss.ts'
import { createPool } from './pool.server.ts'
import { type BreakableServer, createBreakableServer } from './testing.ts'

let server: BreakableServer
let pool: ReturnType<typeof createPool>
let messages: string[]

beforeAll(async () => {
  server = await createBreakableServer()
})
beforeEach(() => {
  messages = []
  pool = createPool(server.url, pino({}, { write: line => messages.push(JSON.parse(line).msg) }))
})
afterEach(() => pool.end())
afterAll(() => server.remove())

/** Resolves to 'up' or to the error. */
const ask = () =>
  pool.query('SELECT 1').then(
    () => 'up',
    error => (isConnectionLoss(error) ? 'lost' : String(error)),
  )
/** Uses every connection the pool may open. */
const askOften = () => Promise.all(Array.from({ length: 20 }, ask))
/** Ends all connections but its own. Resolves to 'ended' or to the error. */
const endConnections = () =>
  server.pool
    .query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name LIKE 'storefronts%' AND pid <> pg_backend_pid()`,
    )
    .then(() => 'ended', String)

describe('createPool', () => {
  it('reports a stopped server once, and works again once it is back', async () => {
    await askOften()
    await server.stop()
    await expect.poll(() => messages).toEqual(['the database cannot be reached'])
    expect(new Set(await askOften())).toEqual(new Set(['lost']))
    await server.start()
    await expect.poll(ask).toBe('up')
    expect(messages).toEqual(['the database cannot be reached', 'the database is back'])
  })

  it('rejects queries that wait for a hanging server, and rejects all work until it answers again', async () => {
    await askOften()
    await server.freeze()
    try {
      const held = pool.connect().then(client => {
        client.on('error', () => undefined)
        return client.query('SELECT 1').finally(() => client.release(true))
      })
      const outcomes = await Promise.all([askOften(), held.catch(isConnectionLoss)])
      expect([new Set(outcomes[0]), outcomes[1]]).toEqual([new Set(['lost']), true])
      expect(messages).toEqual(['the database cannot be reached'])
      await expect(pool.connect()).rejects.toThrow('The database cannot be reached')
    } finally {
      await server.thaw()
    }
    await expect.poll(ask).toBe('up')
  })

  it('closes even while the server hangs', async () => {
    const closing = createPool(server.url)
    await closing.query('SELECT 1')
    await server.freeze()
    await closing.end().finally(() => server.thaw())
  })

  it('does not treat one broken connection as an outage', async () => {
    await askOften()
    // The server's own pool may not yet know that the server of the former test answers again.
    await expect.poll(endConnections).toBe('ended')
    await expect.poll(ask).toBe('up')
    expect(messages).toEqual([])
  })
})
