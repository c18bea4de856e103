import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { formatLooks } from '#app/storefronts/format-looks.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'

const styleSheet = 'virtual:looks.css'
const folder = join(import.meta.dirname, '../../app/storefronts/sites')

/**
 * Writes the storefronts' looks into the style sheet of every page,
 * which browsers cache. Our Content Security Policy blocks style
 * attributes, and a style element would be sent with each page.
 */
export function buildLooks(): Plugin {
  return {
    name: 'build-looks',
    resolveId: id => (id === styleSheet ? id : undefined),
    async load(id) {
      if (id !== styleSheet) return undefined
      const files = readdirSync(folder).map(name => join(folder, name))
      for (const file of files) this.addWatchFile(file)
      return formatLooks(await Promise.all(files.map(importSite)))
    },
  }
}

/**
 * Imports a storefront. The query makes Node load the file
 * again if it changed while the development server runs.
 */
async function importSite(file: string): Promise<Storefront> {
  const { site }: { site: Storefront } = await import(`${pathToFileURL(file)}?at=${Date.now()}`)
  return site
}
