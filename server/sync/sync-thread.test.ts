import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { fetchSyncCalls } from '#app/ingest/sync-calls.server.ts'
import { startFakeUpstream } from '#app/sources/testing/fake-upstream.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { parseSettings } from '../settings/settings.ts'
import { createUnlimitedSandbox } from '../testing/unlimited-sandbox.ts'
import { createSyncThread } from './sync-thread.ts'

let database: TestDatabase
let sandbox: Sandbox
let settings: Record<string, string>
beforeAll(async () => {
  database = await createTestDatabase()
  const unlimited = await createUnlimitedSandbox({ products: 400, today: '2026-03-01' })
  sandbox = unlimited.sandbox
  settings = unlimited.settings
})
beforeEach(async () => {
  sandbox.clearFaults()
  await database.empty()
})
afterAll(async () => {
  await sandbox.close()
  await database.drop()
})

function createThread(databaseUrl = database.url, changed: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = []
  const { sources } = parseSettings({ ...settings, ...changed })
  const log = pino({}, { write: line => lines.push(JSON.parse(line)) })
  return { ...createSyncThread({ databaseUrl, sources, log }), lines }
}

const countProducts = async () =>
  (
    await database.pool.query(
      'SELECT source, count(*)::int AS count FROM product GROUP BY 1 ORDER BY 1',
    )
  ).rows

describe('createSyncThread', () => {
  it('PR2 PR5 syncs all sources in parallel and stores each product once', async () => {
    const { sync } = createThread()
    const results = await Promise.all([sync('s'), sync('c'), sync('r'), sync('k')])
    expect(results.map(({ state }) => state)).toEqual([
      'complete',
      'complete',
      'complete',
      'complete',
    ])
    expect(await countProducts()).toEqual([
      { source: 'c', count: sandbox.cjProducts().length },
      {
        source: 'k',
        count: sandbox.trendingProducts().filter(({ verticalId }) => verticalId === 168).length,
      },
      { source: 'r', count: sandbox.rakutenProducts().length },
      { source: 's', count: sandbox.truth.listed - sandbox.truth.broken.length },
    ])
  })

  it('PR2 reports a source that fails and syncs it when it is back', async () => {
    const thread = createThread()
    sandbox.addFaults({ path: '/api/v2', kind: '401' })
    expect(await thread.sync('s')).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('401'),
    })
    expect(thread.lines).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'source failed' }),
    )
    sandbox.clearFaults()
    expect((await thread.sync('s')).state).toBe('complete')
  })

  it('AD2 reports the state of its upstream calls to every server', async () => {
    // The source that hangs keeps the thread and its circuit
    // breakers alive while the failing source is synced again.
    const upstream = await startFakeUpstream(({ path }) =>
      path === '/hang' ? undefined : { status: 500, body: 'down' },
    )
    const thread = createThread(database.url, {
      CJ_API_URL: `${upstream.url}/hang`,
      STYLE_API_URL: `${upstream.url}/api/v2`,
    })
    const hanging = thread.sync('c')
    const fetchStyle = async () => (await fetchSyncCalls(database.pool)).get('s')
    await thread.sync('s')
    const calls = upstream.requests.filter(({ path }) => path !== '/hang').length
    const before = await fetchStyle()
    expect(before?.health.circuit).toBe('closed')
    const { perMinute = 0, callsLeft } = before?.health.rate ?? {}
    expect(callsLeft).toBe(perMinute - calls)
    let after = before
    for (let attempt = 0; attempt < 5 && after?.health.circuit === 'closed'; attempt += 1) {
      await thread.sync('s')
      after = await fetchStyle()
    }
    expect(after?.health.circuit).toBe('open')
    expect(after?.reportedAt.getTime()).toBeGreaterThan(before?.reportedAt.getTime() ?? 0)
    thread.stop()
    await hanging
    await upstream.close()
  })

  it('AD2 reports the remaining lifetime of its access token', async () => {
    await createThread().sync('r')
    const calls = (await fetchSyncCalls(database.pool)).get('r')
    expect(calls?.health).toEqual({
      circuit: 'closed',
      rate: { perMinute: expect.any(Number), callsLeft: expect.any(Number) },
      token: { secondsLeft: expect.any(Number) },
    })
  })

  it('stops a sync between two batches', async () => {
    const { sync, stop } = createThread()
    sandbox.addFaults({ path: '/api/v2', kind: 'hang', afterRequests: 4 })
    const stopped = sync('s')
    await expect.poll(async () => (await countProducts()).length).toBe(1)
    stop()
    expect((await stopped).state).toBe('stopped')
  })

  it('rejects when the database cannot be reached', async () => {
    const { sync } = createThread('postgres://nobody@127.0.0.1:9/none')
    await expect(sync('s')).rejects.toThrow('ECONNREFUSED')
  })
})
