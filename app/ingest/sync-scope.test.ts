import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { runSync, type SyncOptions } from './sync.server.ts'
import { withSyncRun } from './sync-run.server.ts'
import { type SyncScope, toIdPrefix, toSource } from './sync-scope.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
})
beforeEach(async () => {
  await database.empty()
})
afterAll(() => database.drop())

const sync = (source: SyncScope, ids: string[], options: Partial<SyncOptions> = {}) =>
  runSync({
    connector: {
      ...makeConnector([
        { products: ids.map(id => makeProduct(id, { source: toSource(source) })) },
      ]),
      source,
    },
    pool: database.pool,
    signal: new AbortController().signal,
    log: pino({ level: 'silent' }),
    ...options,
  })

const isGone = async (id: string) => (await store.findProduct('f', id))?.goneSince !== undefined

it.each<[SyncScope, string, string]>([
  ['s', 's', ''],
  ['f:alder-uk', 'f', 'alder-uk~'],
])(
  '%s contains products with the letter %s and ids that start with "%s"',
  (scope, source, prefix) => {
    expect([toSource(scope), toIdPrefix(scope)]).toEqual([source, prefix])
  },
)

describe('a run of one feed', () => {
  it('PR7 marks missing products as gone in that feed only', async () => {
    await sync('f:alder', ['alder~1', 'alder~2'])
    await sync('f:alder-uk', ['alder-uk~1', 'alder-uk~2'])
    expect(await sync('f:alder', ['alder~1'])).toMatchObject({
      state: 'complete',
      counts: { gone: 1 },
    })
    expect(await Promise.all(['alder~2', 'alder-uk~1', 'alder-uk~2'].map(isGone))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('PR7 is compared with the previous run of that feed', async () => {
    await sync('f:alder', ['alder~1', 'alder~2', 'alder~3'])
    await sync('f:finch', ['finch~1'])
    expect(await sync('f:alder', ['alder~1'])).toMatchObject({
      state: 'implausible',
      counts: { gone: 0 },
    })
  })

  it('is not checked when the operator vouches for it', async () => {
    await sync('f:alder', ['alder~1', 'alder~2', 'alder~3'])
    const result = await sync('f:alder', ['alder~1'], { start: 'vouched beginning' })
    expect(result).toMatchObject({ state: 'complete', counts: { gone: 2 } })
  })

  it('has a separate lock', async () => {
    const held = await withSyncRun(database.pool, { scope: 'f:alder' }, async () => [
      await sync('f:finch', ['finch~1']),
      await sync('f:alder', ['alder~1']),
    ])
    expect(held).toMatchObject([{ state: 'complete' }, { state: 'busy' }])
  })
})
