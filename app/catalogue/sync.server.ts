import type { BaseLogger } from 'pino'
import { type Connector, type ReadStep, SourceError } from '#app/sources/connector.ts'
import { readAhead } from './read-ahead.ts'
import type { Shelf } from './shelf.ts'
import { findIdTrouble } from './storable-text.ts'
import type { Store } from './store.server.ts'
import type { OpenSyncRun, SyncCounts, SyncRunState, SyncStart } from './sync-run.server.ts'

export interface SyncResult {
  source: Shelf
  /** busy: another server is reading this source. The others as the run's own state tells. */
  state: Exclude<SyncRunState, 'running'> | 'busy'
  /** Over all attempts of the run. */
  counts: SyncCounts
  /** Why it failed, was put into quarantine, or is not believed. */
  error?: string
}

export interface SyncProgress extends SyncCounts {
  source: Shelf
  /** How many products the source says it has; unknown at first. */
  expected?: number
}

export interface SyncOptions {
  /** A connector, or whatever else reads a shelf whole. */
  connector: Pick<Connector, 'readAll' | 'lingerDays'> & { source: Shelf }
  store: Store
  /** Stops between two steps; the next sync goes on there. */
  signal: AbortSignal
  /** Where the last attempt stopped, unless told otherwise. */
  start?: SyncStart
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  onProgress?: (progress: SyncProgress) => void
}

const nothing: SyncCounts = { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0, gone: 0 }

/**
 * Reads a source into the catalogue, or goes on where the last attempt ended. Trouble with the source is a result and
 * no exception; what was read until then is kept. Trouble with the database throws.
 */
export async function runSync(options: SyncOptions): Promise<SyncResult> {
  const { connector, store, log, start } = options
  const { source } = connector
  const result = await store.withSyncRun(source, run => readRun(run, options), start)
  if (result === 'busy') {
    log.info({ source }, 'another server is reading this source')
    return { source, state: 'busy', counts: nothing }
  }
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
      if (outcome === 'quarantined') return tell(outcome, 'read something that looks wrong, and put it aside')
      onProgress?.({ source, ...run.counts(), expected: next.step.expected })
    }
    if (signal.aborted) return await end('stopped')
    const state = await run.complete(connector.lingerDays)
    return state === 'complete'
      ? tell(state, 'read source')
      : tell(state, 'read source to the end, but what came is not believed')
  } finally {
    steps.stop()
  }

  /** Of a run that is over. */
  function tell(state: 'complete' | 'implausible' | 'quarantined', message: string): SyncResult {
    const error = run.error()
    const result = { source, state, counts: run.counts(), ...(error === undefined ? {} : { error }) }
    if (state === 'complete') log.info({ ...result, run: run.id }, message)
    else log.warn({ ...result, run: run.id }, message)
    return result
  }

  async function end(state: 'failed' | 'stopped', error?: string): Promise<SyncResult> {
    await run.interrupt(state, error)
    return { source, state, counts: run.counts(), ...(error === undefined ? {} : { error }) }
  }

  async function fail(error: unknown): Promise<SyncResult> {
    // A connector that was told to stop may say so by throwing.
    if (signal.aborted) return end('stopped')
    // Anything but a SourceError is a mistake of ours, and wants its stack shown.
    log.error(
      error instanceof SourceError ? { source, error: error.message } : { source, err: error },
      'source failed',
    )
    return end('failed', error instanceof Error ? error.message : String(error))
  }
}

/** A connector vouches for its products, but not for what a database can hold. */
function keepStorable(step: ReadStep): ReadStep {
  const troubles = step.products.map(({ id }) => findIdTrouble(id))
  if (troubles.every(trouble => trouble === undefined)) return step
  const products = step.products.filter((_, index) => troubles[index] === undefined)
  const rejected = step.products.flatMap((record, index) => {
    const reason = troubles[index]
    return reason === undefined ? [] : [{ reason, record }]
  })
  return { ...step, products, rejected: [...step.rejected, ...rejected] }
}
