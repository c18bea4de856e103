import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** Pings the database on a separate connection to detect an outage or a hang. */
export interface DatabaseWatch {
  /** True from the first failure until the database answers again. */
  readonly isAway: boolean
  close(): Promise<void>
}

const askEveryMs = 1_000
const retryMs = 250
/**
 * Five seconds without an answer, counted in turns of the event loop because
 * a process that is too busy to read the answer also completes no turns.
 */
const patienceTurns = 20
const turnMs = 250

class SilenceError extends Error {
  override name = 'SilenceError'
}

export function watchDatabase({
  url,
  onAway,
  onBack,
  wait = setTimeout,
}: {
  url: string
  onAway(error: unknown): void
  onBack(awayMs: number): void
  /** Waits this long between two questions or attempts. */
  wait?: (ms: number, value: undefined, options: { signal: AbortSignal }) => Promise<void>
}): DatabaseWatch {
  const stop = new AbortController()
  let awaySince: number | undefined

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      await watchOneConnection()
      await wait(retryMs, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }

  async function watchOneConnection(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'storefronts watch',
    })
    const ended = new AbortController()
    client.on('error', () => undefined)
    client.on('end', () => ended.abort())
    const signal = AbortSignal.any([stop.signal, ended.signal])
    let isConnected = false
    try {
      await inTime(client.connect())
      isConnected = true
      while (!signal.aborted) {
        await inTime(client.query('SELECT 1'))
        noteAnswer()
        await wait(askEveryMs, undefined, { signal }).catch(() => undefined)
      }
      await inTime(client.end())
    } catch (error) {
      // The server may be fine even though this connection broke; the next attempt will tell.
      if (!isConnected || error instanceof SilenceError) noteSilence(error)
      client.connection.stream.destroy()
    }
  }

  function noteAnswer(): void {
    if (awaySince === undefined) return
    const awayMs = performance.now() - awaySince
    awaySince = undefined
    onBack(awayMs)
  }

  function noteSilence(error: unknown): void {
    if (awaySince !== undefined || stop.signal.aborted) return
    awaySince = performance.now()
    onAway(error)
  }

  const done = run()
  return {
    get isAway() {
      return awaySince !== undefined
    },
    close() {
      stop.abort()
      return done
    },
  }
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
      if (turns === patienceTurns)
        reject(new SilenceError(`no answer within ${(patienceTurns * turnMs) / 1_000} s`))
    }, turnMs)
    answer.then(resolve, reject).finally(() => clearInterval(timer))
  })
}
