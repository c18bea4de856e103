import { setTimeout as wait } from 'node:timers/promises'
import { ExponentialBackoff, type IBackoff } from 'cockatiel'
import pg from 'pg'

/** Pings detect a dead connection that reported no error and would never deliver notifications. */
const checkEveryMs = 5_000
const queryTimeoutMs = 5_000
/** Jitter keeps many servers from reconnecting at the same moment. */
const retries = new ExponentialBackoff({ initialDelay: 100, maxDelay: 2_000 })

export interface ListenOptions {
  databaseUrl: string
  /** The connection's name in `pg_stat_activity`. */
  name: string
  channels: readonly string[]
  signal: AbortSignal
  onNotification(channel: string, payload: string): void
  /** Called on every new connection. Notifications sent before the call are lost. */
  onConnected(client: pg.Client): void
  onDisconnected(): void
  /** Called once per outage, not for each reconnection attempt. */
  onTrouble(error: unknown): void
  onRecovery(): void
}

/**
 * Listens for notifications on one connection until the
 * signal aborts, and replaces the connection when it breaks.
 */
export async function listen(options: ListenOptions): Promise<void> {
  const { signal } = options
  let retry: IBackoff<unknown> | undefined
  let isInTrouble = false
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: options.databaseUrl,
      keepAlive: true,
      query_timeout: queryTimeoutMs,
      connectionTimeoutMillis: queryTimeoutMs,
      application_name: options.name,
    })
    try {
      await listenOn(client)
    } catch (error) {
      if (!signal.aborted && !isInTrouble) options.onTrouble(error)
      isInTrouble = true
    }
    options.onDisconnected()
    // A hanging server would never confirm a clean disconnect.
    client.connection.stream.destroy()
    retry = retry ? retry.next(undefined) : retries.next()
    await wait(retry.duration, undefined, { signal }).catch(() => undefined)
  }

  async function listenOn(client: pg.Client): Promise<void> {
    const ended = new AbortController()
    client.on('error', error => ended.abort(error))
    client.on('end', () => ended.abort(new Error('Connection terminated by the database')))
    client.on('notification', ({ channel, payload = '' }) =>
      options.onNotification(channel, payload),
    )
    await client.connect()
    for (const channel of options.channels) await client.query(`LISTEN ${channel}`)
    options.onConnected(client)
    retry = undefined
    if (isInTrouble) options.onRecovery()
    isInTrouble = false
    const either = AbortSignal.any([signal, ended.signal])
    while (!either.aborted) {
      await wait(checkEveryMs, undefined, { signal: either }).catch(() => undefined)
      if (!either.aborted) await client.query('SELECT 1')
    }
    signal.throwIfAborted()
    throw ended.signal.reason
  }
}
