import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { fetchChanges, type ProductChange } from '../changes.server.ts'
import { changeChannel } from '../write-transaction.server.ts'

/** Small enough that a question asked meanwhile waits some milliseconds, large enough that a million load in seconds. */
const chunkSize = 5_000
/** Looks by itself this often, should a notification have been lost with a connection that died silently. */
const idleSeconds = 30
const firstRetryMs = 100
const longestRetryMs = 5_000

/**
 * Reads the changes of the catalogue in order, then waits for more, until told to stop. Survives the loss of the
 * database: whoever follows knows behind which change to go on.
 */
export async function followChanges(options: {
  databaseUrl: string
  signal: AbortSignal
  /** Asked with each new connection before anything is read: the change to go on behind. */
  begin(client: pg.Client): Promise<number>
  onChanges(changes: ProductChange[]): void
  /** Every change there is has been handed out. */
  onCaughtUp(): void
  onTrouble(error: unknown): void
}): Promise<void> {
  const { signal } = options
  let retryMs = firstRetryMs
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: options.databaseUrl,
      keepAlive: true,
      query_timeout: 30_000,
      connectionTimeoutMillis: 5_000,
      application_name: 'storefronts index',
    })
    try {
      await followOn(client)
    } catch (error) {
      if (signal.aborted) break
      options.onTrouble(error)
      await wait(retryMs, undefined, { signal }).catch(() => undefined)
      retryMs = Math.min(retryMs * 2, longestRetryMs)
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async function followOn(client: pg.Client): Promise<void> {
    const bell = createBell(client, signal)
    await client.connect()
    // Before the first look, or a change between look and listening would be missed.
    await client.query(`LISTEN ${changeChannel}`)
    let sequence = await options.begin(client)
    while (!signal.aborted) {
      const rung = bell.next(idleSeconds * 1_000)
      for (;;) {
        const changes = await fetchChanges(client, sequence, chunkSize)
        options.onChanges(changes)
        sequence = changes.at(-1)?.changedAt ?? sequence
        if (changes.length < chunkSize || signal.aborted) break
      }
      retryMs = firstRetryMs
      options.onCaughtUp()
      await rung
    }
  }
}

/** Rings at the next notification, at a stop, or after a while; throws when the connection ends. */
function createBell(client: pg.Client, signal: AbortSignal): { next(timeoutMs: number): Promise<void> } {
  let current = Promise.withResolvers<void>()
  let end: Error | undefined
  const ring = () => current.resolve()
  const fail = (error: Error) => {
    end ??= error
    current.reject(end)
  }
  client.on('notification', ring)
  client.on('error', fail)
  client.on('end', () => fail(new Error('the database closed the connection')))
  signal.addEventListener('abort', ring, { once: true })
  return {
    next(timeoutMs) {
      current = Promise.withResolvers<void>()
      // Between being made and being awaited it may fail; the one who awaits it still learns of that.
      current.promise.catch(() => undefined)
      if (end) current.reject(end)
      if (signal.aborted) ring()
      const timer = setTimeout(ring, timeoutMs)
      return current.promise.finally(() => clearTimeout(timer))
    },
  }
}
