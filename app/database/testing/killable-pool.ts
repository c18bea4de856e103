import type pg from 'pg'
import { createPool } from '../pool.server.ts'

/** Makes several pools send their statements one at a time, in random order. */
export interface Turns {
  /** Resolves when it is the caller's turn to send; the caller must then pass the turn on. */
  take(): Promise<void>
  pass(): void
}

export interface KillablePool {
  pool: pg.Pool
  /** Closes all connections that are still open. */
  end(): Promise<void>
}

/**
 * Creates a test pool that fails as if its process were killed right after
 * sending statement number `killAt`: every connection is cut and the
 * response is never read. With `turns`, each statement waits for its turn.
 */
export function createKillablePool(
  url: string,
  { killAt = Number.POSITIVE_INFINITY, turns }: { killAt?: number | undefined; turns?: Turns } = {},
): KillablePool {
  const pool = createPool(url)
  const clients = new Set<pg.PoolClient>()
  let sent = 0
  let ended: Promise<void> | undefined
  const end = () => {
    ended ??= pool.end()
    return ended
  }

  function countStatement(): void {
    sent += 1
    if (sent !== killAt) return
    for (const { connection } of clients) connection.stream.destroy()
    void end()
  }

  pool.on('connect', client => {
    clients.add(client)
    const send = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    const query = async (...args: unknown[]) => {
      await turns?.take()
      const answer = send(...args)
      countStatement()
      // A statement that waits for a lock gives up its turn,
      // because the holder of the lock needs turns to release it.
      if (turns && mayWait(args[0])) turns.pass()
      else if (turns) void answer.catch(() => undefined).finally(turns.pass)
      return answer
    }
    const queryOrCallBack = (...args: unknown[]) => {
      if (typeof args.at(-1) !== 'function') return query(...args)
      send(...args)
      countStatement()
    }
    Object.assign(client, { query: queryOrCallBack })
  })
  return { pool, end }
}

function mayWait(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text
  return text.includes('pg_advisory')
}

/** Creates turns in random order; `below(end)` draws a random integer from 0 to `end - 1`. */
export function createTurns(below: (end: number) => number): Turns {
  const waiting: (() => void)[] = []
  let isTaken = false

  function giveNext(): void {
    if (isTaken || waiting.length === 0) return
    isTaken = true
    // The next statement starts in a later turn of the event loop,
    // so that the task that just finished can join the queue again.
    setImmediate(() => waiting.splice(below(waiting.length), 1)[0]?.())
  }

  return {
    take() {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      giveNext()
      return promise
    },
    pass() {
      isTaken = false
      giveNext()
    },
  }
}
