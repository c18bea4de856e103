import type pg from 'pg'
import { DatabaseStartError } from '#app/database/database-start-error.ts'
import { DatabaseUrlError } from '#app/database/database-url-error.ts'
import { migrateDatabase } from '#app/database/migrate.server.ts'
import { createPool } from '#app/database/pool.server.ts'
import { formatQuantity } from '#app/domain/count.ts'
import { checkLinks } from '#app/outbound/health/check-links.server.ts'
import { decideOnLink } from '#app/outbound/health/decide-on-link.server.ts'
import { fetchLinkTroubles } from '#app/outbound/health/link-troubles.server.ts'
import { fetchRetailerSettings } from '#app/overrides/retailers/retailer-store.server.ts'
import { createRetailerView } from '#app/overrides/retailers/retailer-view.ts'
import { createLinkCheck } from '../links/create-link-check.ts'
import { formatTroubles } from '../links/format-troubles.ts'
import { type LinksArguments, linksUsage, parseLinksArguments } from '../links/links-arguments.ts'
import { openDatabase } from '../services/open-database.ts'
import { readSettings, type Settings, SettingsError } from '../settings/settings.ts'
import { listenForStop } from '../signals.ts'

// `npm run links`: checks offers' links, or shows what the checks have found, with or without a
// running server. Exit codes: 0 done, 1 failed, 2 wrong arguments or settings, 130 stopped.

const args = parseLinksArguments(process.argv.slice(2))
if ('fault' in args) {
  console.error(`${args.fault}\n\n${linksUsage}`)
  process.exit(2)
}
const stop = listenForStop({ onStop: () => {}, onSecondStop: () => process.exit(130) })
try {
  process.exitCode = await runCommand(args, readSettings())
} catch (error) {
  const isExpected = [SettingsError, DatabaseStartError, DatabaseUrlError].some(
    kind => error instanceof kind,
  )
  console.error(isExpected && error instanceof Error ? error.message : error)
  process.exitCode = error instanceof SettingsError ? 2 : 1
}

async function runCommand(given: LinksArguments, settings: Settings): Promise<number> {
  const database = await openDatabase(settings)
  const pool = createPool(database.url)
  try {
    await migrateDatabase(pool)
    switch (given.kind) {
      case 'check':
        return await check(pool, settings)
      case 'report': {
        const view = createRetailerView(await fetchRetailerSettings(pool))
        const toShownName = (name: string) => view?.toShownName(name) ?? name
        const troubles = await fetchLinkTroubles(pool, { toShownName })
        console.log(given.isJson ? JSON.stringify(troubles) : formatTroubles(troubles))
        return 0
      }
      case 'dismiss': {
        const isKnown = await decideOnLink(pool, given.product, 'dismiss', 'command line')
        console.log(isKnown ? 'Dismissed.' : 'This product has no link problem.')
        return isKnown ? 0 : 1
      }
    }
  } finally {
    await pool.end()
    await database.close()
  }
}

async function check(pool: pg.Pool, settings: Settings): Promise<number> {
  const { checked, newTroubles } = await checkLinks(pool, createLinkCheck(settings, pool), stop)
  console.log(
    checked === 0
      ? 'Nothing to check: every retailer has been visited in the last minute, or has no offers.'
      : `${formatQuantity(checked, 'offer')} checked, ${newTroubles.length} of them newly in trouble.`,
  )
  return stop.aborted ? 130 : 0
}
