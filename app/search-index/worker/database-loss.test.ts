import { once } from 'node:events'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BreakableServer, createBreakableServer } from '#app/database/testing.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import type { IndexQuery } from '../index-interface.ts'
import { createIndexClient, type IndexClient } from './index-client.server.ts'

const everything: IndexQuery = { ...emptyListQuery, limit: 50, facetLimit: 24 }
const lines: { msg: string }[] = []
const log = pino({}, { write: line => lines.push(JSON.parse(line)) })
let server: BreakableServer
let client: IndexClient

beforeAll(async () => {
  server = await createBreakableServer()
  await upsert(10)
  client = createIndexClient({ databaseUrl: server.url, log })
})
afterAll(async () => {
  await client.close()
  await server.remove()
})

async function upsert(products: number): Promise<void> {
  await createStore(server.pool).upsertProducts('s', makeProducts(products))
}

/** Listens on the stopped server's port until it has closed this many connection attempts. */
async function refuse(attempts: number): Promise<void> {
  const bouncer = createServer().listen(server.port, '127.0.0.1')
  await once(bouncer, 'listening')
  for (let refused = 0; refused < attempts; refused++) {
    const [socket] = await once(bouncer, 'connection')
    socket.destroy()
  }
  bouncer.close()
  await once(bouncer, 'close')
}

it('answers from memory during an outage and follows the database once it is back', async () => {
  await expect.poll(() => client.state().isReady).toBe(true)
  await server.stop()
  await refuse(4)
  expect((await client.query(everything)).paging.total).toBe(10)
  await server.start()
  // The pool rejects queries until its next ping succeeds.
  await expect.poll(() => upsert(11).then(() => 'written', String)).toBe('written')
  await expect.poll(() => client.state().products).toBe(11)
  // The log has only one line for the outage and one for its end, so the worker was not replaced.
  const messages = lines.map(({ msg }) => msg).filter(msg => msg !== 'index is ready')
  expect(messages).toEqual([
    'the index lost the database; it answers from memory and tries again',
    'the index follows the database again',
  ])
})
