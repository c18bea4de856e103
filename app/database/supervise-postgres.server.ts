import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { ExponentialBackoff, type IBackoff } from 'cockatiel'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { isConnectionLoss } from './connection-loss.ts'

export interface Supervision {
  /** Stops supervising; resolves once no restart is in progress. */
  end(): Promise<void>
}

const backoff = new ExponentialBackoff({ initialDelay: 200, maxDelay: 30_000 })
/** A server that ran this long is restarted immediately, without the accumulated backoff. */
const steadyMs = 60_000
/** How long a server may take to accept connections before a warning is logged. */
const comeUpMs = 10_000

/**
 * Restarts a server whenever it exits unexpectedly, which is detected by the loss of the
 * owning connection. `restart` makes one attempt and resolves to the new owner connection.
 */
export function supervisePostgres({
  owner: firstOwner,
  restart,
  log,
  wait = setTimeout,
  now = () => performance.now(),
}: {
  owner: pg.Client
  restart(): Promise<pg.Client>
  log: Pick<BaseLogger, 'info' | 'error'>
  /** Waits this long before the next attempt. */
  wait?: (ms: number, value: undefined, options: { signal: AbortSignal }) => Promise<void>
  /** The time in milliseconds. */
  now?: () => number
}): Supervision {
  const stop = new AbortController()
  const { signal } = stop
  let pause: IBackoff<unknown> | undefined

  async function supervise(): Promise<void> {
    let owner: pg.Client | undefined = firstOwner
    while (owner) {
      const upSince = now()
      await once(owner, 'end', { signal }).catch(() => undefined)
      if (signal.aborted) return void (await owner.end())
      if (now() - upSince > steadyMs) pause = undefined
      log.error('the bundled database stopped unexpectedly and is being restarted')
      owner = await restartUntilUp()
    }
  }

  async function restartUntilUp(): Promise<pg.Client | undefined> {
    const startedAt = now()
    let lastReason: string | undefined
    while (!signal.aborted) {
      await wait(pause?.duration ?? 0, undefined, { signal }).catch(() => undefined)
      pause = pause ? pause.next(undefined) : backoff.next()
      try {
        const owner = await restart()
        log.info({ ms: Math.round(now() - startedAt) }, 'the bundled database is up again')
        return owner
      } catch (error) {
        const isComingUp = isConnectionLoss(error) && now() - startedAt < comeUpMs
        const reason = error instanceof Error ? error.message : String(error)
        if (isComingUp || reason === lastReason) continue
        log.error({ reason }, 'the bundled database could not be restarted')
        lastReason = reason
      }
    }
    return undefined
  }

  const done = supervise()
  return {
    end() {
      stop.abort()
      return done
    },
  }
}
