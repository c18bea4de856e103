import { fork } from 'node:child_process'
import { once } from 'node:events'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStore } from '#app/catalogue/store.server.ts'
import { runSync, type SyncProgress } from '#app/catalogue/sync.server.ts'
import { createTestDatabase } from '#app/database/testing.ts'
import { createStyleConnector } from '#app/sources/style/connector.server.ts'
import { createSandbox, type Sandbox, styleKey } from '../sandbox/sandbox.ts'

const world = {
  products: 3000,
  today: '2026-03-01',
  requestsPerMinute: Number.POSITIVE_INFINITY,
  images: false,
}

let database: Awaited<ReturnType<typeof createTestDatabase>>
let sandbox: Sandbox

beforeEach(async () => {
  database = await createTestDatabase()
  sandbox = await createSandbox(world)
})

afterEach(async () => {
  await sandbox.close()
  await database.drop()
})

function sync(onProgress?: (progress: SyncProgress) => void) {
  return runSync({
    connector: createStyleConnector({
      apiUrl: `${sandbox.url}/api/v2`,
      apiKey: styleKey,
      ratePerMinute: 1_000_000,
    }),
    store: createStore(database.pool),
    signal: new AbortController().signal,
    log: pino({ level: 'silent' }),
    onProgress,
  })
}

async function readIds(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT id FROM product WHERE gone_since IS NULL UNION SELECT id FROM rejection WHERE id IS NOT NULL',
  )
  return rows.map(({ id }) => id).sort()
}

/** What there is to read: everything listed, save the records broken so badly that they have no id to tell. */
function listedIds(): string[] {
  const nameless = new Set(
    sandbox.truth.broken.filter(({ breakage }) => breakage === 'missing-id').map(({ id }) => id),
  )
  return sandbox
    .listedIds()
    .filter(id => !nameless.has(id))
    .map(String)
    .sort()
}

it('PR5 keeps what was read when the upstream dies, and reads the rest when it is back', async () => {
  const port = Number(new URL(sandbox.url).port)
  let dying: Promise<void> | undefined
  const cut = await sync(({ read }) => {
    if (read >= 500) dying ??= sandbox.close()
  })
  await dying
  expect(cut).toMatchObject({ state: 'failed', error: expect.stringContaining('style') })
  const kept = await readIds()
  expect(kept.length).toBeGreaterThan(400)

  sandbox = await createSandbox({ ...world, port })
  const whole = await sync()
  expect(whole.state).toBe('complete')
  expect(await readIds()).toEqual(listedIds())
})

it('PR5 goes on where it was when its process is killed outright', async () => {
  const child = fork('server/testing/sync-once.ts', [database.url, `${sandbox.url}/api/v2`, styleKey])
  child.on('message', read => {
    if (Number(read) >= 500) child.kill('SIGKILL')
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  const kept = await readIds()
  expect(kept.length).toBeGreaterThan(400)
  expect(kept.length).toBeLessThan(listedIds().length)

  const rest = await sync()
  expect(rest.state).toBe('complete')
  expect(rest.counts.added + kept.length).toBeGreaterThanOrEqual(listedIds().length)
  expect(await readIds()).toEqual(listedIds())
})
