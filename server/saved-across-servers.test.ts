import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUser, type EventReader, readEvents } from '#app/accounts/saved/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProducts } from '#app/store/testing.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

let database: TestDatabase
let folder: string
let servers: ServerProcess[]

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'storefronts-saved-'))
  await createStore(database.pool).upsertProducts('s', makeProducts(3))
  await database.pool.query(`UPDATE product SET gone_since = now() WHERE id = '3'`)
  for (const name of ['ann', 'ben']) await addUser(database.pool, name)
  servers = await Promise.all(
    ['one', 'two'].map(name =>
      startServerProcess({
        PORT: '0',
        DATA_DIR: join(folder, name),
        DATABASE_URL: database.url,
        SITE_ORIGINS: 'local',
      }),
    ),
  )
})

afterAll(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGTERM')
    await ended
  }
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

function getServer(index: number): ServerProcess {
  const server = servers[index]
  if (!server) throw new Error(`There is no server ${index}`)
  return server
}

async function send(
  method: string,
  id: string,
  { server = 0, user = 'ann', origin = getServer(server).url } = {},
) {
  const response = await fetch(`${getServer(server).url}/api/saved/s/${id}`, {
    method,
    headers: {
      ...(user === '' ? {} : { Cookie: `session=a; user=${user}` }),
      ...(origin === '' ? {} : { Origin: origin }),
    },
  })
  return { status: response.status, body: await response.json() }
}

async function openTab(server: number, user: string, headers = {}): Promise<EventReader> {
  const response = await fetch(`${getServer(server).url}/api/saved/events`, {
    headers: { Cookie: `user=${user}`, ...headers },
  })
  expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  if (!response.body) throw new Error('The stream has no body')
  return readEvents(response.body)
}

describe('RE4 two servers on one database', () => {
  it('SV2 show a save in the tabs of both servers, and a tab that loses one server resumes on the other', async () => {
    const tab = await openTab(0, 'ann')
    expect(await tab.next()).toMatchObject({ name: 'list', data: { keys: [] } })
    expect(await send('PUT', '1', { server: 1 })).toEqual({
      status: 200,
      body: { isSaved: true, revision: 1 },
    })
    const change = await tab.next()
    expect(change).toMatchObject({ name: 'change', data: { key: 's:1', isSaved: true } })
    await tab.cancel()
    await send('PUT', '2', { server: 0 })
    await send('DELETE', '1', { server: 1 })
    const resumed = await openTab(1, 'ann', { 'Last-Event-ID': change?.id })
    expect(await resumed.next()).toMatchObject({ data: { key: 's:2', isSaved: true } })
    expect(await resumed.next()).toMatchObject({ data: { key: 's:1', isSaved: false } })
    await resumed.cancel()
  })

  it('SV2 two devices that save and remove the same product at the same time end in the same state', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send(index % 2 ? 'PUT' : 'DELETE', '1', { user: 'ben', server: (index >> 1) % 2 }),
      ),
    )
    const tabs = await Promise.all([openTab(0, 'ben'), openTab(1, 'ben')])
    const [one, two] = await Promise.all(tabs.map(tab => tab.next()))
    expect(one?.data).toEqual(two?.data)
    const { rowCount } = await database.pool.query(`SELECT FROM saved WHERE user_id = 'ben'`)
    expect(one?.data.keys).toHaveLength(rowCount ?? -1)
    for (const tab of tabs) await tab.cancel()
  })
})

describe('PUT and DELETE of a saved product', () => {
  it.each(['PUT', 'DELETE'])('SV1 %s can be repeated', async method => {
    const first = await send(method, '2')
    expect(first).toMatchObject({ status: 200, body: { isSaved: method === 'PUT' } })
    expect(await send(method, '2')).toEqual(first)
  })

  it('SV3 refuse a signed-out visitor', async () => {
    expect(await send('PUT', '1', { user: '' })).toEqual({
      status: 401,
      body: { message: 'Please login first to save this product.' },
    })
  })

  it.each(['https://evil.example', 'null', ''])('refuse the origin %j', async origin => {
    expect(await send('PUT', '1', { origin })).toMatchObject({ status: 403 })
    expect(await send('DELETE', '1', { origin })).toMatchObject({ status: 403 })
  })

  it('SV4 save a product that its source no longer has, as long as we still have it', async () => {
    expect(await send('PUT', '3')).toMatchObject({ status: 200 })
  })

  it.each(['unknown', 'a'.repeat(300)])('return 404 for the product %s', async id => {
    expect(await send('PUT', id)).toMatchObject({ status: 404 })
  })

  it('ER1 return 405 for other methods', async () => {
    for (const method of ['GET', 'POST', 'PATCH'])
      expect(await send(method, '1')).toMatchObject({ status: 405 })
  })
})

describe('the stream of changes', () => {
  it('AC3 sends a signed-out event to a visitor, then ends', async () => {
    const tab = await openTab(0, '')
    expect(await tab.next()).toMatchObject({ name: 'signed-out' })
    expect(await tab.next()).toBeUndefined()
  })

  it('ends when its server stops, without delaying it', async () => {
    const [server] = servers
    const tab = await openTab(0, 'ann')
    await tab.next()
    server?.child.kill('SIGTERM')
    expect(await tab.next()).toBeUndefined()
    expect(await server?.ended).toMatchObject({ code: 0 })
    expect(server?.output()).not.toContain('did not finish')
  })
})
