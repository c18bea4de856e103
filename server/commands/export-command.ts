import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as build from 'virtual:react-router/server-build'
import type { Logger } from 'pino'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { visitContext } from '#app/context/contexts.ts'
import { type Services, servicesContext } from '#app/context/services.ts'
import { DatabaseStartError } from '#app/database/database-start-error.ts'
import { DatabaseUrlError } from '#app/database/database-url-error.ts'
import { dropAbsent } from '#app/sources/drop-absent.ts'
import { applyOverrides } from '#app/storefronts/apply-overrides.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { createLog } from '../create-log.ts'
import {
  type ExportArguments,
  exportUsage,
  parseExportArguments,
} from '../export/export-arguments.ts'
import { exportPages, type RenderPath } from '../export/export-pages.ts'
import { createMetrics } from '../http/metrics.ts'
import { createPlainPage } from '../http/plain-page.ts'
import { createRender } from '../http/render.ts'
import { openDatabase } from '../services/open-database.ts'
import { openServices } from '../services/open-services.ts'
import { readSettings, SettingsError } from '../settings/settings.ts'
import { listenForStop } from '../signals.ts'

// `npm run export`: writes the pages of a storefront as files, with or without a running server.
// Runs only from the build, which has the routes. Exit codes: 0 success, 1 a page or the start
// failed, 2 wrong arguments or settings, 130 stopped.

const shownFaults = 20
/** The build's compressed copies of its files are of no use to most file servers. */
const compressedCopy = /\.(?:br|gz)$/

const args = parseExportArguments(
  process.argv.slice(2),
  storefronts.map(({ id }) => id),
)
if ('fault' in args) {
  console.error(`${args.fault}\n\n${exportUsage}`)
  process.exit(2)
}
const stop = listenForStop({
  onStop: () => process.exit(130),
  onSecondStop: () => process.exit(130),
})
try {
  process.exit(await runExport(args))
} catch (error) {
  const isExpected = [SettingsError, DatabaseStartError, DatabaseUrlError].some(
    kind => error instanceof kind,
  )
  console.error(isExpected && error instanceof Error ? error.message : error)
  process.exit(error instanceof SettingsError ? 2 : 1)
}

async function runExport({ storefront, folder, only }: ExportArguments): Promise<number> {
  const settings = readSettings()
  const found = storefronts.find(({ id }) => id === storefront)
  if (!found) return 2
  if ((await readdir(folder).catch(() => [])).length > 0) {
    console.error(`${folder} is not empty. Name a new folder, so that no outdated page remains.`)
    return 2
  }
  const log = createLog(line => process.stderr.write(line))
  log.level = 'warn'
  await using stack = new AsyncDisposableStack()
  const database = await openDatabase(settings)
  stack.defer(() => database.close())
  const end = new AbortController()
  const { services } = await openServices({
    settings: { ...settings, databaseUrl: database.url },
    storefronts,
    port: settings.port,
    metrics: createMetrics(),
    place: { processes: 1, runsJobs: false, listensFirst: false },
    log,
    stop: AbortSignal.any([stop, end.signal]),
    stack,
  })
  // What runs until it is stopped would otherwise be waited for when the rest closes.
  stack.defer(() => end.abort())
  while (!services.catalogue.state().isReady) await pause(25)
  if (services.catalogue.state().products === 0) {
    console.error('There are no products. Run `npm start` or `npm run sync` first.')
    return 1
  }
  const site = applyOverrides(found, services.content.overrides(found.id))
  await copyAssets(folder)
  const { pages, parts, faults } = await exportPages(
    createPathRender(services, site.id, log),
    site,
    folder,
    only,
  )
  const lost = createPlainPage(404, 'This page is not available at the moment')
  await writeFile(join(folder, '404.html'), await lost.text())
  console.log(`Wrote ${pages} pages and ${parts} parts of ${site.siteName} to ${folder}.`)
  if (faults.length === 0) return 0
  console.error(`${faults.length} could not be rendered:`)
  for (const fault of faults.slice(0, shownFaults)) console.error(`  ${fault}`)
  return 1
}

/** Returns a function that renders as if a visitor without cookies had asked the storefront. */
function createPathRender(services: Services, storefront: string, log: Logger): RenderPath {
  const render = createRender(dropAbsent<ServerBuild>(build), 'production', log)
  const host = `${storefront}.localhost`
  return path => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(visitContext, { host, address: '', requestId: 'export', isExport: true })
    return render(new Request(`http://${host}${path}`), context)
  }
}

/** Copies the scripts, style sheets and fonts. */
async function copyAssets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(join(import.meta.dirname, '../client'), folder, {
    recursive: true,
    filter: source => !compressedCopy.test(source),
  })
}
