import pg from 'pg'
import type { BaseLogger } from 'pino'

/** A page that waits longer than this for the database is better off with an error. */
const statementSeconds = 15

/** The process's connections to PostgreSQL. Close it with `pool.end()`. */
export function createPool(url: string, log?: Pick<BaseLogger, 'warn'>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementSeconds * 1000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'storefronts',
  })
  // An idle connection that breaks says so here; unheard, it would end the process. The pool replaces it by itself.
  pool.on('error', error => log?.warn({ err: error }, 'an idle database connection broke'))
  return pool
}
