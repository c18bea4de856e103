import pg from 'pg'
import type { BaseLogger } from 'pino'
import { DatabaseAwayError, isConnectionLoss } from './connection-loss.ts'
import { type DatabaseWatch, watchDatabase } from './database-watch.server.ts'

/** A page that would wait longer than this for the database should show an error instead. */
const statementSeconds = 15

type Log = Pick<BaseLogger, 'info' | 'warn'>
type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * Creates a connection pool; close it with `pool.end()`. While the database is unreachable, the
 * pool immediately rejects work with a `DatabaseAwayError` and logs the start and end of the
 * outage, one line each, so callers need not log errors that `isConnectionLoss` recognizes.
 */
export function createPool(url: string, log?: Log): pg.Pool {
  return new WatchedPool(url, log)
}

class WatchedPool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>()
  #watch: DatabaseWatch | undefined

  constructor(url: string, log: Log | undefined) {
    super({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      statement_timeout: statementSeconds * 1000,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'storefronts',
    })
    // A broken idle connection emits an error, which would end the process if nothing listened. The
    // pool replaces the connection itself.
    this.on('error', error => {
      if (!isConnectionLoss(error)) log?.warn({ err: error }, 'an idle database connection failed')
    })
    this.on('connect', client => {
      this.#clients.add(client)
      this.#watch ??= watchDatabase({
        url,
        onAway: error => {
          log?.warn({ reason: toReason(error) }, 'the database cannot be reached')
          this.#cutConnections()
        },
        onBack: awayMs =>
          log?.info({ seconds: Math.round(awayMs / 100) / 10 }, 'the database is back'),
      })
    })
    this.on('remove', client => this.#clients.delete(client))
  }

  /** `query` connects through this method too. */
  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!this.#watch?.isAway) {
      if (!callback) return super.connect()
      super.connect(callback)
      return undefined
    }
    const error = new DatabaseAwayError('The database cannot be reached')
    if (!callback) return Promise.reject(error)
    callback(error, undefined, () => undefined)
    return undefined
  }

  override async end(): Promise<void> {
    await super.end()
    await this.#watch?.close()
    // A hanging server never confirms a closed connection, and an open socket keeps the process
    // alive.
    this.#cutConnections()
  }

  /**
   * Closes all connections, because requests would otherwise wait for as long as the server hangs.
   */
  #cutConnections(): void {
    for (const client of this.#clients) client.connection.stream.destroy()
  }
}

/**
 * Returns an error's message, or its code if it has no
 * message, as when connecting to several addresses fails.
 */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
