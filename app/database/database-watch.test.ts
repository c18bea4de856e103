import { createServer, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { watchDatabase } from './database-watch.server.ts'
import { createTestDatabase } from './testing.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Waits until the test says how long that was. */
function createClock() {
  const waits: { ms: number; end(): void }[] = []
  const wait = (ms: number) =>
    new Promise<void>(resolve => waits.push({ ms, end: () => resolve() }))
  return { waits, wait }
}

it('asks a database every second, and connects again after a quarter of one', async () => {
  const database = await createTestDatabase()
  const { waits, wait } = createClock()
  const outages: unknown[] = []
  const watch = watchDatabase({
    url: database.url,
    wait,
    onAway: error => void outages.push(error),
    onBack: () => undefined,
  })
  await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([1_000])
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'storefronts watch' AND datname = current_database()`,
  )
  waits[0]?.end()
  await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([1_000, 250])
  // A lost connection alone is no outage.
  expect(outages).toEqual([])
  const closed = watch.close()
  waits.at(-1)?.end()
  await closed
  await database.drop()
})

it('takes a database for away after 20 quarters of a second without an answer', async () => {
  const sockets: Socket[] = []
  const deaf = createServer(socket => void sockets.push(socket))
  await new Promise<void>(resolve => deaf.listen(0, '127.0.0.1', resolve))
  const address = deaf.address()
  const port = typeof address === 'object' ? address?.port : undefined
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const outages: unknown[] = []
  const { waits, wait } = createClock()
  const watch = watchDatabase({
    url: `postgres://nobody@127.0.0.1:${port}/none`,
    wait,
    onAway: error => void outages.push(String(error)),
    onBack: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(outages).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(outages).toEqual(['SilenceError: no answer within 5 s'])
  expect(watch.isAway).toBe(true)
  const closed = watch.close()
  waits.at(-1)?.end()
  await closed
  for (const socket of sockets) socket.destroy()
  deaf.close()
})
