import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Connector } from '#app/sources/connector.ts'

export interface SyncScheduleOptions {
  connectors: readonly Connector[]
  /** Reads one source into the catalogue; upstream trouble is part of its result, not thrown. */
  syncOne(connector: Connector, signal: AbortSignal): Promise<unknown>
  everyMinutes: number
  signal: AbortSignal
  log: Logger
}

export interface SyncSchedule {
  /** Settles when every source was read, or tried, once. */
  firstRound: Promise<void>
  /** Settles after the signal, when nothing of it runs any more. */
  done: Promise<void>
}

/** Reads every source now, which goes on where an earlier process stopped, and then again and again. */
export function startSyncSchedule(options: SyncScheduleOptions): SyncSchedule {
  const firstRound = runRound(options)
  return { firstRound, done: repeat(options, firstRound) }
}

async function repeat(options: SyncScheduleOptions, firstRound: Promise<void>): Promise<void> {
  await firstRound
  while (!options.signal.aborted) {
    await pause(options.everyMinutes * 60_000, undefined, { signal: options.signal }).catch(() => {})
    if (!options.signal.aborted) await runRound(options)
  }
}

/** All sources side by side: a slow one must not keep the others waiting. */
async function runRound({ connectors, syncOne, signal, log }: SyncScheduleOptions): Promise<void> {
  await Promise.all(
    connectors.map(connector =>
      syncOne(connector, signal).catch(err => {
        if (!signal.aborted)
          log.error({ err, source: connector.source }, 'a source could not be read into the catalogue')
      }),
    ),
  )
}
