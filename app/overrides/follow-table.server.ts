import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { listen } from '#app/database/listen.server.ts'

/** What a followed table is read with. */
export interface TableOptions {
  /** Notifications need a connection of their own. */
  databaseUrl: string
  pool: pg.Pool
  log: Pick<BaseLogger, 'info' | 'error'>
}

/** A table that this process caches in memory. */
export interface FollowedTable {
  /**
   * Reads the table immediately, so that the next page
   * shows a change that this process made. Never rejects.
   */
  reload(): Promise<void>
  close(): Promise<void>
}

/**
 * Keeps a small table in memory, reading it at once, on every notification
 * and on every new connection. Resolves after the first read.
 */
export async function followTable({
  databaseUrl,
  channel,
  name,
  log,
  read,
}: Omit<TableOptions, 'pool'> & {
  channel: string
  /** The table's name in log messages, such as "retailers". */
  name: string
  read(): Promise<void>
}): Promise<FollowedTable> {
  const stop = new AbortController()
  let last = Promise.resolve()

  /** Reads run in sequence, so that an older result never replaces a newer one. */
  function reload(): Promise<void> {
    last = last.then(read).catch(err => {
      // Reconnecting reads the table again.
      if (!isConnectionLoss(err)) log.error({ err }, `the ${name} could not be read`)
    })
    return last
  }

  await reload()
  const listening = listen({
    databaseUrl,
    name: `storefronts ${name}`,
    channels: [channel],
    signal: stop.signal,
    onNotification: () => void reload(),
    onConnected: () => void reload(),
    onDisconnected: () => undefined,
    onTrouble(error) {
      // The pool already reports database outages.
      if (!isConnectionLoss(error)) log.error({ err: error }, `updates to the ${name} stopped`)
    },
    onRecovery: () => log.info(`updates to the ${name} resumed`),
  })
  return {
    reload,
    async close() {
      stop.abort()
      await listening
    },
  }
}
