import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { listen } from '#app/database/listen.server.ts'
import { redrawUpload, type UploadFault } from '#app/pictures/redraw-upload.server.ts'
import type { RetailerSettings } from './retailer-settings.ts'
import {
  changeRetailer,
  fetchRetailerSettings,
  findLogo,
  insertLogo,
  type RetailerChange,
} from './retailer-store.server.ts'
import { createRetailerView, type RetailerView } from './retailer-view.ts'

/** Pixels on the longer side: at most 96 CSS px on screens with up to 3 pixels per px. */
const logoPixels = 288

/** The retailers' settings in memory, reloaded whenever any server changes them. */
export interface Retailers {
  all(): readonly RetailerSettings[]
  /** The retailers of a storefront; undefined when no settings apply. */
  viewOf(storefront: string): RetailerView | undefined
  /** Applies all changes or none. Throws a `RetailerConflictError`. */
  change(actor: string, changes: readonly RetailerChange[]): Promise<void>
  /** Returns the reason if the file is rejected. Throws a `RetailerConflictError`. */
  saveLogo(
    actor: string,
    retailer: Omit<RetailerChange, 'patch'>,
    file: Uint8Array,
  ): Promise<UploadFault | undefined>
  /** Finds the WebP file for a tag. */
  findLogo(tag: string): Promise<Buffer | undefined>
  close(): Promise<void>
}

export async function openRetailers({
  databaseUrl,
  pool,
  log,
}: {
  databaseUrl: string
  pool: pg.Pool
  log: Pick<BaseLogger, 'info' | 'error'>
}): Promise<Retailers> {
  const stop = new AbortController()
  let all: readonly RetailerSettings[] = []
  let views = new Map<string, RetailerView | undefined>()
  let last = Promise.resolve()

  /** Reloads run in sequence, so that an older result never replaces a newer one. */
  function reload(): Promise<void> {
    last = last
      .then(async () => {
        all = await fetchRetailerSettings(pool)
        views = new Map()
      })
      .catch(err => {
        // Reconnecting reloads the settings.
        if (!isConnectionLoss(err)) log.error({ err }, 'the retailers could not be read')
      })
    return last
  }

  await reload()
  const listening = listen({
    databaseUrl,
    name: 'storefronts retailers',
    channels: ['retailer_changes'],
    signal: stop.signal,
    onNotification: () => void reload(),
    onConnected: () => void reload(),
    onDisconnected: () => undefined,
    onTrouble(error) {
      // The pool reports database outages.
      if (!isConnectionLoss(error)) log.error({ err: error }, 'retailers do not update')
    },
    onRecovery: () => log.info('retailers update again'),
  })

  return {
    all: () => all,
    viewOf(storefront) {
      if (!views.has(storefront)) views.set(storefront, createRetailerView(all, storefront))
      return views.get(storefront)
    },
    async change(actor, changes) {
      await inTransaction(pool, async client => {
        for (const change of changes) await changeRetailer(client, actor, change)
      })
      // The operator's next page must show the change without waiting for the notification.
      await reload()
    },
    async saveLogo(actor, retailer, file) {
      const content = await redrawUpload(file, {
        width: logoPixels,
        height: logoPixels,
        fit: 'inside',
      })
      if (typeof content === 'string') return content
      await inTransaction(pool, async client => {
        const logoTag = await insertLogo(client, content)
        await changeRetailer(client, actor, { ...retailer, patch: { logoTag } })
      })
      await reload()
      return undefined
    },
    findLogo: tag => findLogo(pool, tag),
    async close() {
      stop.abort()
      await listening
    },
  }
}
