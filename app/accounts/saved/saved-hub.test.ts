import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import {
  type BreakableServer,
  createBreakableServer,
  createTestDatabase,
  type TestDatabase,
} from '#app/database/testing.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { createProfileStore } from '../profiles/profile-store.server.ts'
import { parseResumeToken } from './resume-token.ts'
import { createSavedHub, type SavedHub, type StreamedTab } from './saved-hub.server.ts'
import { createSavedStore, type SavedStore } from './saved-store.server.ts'
import { addUser, type EventReader, fillSaved, readEvents } from './testing.ts'

const log = { info: () => undefined, error: (fields: object) => errors.push(fields) }
const errors: object[] = []
const opened: { close(): Promise<unknown> }[] = []

afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close()
  expect(errors.splice(0)).toEqual([])
})

function createHub(databaseUrl: string): SavedHub {
  const hub = createSavedHub({ databaseUrl, log })
  opened.push(hub)
  return hub
}

function openTab(hub: SavedHub, tab: Partial<StreamedTab> & { userId: string }): EventReader {
  const stream = hub.open({ sessionId: `${tab.userId}-session`, revision: undefined, ...tab })
  if (!stream) throw new Error('The hub refused the tab')
  const reader = readEvents(stream)
  opened.push({ close: () => reader.cancel() })
  return reader
}

const key = (id: string) => ({ source: 's', id }) as const
const product = (id: string) => ({ ...sampleProduct, id })

describe('createSavedHub', () => {
  let database: TestDatabase
  let store: SavedStore
  let users = 0

  beforeAll(async () => {
    database = await createTestDatabase()
    store = createSavedStore(database.pool)
  })
  afterAll(() => database.drop())

  async function makeUser(): Promise<string> {
    users += 1
    await addUser(database.pool, `user-${users}`, [`user-${users}-session`, `user-${users}-phone`])
    return `user-${users}`
  }

  it('SV2 sends a new tab the whole list, then every change', async () => {
    const userId = await makeUser()
    await store.save(userId, product('1'))
    const tab = openTab(createHub(database.url), { userId })
    const list = await tab.next()
    expect(list).toMatchObject({ name: 'list', data: { keys: ['s:1'], revision: 1 } })
    await store.save(userId, product('2'))
    await store.remove(userId, key('1'))
    expect(await tab.next()).toMatchObject({
      name: 'change',
      data: { key: 's:2', isSaved: true, revision: 2 },
    })
    const last = await tab.next()
    expect(last).toMatchObject({ data: { key: 's:1', isSaved: false, revision: 3 } })
    expect(parseResumeToken(last?.id ?? null, userId)).toBe(3)
  })

  it('SV2 sends a change to every tab of its user on every server, and to no one else', async () => {
    const [userId, otherId] = [await makeUser(), await makeUser()]
    const [one, two] = [createHub(database.url), createHub(database.url)]
    const tabs = [openTab(one, { userId }), openTab(one, { userId }), openTab(two, { userId })]
    const other = openTab(two, { userId: otherId })
    for (const tab of [...tabs, other]) expect(await tab.next()).toMatchObject({ name: 'list' })
    await store.save(userId, product('1'))
    for (const tab of tabs) expect(await tab.next()).toMatchObject({ data: { key: 's:1' } })
    await store.save(otherId, product('9'))
    expect(await other.next()).toMatchObject({ data: { key: 's:9' } })
  })

  it('SV2 resumes after the last change a tab has seen', async () => {
    const userId = await makeUser()
    for (const id of ['1', '2', '3']) await store.save(userId, product(id))
    const tab = openTab(createHub(database.url), { userId, revision: 1 })
    expect(await tab.next()).toMatchObject({ name: 'change', data: { key: 's:2', revision: 2 } })
    expect(await tab.next()).toMatchObject({ name: 'change', data: { key: 's:3', revision: 3 } })
  })

  it('SV2 sends the whole list when the log has dropped changes that the tab missed', async () => {
    const userId = await makeUser()
    for (let round = 0; round < 120; round += 1) {
      await store.save(userId, product('1'))
      await store.remove(userId, key('1'))
    }
    const { rows } = await database.pool.query(
      'SELECT count(*)::int AS count FROM saved_change WHERE user_id = $1',
      [userId],
    )
    expect(rows).toEqual([{ count: 200 }])
    const hub = createHub(database.url)
    const far = openTab(hub, { userId, revision: 39 })
    expect(await far.next()).toMatchObject({ name: 'list', data: { keys: [], revision: 240 } })
    const near = openTab(hub, { userId, revision: 40 })
    expect(await near.next()).toMatchObject({ name: 'change', data: { revision: 41 } })
  })

  it('SV2 sends the whole list to a tab that is ahead of the log', async () => {
    const userId = await makeUser()
    await store.save(userId, product('1'))
    const tab = openTab(createHub(database.url), { userId, revision: 500 })
    expect(await tab.next()).toMatchObject({ name: 'list', data: { keys: ['s:1'], revision: 1 } })
  })

  it('SV2 delivers every product that is saved while tabs are opening', async () => {
    const userId = await makeUser()
    const hub = createHub(database.url)
    const saves = 80
    const tabs: EventReader[] = []
    for (let id = 1; id <= saves; id += 1) {
      if (id % 4 === 0) tabs.push(openTab(hub, { userId, ...(id % 8 ? {} : { revision: id / 8 }) }))
      await store.save(userId, product(String(id)))
    }
    for (const tab of tabs) {
      const keys = new Set<string>()
      let revision = 0
      while (revision < saves) {
        const event = await tab.next()
        const before = revision
        revision = Number(event?.data.revision)
        if (event?.name === 'list') for (const each of event.data.keys as string[]) keys.add(each)
        else {
          keys.add(String(event?.data.key))
          if (before > 0) expect(revision).toBe(before + 1)
        }
      }
      expect(keys.size).toBeGreaterThanOrEqual(saves - 10)
    }
  })

  it('SV2 delivers every change although its database connection keeps dropping', async () => {
    const userId = await makeUser()
    const tab = openTab(createHub(database.url), { userId })
    expect(await tab.next()).toMatchObject({ name: 'list', data: { revision: 0 } })
    const saves = 40
    for (let id = 1; id <= saves; id += 1) {
      await store.save(userId, product(String(id)))
      if (id % 8 === 0)
        await database.pool.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND application_name = 'storefronts saved'`,
        )
    }
    for (let revision = 1; revision <= saves; revision += 1)
      expect(await tab.next()).toMatchObject({ data: { key: `s:${revision}`, revision } })
  })

  it('SV2 sends 5,000 saved products in one event', async () => {
    const userId = await makeUser()
    await fillSaved(database.pool, userId, 5_000)
    const list = await openTab(createHub(database.url), { userId }).next()
    expect(list?.data.keys).toHaveLength(5_000)
  })

  it('AC3 ends only the streams of a session that has ended', async () => {
    const userId = await makeUser()
    const hub = createHub(database.url)
    const laptop = openTab(hub, { userId })
    const phone = openTab(hub, { userId, sessionId: `${userId}-phone` })
    for (const tab of [laptop, phone]) expect(await tab.next()).toMatchObject({ name: 'list' })
    await database.pool.query('DELETE FROM sessions WHERE id = $1', [`${userId}-phone`])
    expect(await phone.next()).toMatchObject({ name: 'signed-out' })
    expect(await phone.next()).toBeUndefined()
    await store.save(userId, product('1'))
    expect(await laptop.next()).toMatchObject({ name: 'change' })
    expect(hub.size).toBe(1)
  })

  it('AC1 announces a change to the user', async () => {
    const userId = await makeUser()
    const tab = openTab(createHub(database.url), { userId })
    expect(await tab.next()).toMatchObject({ name: 'list' })
    await database.pool.query(`UPDATE users SET name = 'Ada' WHERE id = $1`, [userId])
    expect(await tab.next()).toMatchObject({ name: 'account' })
  })

  it('AC1 announces a change to the profile, from any server', async () => {
    const userId = await makeUser()
    const tab = openTab(createHub(database.url), { userId })
    expect(await tab.next()).toMatchObject({ name: 'list' })
    const profiles = createProfileStore(database.pool)
    for (const delivery of ['daily', 'none'] as const) {
      await profiles.change(userId, { delivery })
      expect(await tab.next()).toMatchObject({ name: 'account' })
      expect(await profiles.get(userId)).toEqual({ delivery })
    }
  })

  it('drops a closed tab, and refuses tabs beyond the limit per user', async () => {
    const userId = await makeUser()
    const hub = createHub(database.url)
    const tabs = Array.from({ length: 50 }, () => openTab(hub, { userId }))
    expect(() => openTab(hub, { userId })).toThrow('refused')
    await tabs[0]?.cancel()
    expect(hub.size).toBe(49)
    openTab(hub, { userId })
  })
})

describe('a database outage', () => {
  let server: BreakableServer

  beforeAll(async () => {
    server = await createBreakableServer()
    await addUser(server.pool, 'user')
  })
  afterAll(() => server.remove())

  it.each(['stop', 'freeze'] as const)(
    'SV2 does not stop open tabs from receiving new saves once the database is back: %s',
    async kind => {
      const store = createSavedStore(server.pool)
      const hub = createHub(server.url)
      const tab = openTab(hub, { userId: 'user' })
      expect(await tab.next()).toMatchObject({ name: 'list' })
      await server[kind]()
      // Longer than the connection needs to detect a dead peer.
      await wait(kind === 'stop' ? 500 : 11_000)
      await (kind === 'stop' ? server.start() : server.thaw())
      await saveOnceBack(store, kind)
      expect(await tab.next()).toMatchObject({ name: 'change', data: { key: `s:${kind}` } })
      await store.remove('user', key(kind))
      expect(await tab.next()).toMatchObject({ name: 'change', data: { isSaved: false } })
    },
    60_000,
  )
})

async function saveOnceBack(store: SavedStore, id: string): Promise<void> {
  for (;;) {
    try {
      await store.save('user', product(id))
      return
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
      await wait(50)
    }
  }
}
