import { setTimeout as wait } from 'node:timers/promises'
import { ExponentialBackoff, type IBackoff } from 'cockatiel'
import pg from 'pg'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { fetchChanges, type ProductChange } from './changes.server.ts'
import { changeChannel } from './write-transaction.server.ts'

/**
 * The number of changes to read at a time: few enough that a query waits only
 * milliseconds for a chunk, and enough to load a million products in seconds.
 */
const chunkSize = 5_000
/**
 * Polls the feed this often, in case a notification was lost with a connection that died unnoticed.
 */
const idleSeconds = 30
/** Delays before reconnecting. Jitter keeps many servers from reconnecting at the same moment. */
const retries = new ExponentialBackoff({ initialDelay: 100, maxDelay: 2_000 })

/**
 * Reads the change feed in order and then waits for more, until the signal
 * aborts. After a database outage, continues from the last applied change.
 */
export async function followChanges(options: {
  databaseUrl: string
  signal: AbortSignal
  /**
   * Called on each new connection before anything is read.
   * Resolves to the sequence number after which to resume.
   */
  begin(client: pg.Client): Promise<number>
  onChanges(changes: ProductChange[]): void | Promise<void>
  /**
   * Called when every change so far has been delivered.
   * No further changes are delivered before it has resolved.
   */
  onCaughtUp(): void | Promise<void>
  /** Called once per outage, not for each attempt to reconnect. */
  onTrouble(error: unknown): void
  /** Called when the feed has caught up again after an outage. */
  onRecovery(): void
}): Promise<void> {
  const { signal } = options
  let retry: IBackoff<unknown> | undefined
  let reported: string | undefined
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
      report(error)
      retry = retry ? retry.next(undefined) : retries.next()
      await wait(retry.duration, undefined, { signal }).catch(() => undefined)
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /**
   * Reports an error once per outage, although its message
   * changes from "terminated" to "refused" to "starting up".
   */
  function report(error: unknown): void {
    const reason = isConnectionLoss(error) ? 'lost' : String(error)
    if (reason !== reported) options.onTrouble(error)
    reported = reason
  }

  async function followOn(client: pg.Client): Promise<void> {
    const bell = createBell(client)
    signal.addEventListener('abort', bell.ring, { once: true })
    try {
      await client.connect()
      // LISTEN comes before the first read; otherwise, a change in between would be missed.
      await client.query(`LISTEN ${changeChannel}`)
      let sequence = await options.begin(client)
      while (!signal.aborted) {
        const rung = bell.next(idleSeconds * 1_000)
        for (;;) {
          const changes = await fetchChanges(client, sequence, chunkSize)
          await options.onChanges(changes)
          sequence = changes.at(-1)?.changedAt ?? sequence
          if (changes.length < chunkSize || signal.aborted) break
        }
        retry = undefined
        await options.onCaughtUp()
        if (reported !== undefined) options.onRecovery()
        reported = undefined
        await rung
      }
    } finally {
      signal.removeEventListener('abort', bell.ring)
    }
  }
}

interface Bell {
  ring(): void
  /** Resolves on the next notification or after the timeout; rejects when the connection ends. */
  next(timeoutMs: number): Promise<void>
}

function createBell(client: pg.Client): Bell {
  let current = createRing()
  let end: Error | undefined
  const ring = () => current.resolve()
  const fail = (error: Error) => {
    end ??= error
    current.reject(end)
  }
  client.on('notification', ring)
  client.on('error', fail)
  client.on('end', () => fail(new Error('Connection terminated by the database')))
  return {
    ring,
    next(timeoutMs) {
      current = createRing()
      if (end) current.reject(end)
      const timer = setTimeout(ring, timeoutMs)
      return expectRejection(current.promise.finally(() => clearTimeout(timer)))
    },
  }
}

function createRing(): PromiseWithResolvers<void> {
  const ring = Promise.withResolvers<void>()
  expectRejection(ring.promise)
  return ring
}

/**
 * Marks a promise as handled. A promise may reject before it is awaited, for example while the
 * connection is still being established, and an unhandled rejection would end the thread.
 */
function expectRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
