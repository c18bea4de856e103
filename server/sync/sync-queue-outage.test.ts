import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BreakableServer, createBreakableServer } from '#app/database/testing.ts'
import type { SyncResult } from '#app/ingest/sync.server.ts'
import { startSyncQueue } from './sync-queue.ts'

let server: BreakableServer
beforeAll(async () => {
  server = await createBreakableServer()
})
afterAll(() => server.remove())

it('settles a job that ended during a database outage once the outage is over, without logging', async () => {
  const lines: { msg: string }[] = []
  const stop = new AbortController()
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<SyncResult>()
  const queue = await startSyncQueue({
    pool: server.pool,
    crons: { s: '7 * * * *' },
    async syncOne() {
      begun.resolve()
      return ended.promise
    },
    signal: stop.signal,
    log: pino({}, { write: line => lines.push(JSON.parse(line)) }),
    waits: { pollMs: 20 },
  })
  try {
    await begun.promise
    await server.stop()
    const counts = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0, gone: 0 }
    ended.resolve({ source: 's', state: 'complete', counts })
    await expect.poll(() => server.pool.query('SELECT 1').catch(() => 'away')).toBe('away')
    await server.start()
    await expect
      .poll(
        () =>
          server.pool
            .query(`SELECT state::text FROM jobs.job WHERE name LIKE 'sync-%'`)
            .then(({ rows }) => rows)
            .catch(() => 'away'),
        { timeout: 10_000 },
      )
      .toEqual([{ state: 'completed' }])
    await queue.firstRound
    expect(lines.map(({ msg }) => msg)).toEqual([])
  } finally {
    stop.abort()
    await queue.done
  }
})
