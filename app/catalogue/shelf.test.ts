import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { type Shelf, toIdPrefix, toSource } from './shelf.ts'
import { createStore, type Store } from './store.server.ts'
import { runSync, type SyncOptions } from './sync.server.ts'
import { makeConnector, makeProduct } from './testing.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE product, sync_run RESTART IDENTITY CASCADE')
})
afterAll(() => database.drop())

const sync = (source: Shelf, ids: string[], options: Partial<SyncOptions> = {}) =>
  runSync({
    connector: {
      ...makeConnector([{ products: ids.map(id => makeProduct(id, { source: toSource(source) })) }]),
      source,
    },
    store,
    signal: new AbortController().signal,
    log: pino({ level: 'silent' }),
    ...options,
  })

const isGone = async (id: string) => (await store.findProduct('f', id))?.goneSince !== undefined

it.each<[Shelf, string, string]>([
  ['s', 's', ''],
  ['f:alder-uk', 'f', 'alder-uk~'],
])('%s has products of letter %s with ids from "%s"', (shelf, source, prefix) => {
  expect([toSource(shelf), toIdPrefix(shelf)]).toEqual([source, prefix])
})

describe('a run of one feed', () => {
  it('PR7 takes what is missing for gone in that feed only', async () => {
    await sync('f:alder', ['alder~1', 'alder~2'])
    await sync('f:alder-uk', ['alder-uk~1', 'alder-uk~2'])
    expect(await sync('f:alder', ['alder~1'])).toMatchObject({ state: 'complete', counts: { gone: 1 } })
    expect(await Promise.all(['alder~2', 'alder-uk~1', 'alder-uk~2'].map(isGone))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('PR7 is compared with the last of that feed', async () => {
    await sync('f:alder', ['alder~1', 'alder~2', 'alder~3'])
    await sync('f:finch', ['finch~1'])
    expect(await sync('f:alder', ['alder~1'])).toMatchObject({ state: 'implausible', counts: { gone: 0 } })
  })

  it('is not judged when somebody vouches for it', async () => {
    await sync('f:alder', ['alder~1', 'alder~2', 'alder~3'])
    const result = await sync('f:alder', ['alder~1'], { start: 'vouched beginning' })
    expect(result).toMatchObject({ state: 'complete', counts: { gone: 2 } })
  })

  it('has a place in the line of its own', async () => {
    const held = await store.withSyncRun('f:alder', async () => [
      await sync('f:finch', ['finch~1']),
      await sync('f:alder', ['alder~1']),
    ])
    expect(held).toMatchObject([{ state: 'complete' }, { state: 'busy' }])
  })
})
