import { fork } from 'node:child_process'
import { once } from 'node:events'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { runSync, type SyncProgress } from '#app/ingest/sync.server.ts'
import { createStyleConnector } from '#app/sources/style/connector.server.ts'
import { createSandbox, type Sandbox, styleKey } from '../sandbox/sandbox.ts'
import { fetchCatalogue } from './testing/fetch-catalogue.ts'
import { matchToEnd } from './testing/match-to-end.ts'

const world = {
  products: 1500,
  today: '2026-03-01',
  requestsPerMinute: Number.POSITIVE_INFINITY,
  images: false,
}

let database: TestDatabase
let undisturbed: TestDatabase
let sandbox: Sandbox
/** The sandbox's, which links and pictures contain. */
let port: number

beforeAll(async () => {
  undisturbed = await createTestDatabase()
  const upstream = await createSandbox(world)
  port = Number(new URL(upstream.url).port)
  expect((await sync(undisturbed, upstream)).state).toBe('complete')
  await upstream.close()
  await matchToEnd(undisturbed.pool)
})
afterAll(() => undisturbed.drop())
beforeEach(async () => {
  database = await createTestDatabase()
  sandbox = await createSandbox({ ...world, port })
})
afterEach(async () => {
  await sandbox.close()
  await database.drop()
})

function sync(
  { pool }: TestDatabase,
  { url }: Sandbox,
  onProgress?: (progress: SyncProgress) => void,
) {
  return runSync({
    connector: createStyleConnector({
      apiUrl: `${url}/api/v2`,
      apiKey: styleKey,
      ratePerMinute: 1_000_000,
    }),
    pool,
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

/**
 * Returns all records that a sync can read: the listed ones, except broken records without an id.
 */
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

/**
 * Verifies that the catalogue equals that of an uninterrupted
 * sync. Call this only after the sync has completed.
 */
async function expectUndisturbedCatalogue(): Promise<void> {
  await matchToEnd(database.pool)
  const { offers, runs } = await fetchCatalogue(database.pool)
  expect(offers.filter(({ listed_with }) => listed_with !== null).length).toBeGreaterThan(100)
  expect({ offers, runs }).toEqual(await fetchCatalogue(undisturbed.pool))
}

it('PR5 PR8 stores what was read when the upstream fails, and reads the rest when it is back', {
  timeout: 300_000,
}, async () => {
  let dying: Promise<void> | undefined
  const cut = await sync(database, sandbox, ({ read }) => {
    if (read >= 500) dying ??= sandbox.close()
  })
  await dying
  expect(cut).toMatchObject({ state: 'failed', error: expect.stringContaining('style') })
  const stored = await readIds()
  expect(stored.length).toBeGreaterThan(400)

  sandbox = await createSandbox({ ...world, port })
  const whole = await sync(database, sandbox)
  expect(whole.state).toBe('complete')
  expect(await readIds()).toEqual(listedIds())
  await expectUndisturbedCatalogue()
})

it('PR5 PR8 RE5 resumes after its process was killed', {
  timeout: 300_000,
}, async () => {
  const child = fork('server/testing/sync-once.ts', [
    database.url,
    `${sandbox.url}/api/v2`,
    styleKey,
  ])
  child.on('message', read => {
    if (Number(read) >= 500) child.kill('SIGKILL')
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  const stored = await readIds()
  expect(stored.length).toBeGreaterThan(400)
  expect(stored.length).toBeLessThan(listedIds().length)

  const rest = await sync(database, sandbox)
  expect(rest.state).toBe('complete')
  expect(rest.counts.added + stored.length).toBeGreaterThanOrEqual(listedIds().length)
  expect(await readIds()).toEqual(listedIds())
  await expectUndisturbedCatalogue()
})
