import { inTransaction } from '#app/database/in-transaction.server.ts'
import type { FindShownRetailer } from '#app/domain/retailer-name.ts'
import { redrawUpload, type UploadFault } from '#app/pictures/redraw-upload.server.ts'
import { followTable, type TableOptions } from '../follow-table.server.ts'
import type { RetailerSettings } from './retailer-settings.ts'
import {
  changeRetailer,
  fetchRetailerSettings,
  findLogo,
  insertLogo,
  type RetailerChange,
} from './retailer-store.server.ts'
import { createRetailerView, type RetailerView } from './retailer-view.ts'

/**
 * Pixels on the longer side: at most 96 CSS px, on screens with up to 3 device pixels per CSS px.
 */
const logoPixels = 288

/** The retailers' settings in memory, reloaded whenever any server changes them. */
export interface Retailers {
  all(): readonly RetailerSettings[]
  /** Returns the retailers of a storefront; undefined when no settings apply. */
  viewOf(storefront: string): RetailerView | undefined
  /** Finds names for emails and outbound links, which do not query a storefront's catalogue. */
  findShownName: FindShownRetailer
  /** Applies all changes or none. Throws a `RetailerConflictError`. */
  change(actor: string, changes: readonly RetailerChange[]): Promise<void>
  /** Converts an uploaded file to a logo without storing it. */
  drawLogo(file: Uint8Array): Promise<Buffer | UploadFault>
  /**
   * Changes a retailer's logo; returns the reason if the
   * file is rejected. Throws a `RetailerConflictError`.
   */
  saveLogo(
    actor: string,
    retailer: Omit<RetailerChange, 'patch'>,
    file: Uint8Array,
  ): Promise<UploadFault | undefined>
  /** Finds a logo's WebP file by its tag. */
  findLogo(tag: string): Promise<Buffer | undefined>
  close(): Promise<void>
}

function drawLogo(file: Uint8Array): Promise<Buffer | UploadFault> {
  return redrawUpload(file, { width: logoPixels, height: logoPixels, fit: 'inside' })
}

export async function openRetailers(options: TableOptions): Promise<Retailers> {
  let all: readonly RetailerSettings[] = []
  let views = new Map<string, RetailerView | undefined>()
  const { pool } = options
  const table = await followTable({
    ...{ ...options, name: 'retailers', channel: 'retailer_changes' },
    async read() {
      all = await fetchRetailerSettings(pool)
      views = new Map()
    },
  })

  function viewOf(storefront: string): RetailerView | undefined {
    if (!views.has(storefront)) views.set(storefront, createRetailerView(all, storefront))
    return views.get(storefront)
  }

  return {
    all: () => all,
    viewOf,
    findShownName(storefront, name) {
      const view = viewOf(storefront)
      if (!view) return name
      return view.isHidden(name) ? undefined : view.toShownName(name)
    },
    async change(actor, changes) {
      await inTransaction(pool, async client => {
        for (const change of changes) await changeRetailer(client, actor, change)
      })
      // The operator's next page must show the change without waiting for the notification.
      await table.reload()
    },
    drawLogo,
    async saveLogo(actor, retailer, file) {
      const content = await drawLogo(file)
      if (typeof content === 'string') return content
      await inTransaction(pool, async client => {
        const logoTag = await insertLogo(client, content)
        await changeRetailer(client, actor, { ...retailer, patch: { logoTag } })
      })
      await table.reload()
      return undefined
    },
    findLogo: tag => findLogo(pool, tag),
    close: table.close,
  }
}
