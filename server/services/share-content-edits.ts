import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import type { Content } from '#app/content/content.ts'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { listen } from '#app/database/listen.server.ts'

const channel = 'content_edits'

export interface ShareOptions {
  content: Content
  databaseUrl: string
  pool: pg.Pool
  log: Pick<BaseLogger, 'info' | 'error'>
}

/**
 * Forwards the content service's webhook, which reaches a single server, to all servers on
 * the same database. While the database is down, the other servers find the edit by polling.
 */
export function shareContentEdits({ content, databaseUrl, pool, log }: ShareOptions): Content {
  const stop = new AbortController()
  const ownId = randomUUID()
  const listening = listen({
    databaseUrl,
    name: 'storefronts content',
    channels: [channel],
    signal: stop.signal,
    onNotification(_, sender) {
      if (sender !== ownId) void content.refreshAfterEdit()
    },
    onConnected: () => undefined,
    onDisconnected: () => undefined,
    onTrouble(error) {
      // Database outages are not logged here, because the pool already reports them.
      if (!isConnectionLoss(error))
        log.error({ err: error }, 'notifications of edits failed; polling instead')
    },
    onRecovery: () => log.info('notifications of edits arrive again'),
  })

  return {
    ...content,
    async refreshAfterEdit() {
      const notified = pool.query('SELECT pg_notify($1, $2)', [channel, ownId]).catch(err => {
        if (!isConnectionLoss(err)) log.error({ err }, 'an edit was not passed on to other servers')
      })
      await Promise.all([notified, content.refreshAfterEdit()])
    },
    async close() {
      stop.abort()
      await Promise.all([listening, content.close()])
    },
  }
}
