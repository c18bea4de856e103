import type pg from 'pg'
import type { BaseLogger } from 'pino'
import type { CountedDoubt } from '#app/domain/doubt.ts'
import { type Connector, type ReadStep, SourceError } from '#app/sources/connector.ts'
import { findIdTrouble } from '#app/store/storable-text.ts'
import { loadUsdRates, markForConversion } from '#app/store/usd-rates.server.ts'
import { readAhead } from './read-ahead.ts'
import type { SyncCounts, SyncRunState } from './run-rows.server.ts'
import { reportSyncCalls } from './sync-calls.server.ts'
import { type OpenSyncRun, type SyncStart, withSyncRun } from './sync-run.server.ts'
import type { SyncScope } from './sync-scope.ts'

export interface SyncResult {
  source: SyncScope
  /**
   * 'busy' means that another server is syncing this
   * source. The other values are states of the run.
   */
  state: Exclude<SyncRunState, 'running'> | 'busy'
  /** Totals over all attempts of the run. */
  counts: SyncCounts
  /** The reason why the run failed, was quarantined, or is not trusted. */
  error?: string
  /** The values that could not be used; absent if there are none. */
  doubts?: readonly CountedDoubt[]
}

export interface SyncProgress extends SyncCounts {
  source: SyncScope
  /** The number of products that the source announced; unknown at first. */
  expected?: number | undefined
}

export interface SyncOptions {
  /** A connector, or any other object that reads a whole scope. */
  connector: Pick<Connector, 'readAll' | 'lingerDays' | 'getHealth'> & { source: SyncScope }
  pool: pg.Pool
  /** Stops between two steps; the next sync resumes there. */
  signal: AbortSignal
  /** By default, a sync resumes where the last attempt stopped. */
  start?: SyncStart
  /** The current version, unless a test sets a different one. */
  rulesVersion?: string | undefined
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  onProgress?: ((progress: SyncProgress) => void) | undefined
}

const nothing: SyncCounts = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0, gone: 0 }

/**
 * Syncs a source into the catalogue, resuming any unfinished attempt. Reports a failing
 * source in the result and keeps everything read until then; throws if the database fails.
 */
export async function runSync(options: SyncOptions): Promise<SyncResult> {
  const { connector, pool, log, start, rulesVersion } = options
  const { source } = connector
  const ratesVersion = await loadUsdRates(pool)
  const result = await withSyncRun(pool, { scope: source, start, rulesVersion }, async run => {
    const endReports = reportSyncCalls(pool, connector, log)
    try {
      return await readRun(run, options)
    } finally {
      await endReports()
    }
  })
  if (result === 'busy') {
    log.info({ source }, 'another server is reading this source')
    return { source, state: 'busy', counts: nothing }
  }
  // What this run converted at older rates after new ones had been stored is converted again.
  if ((await loadUsdRates(pool)) !== ratesVersion) await markForConversion(pool)
  return result
}

async function readRun(run: OpenSyncRun, options: SyncOptions): Promise<SyncResult> {
  const { connector, signal, log, onProgress } = options
  const { source } = connector
  log.info({ source, run: run.id, resumed: run.cursor !== undefined }, 'reading source')
  const steps = readAhead(
    () => connector.readAll(run.cursor, signal, run.known),
    step => run.prepareStep(keepStorable(step)),
  )
  try {
    for (;;) {
      if (signal.aborted) return await end('stopped')
      const next = await steps.next()
      if ('error' in next) return await fail(next.error)
      if ('isDone' in next) break
      const outcome = await run.saveStep(next.step)
      if (outcome === 'quarantined')
        return finish(outcome, 'read an implausible step, and quarantined it')
      onProgress?.({ source, ...run.counts(), expected: next.step.expected })
    }
    if (signal.aborted) return await end('stopped')
    const state = await run.complete(connector.lingerDays)
    return state === 'complete'
      ? finish(state, 'read source')
      : finish(state, 'read source to the end, but the figures are implausible')
  } finally {
    steps.stop()
  }

  /** Logs and returns the result of a run that has ended. */
  function finish(state: 'complete' | 'implausible' | 'quarantined', message: string): SyncResult {
    const result = toResult(state, run.error())
    const { doubts: _, ...facts } = result
    if (state === 'complete') log.info({ ...facts, run: run.id }, message)
    else log.warn({ ...facts, run: run.id }, message)
    return result
  }

  async function end(state: 'failed' | 'stopped', error?: string): Promise<SyncResult> {
    await run.interrupt(state, error)
    return toResult(state, error)
  }

  function toResult(state: Exclude<SyncResult['state'], 'busy'>, error?: string): SyncResult {
    const doubts = run.doubts()
    return {
      source,
      state,
      counts: run.counts(),
      ...(error === undefined ? {} : { error }),
      ...(doubts.length === 0 ? {} : { doubts }),
    }
  }

  async function fail(error: unknown): Promise<SyncResult> {
    // A connector may throw when it is aborted.
    if (signal.aborted) return end('stopped')
    // Anything but a SourceError is our own bug, so its stack trace belongs in the log.
    log.error(
      error instanceof SourceError ? { source, error: error.message } : { source, err: error },
      'source failed',
    )
    return end('failed', error instanceof Error ? error.message : String(error))
  }
}

/** Rejects products that the database cannot store, which connectors do not check. */
function keepStorable(step: ReadStep): ReadStep {
  const troubles = step.products.map(({ id }) => findIdTrouble(id))
  if (troubles.every(trouble => trouble === undefined)) return step
  const products = step.products.filter((_, index) => troubles[index] === undefined)
  const rejected = step.products.flatMap((record, index) => {
    const detail = troubles[index]
    return detail === undefined ? [] : [{ reason: 'unstorable id' as const, detail, record }]
  })
  return { ...step, products, rejected: [...step.rejected, ...rejected] }
}
