import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import type { Click } from './click.ts'
import {
  listSpoolFiles,
  OpenSpoolFile,
  readSpoolFile,
  removeSpoolFile,
  type SpoolFile,
} from './click-spool.server.ts'
import { insertClicks } from './insert-clicks.server.ts'

/**
 * Stores every click without delaying the shopper's request. A click is appended
 * to a spool file immediately and written to the database twice a second; the file
 * is removed once the database has all of it. A click therefore survives a
 * database outage, and a crash of this process a few milliseconds after the click.
 */
export interface ClickLedger {
  /** Records a click. Returns at once and never throws. */
  record(click: Click): void
  state(): LedgerState
  /** Writes as many clicks as possible; the rest stay in the spool for the next start. */
  close(): Promise<void>
}

export interface LedgerState {
  /** The number of clicks recorded since startup. */
  recorded: number
  /**
   * The number of clicks written to the database since
   * startup, including clicks left by earlier processes.
   */
  written: number
  /** The number of clicks rejected because the spool was full or could not be written to. */
  dropped: number
  /** The size in bytes of the clicks that are not in the database yet. */
  spoolBytes: number
}

export interface LedgerOptions {
  pool: pg.Pool
  folder: string
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  writeEveryMs?: number
  maxSpoolBytes?: number
  /** The spool files of another process are taken over after being idle for this long. */
  adoptAfterMs?: number
}

/** Clicks waiting for the database, in a file, in memory or in both. */
interface Batch {
  file?: SpoolFile
  clicks?: Click[]
}

const batchSize = 1_000
/** The maximum number of clicks held in memory when the disk cannot be written to. */
const maxUnfiled = 20_000
/** During an outage, a file grows to this size before the next one is started. */
const maxFileBytes = 16 * 1024 * 1024
const retryMs = { first: 1_000, longest: 10_000 }
const adoptEveryMs = 60_000

export function createClickLedger({
  pool,
  folder,
  log,
  writeEveryMs = 500,
  // Enough for about a million clicks.
  maxSpoolBytes = 384 * 1024 * 1024,
  adoptAfterMs = adoptEveryMs,
}: LedgerOptions): ClickLedger {
  let state: LedgerState = { recorded: 0, written: 0, dropped: 0, spoolBytes: 0 }
  let queue: Click[] = []
  /** During a long outage, `clicks` is dropped and only the file remains. */
  let current: { file: OpenSpoolFile; clicks?: Click[] } | undefined
  const closed: Batch[] = []
  let unfiled = 0
  let appending: Promise<void> | undefined
  let writing: Promise<void> | undefined
  let retryAt = 0
  let retryDelayMs = 0
  let adoptAt = 0

  function drop(clicks: readonly Click[], reason: unknown): void {
    if (state.dropped === 0)
      log.error({ err: reason }, 'clicks are lost: the spool accepts no more')
    state = { ...state, dropped: state.dropped + clicks.length }
  }

  async function appendQueue(): Promise<void> {
    while (queue.length > 0) {
      const clicks = queue
      queue = []
      if (state.spoolBytes > maxSpoolBytes) {
        drop(clicks, new Error(`it has ${state.spoolBytes} bytes`))
        continue
      }
      try {
        current ??= { file: await OpenSpoolFile.create(folder), clicks: [] }
        const bytes = await current.file.append(clicks)
        current.clicks?.push(...clicks)
        state = { ...state, spoolBytes: state.spoolBytes + bytes }
      } catch (error) {
        queueUnfiled(clicks, error)
      }
    }
  }

  /**
   * Queues clicks without a file, because the database may be writable even though the disk is not.
   */
  function queueUnfiled(clicks: Click[], error: unknown): void {
    if (unfiled === 0) log.error({ err: error }, 'the spool of clicks cannot be written')
    if (unfiled + clicks.length > maxUnfiled) {
      drop(clicks, error)
      return
    }
    unfiled += clicks.length
    closed.push({ clicks })
  }

  function append(): Promise<void> {
    appending ??= appendQueue().finally(() => {
      appending = undefined
      if (queue.length > 0) void append()
    })
    return appending
  }

  async function closeCurrent(): Promise<void> {
    while (appending || queue.length > 0) await append()
    if (!current) return
    const { file, ...clicks } = current
    current = undefined
    closed.push({ file: await file.close(), ...clicks })
  }

  async function writeBatch({ file, ...batch }: Batch): Promise<void> {
    const clicks = batch.clicks ?? (file ? await readClicks(file) : [])
    for (let start = 0; start < clicks.length; start += batchSize)
      await insertClicks(pool, clicks.slice(start, start + batchSize), log)
    if (file) await removeSpoolFile(file.path)
    else unfiled -= clicks.length
    state = {
      ...state,
      written: state.written + clicks.length,
      spoolBytes: state.spoolBytes - (file?.bytes ?? 0),
    }
  }

  async function readClicks({ path }: SpoolFile): Promise<Click[]> {
    const { clicks, broken } = await readSpoolFile(path)
    if (broken > 0) log.warn({ path, lines: broken }, 'a spool file has lines that are not clicks')
    return clicks
  }

  async function writeClosed(): Promise<void> {
    for (let batch = closed[0]; batch; batch = closed[0]) {
      try {
        await writeBatch(batch)
        closed.shift()
        retryDelayMs = 0
      } catch (error) {
        if (retryDelayMs === 0 && !isConnectionLoss(error))
          log.error({ err: error }, 'clicks could not be written and wait in the spool')
        retryDelayMs = Math.min(Math.max(retryMs.first, retryDelayMs * 2), retryMs.longest)
        retryAt = Date.now() + retryDelayMs
        forgetFiled()
        return
      }
    }
  }

  /** Drops clicks from memory once they are in files, because an outage may last for hours. */
  function forgetFiled(): void {
    for (const batch of closed) if (batch.file) delete batch.clicks
  }

  async function adoptFiles(): Promise<void> {
    if (Date.now() < adoptAt) return
    adoptAt = Date.now() + adoptEveryMs
    const known = new Set([current?.file.path, ...closed.map(({ file }) => file?.path)])
    const found = (await listSpoolFiles(folder, adoptAfterMs)).filter(
      ({ path }) => !known.has(path),
    )
    if (found.length === 0) return
    log.info({ files: found.length }, 'writing the clicks of an earlier process')
    closed.push(...found.map(file => ({ file })))
    state = {
      ...state,
      spoolBytes: found.reduce((sum, { bytes }) => sum + bytes, state.spoolBytes),
    }
  }

  async function write(isLast: boolean): Promise<void> {
    try {
      const isWaiting = Date.now() < retryAt
      if (isWaiting && !isLast) {
        await append()
        await current?.file.sync()
        delete current?.clicks
        if (current && current.file.bytes > maxFileBytes) await closeCurrent()
        return
      }
      await adoptFiles()
      if (retryDelayMs > 0 || isLast) await current?.file.sync()
      await closeCurrent()
      await writeClosed()
    } catch (error) {
      log.error({ err: error }, 'clicks could not be written')
    }
  }

  function writeOnce(isLast = false): Promise<void> {
    writing ??= write(isLast).finally(() => {
      writing = undefined
    })
    return writing
  }

  const timer = setInterval(() => void writeOnce(), writeEveryMs)
  timer.unref()

  return {
    record(click) {
      state = { ...state, recorded: state.recorded + 1 }
      queue.push(click)
      void append()
    },
    state: () => state,
    async close() {
      clearInterval(timer)
      await writing
      await writeOnce(true)
    },
  }
}
