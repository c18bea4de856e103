import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createSharedPage } from '../http/response-cache/shared-page.ts'
import { type OpenResponseCache, openResponseCache } from './open-response-cache.ts'

let database: TestDatabase
let servers: OpenResponseCache[] = []
const documents = { version: 'a' }
const index = { isReady: true, products: 1, version: 1, memory: {} }
let settings: [] = []

beforeAll(async () => {
  database = await createTestDatabase()
  servers = await Promise.all(['a', 'b'].map(openServer))
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.close()))
  await database?.drop()
})

function openServer(): Promise<OpenResponseCache> {
  return openResponseCache({
    megabytes: 1,
    databaseUrl: database.url,
    services: {
      catalogue: { state: () => index },
      content: { version: () => documents.version },
      retailers: { all: () => settings },
    },
    log: pino({ level: 'silent' }),
  })
}

/** Requests a page of each server and returns how often each has rendered any. */
async function ask(): Promise<number[]> {
  const request = { signal: new AbortController().signal }
  for (const { cache } of servers)
    await cache.get('/', request, () => createSharedPage(new Response('page'), []))
  return servers.map(({ cache }) => cache.state().renders)
}

/** Waits until the pages are cached, which takes a few seconds after the start. */
async function fill(): Promise<number[]> {
  await expect
    .poll(async () => {
      await ask()
      return servers.map(({ cache }) => cache.state().pages)
    })
    .toEqual([1, 1])
  return servers.map(({ cache }) => cache.state().renders)
}

it('every server drops its pages when an operator has changed anything', async () => {
  await fill()
  await recordAudit(database.pool, { actor: 'an@operator', action: 'hid', subject: 'a product' })
  await expect.poll(() => servers.map(({ cache }) => cache.state().pages)).toEqual([0, 0])
})

it.each([
  ['the content has', () => void Object.assign(documents, { version: 'b' })],
  [
    'the retailers have',
    () => {
      settings = []
    },
  ],
])('every server renders again as soon as %s changed', async (_, change) => {
  const before = await fill()
  change()
  expect(await ask()).toEqual(before.map(count => count + 1))
})

it.each([
  ['no product', 0, 0],
  ['a product', 1, 1],
])('after 3 s, every server renders again if %s has changed', async (_, changes, renders) => {
  const before = await fill()
  index.version += changes
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000)
  expect(await ask()).toEqual(before.map(count => count + renders))
  clock.mockRestore()
})
