import type pg from 'pg'
import { DatabaseStartError } from '#app/database/database-start-error.ts'
import { DatabaseUrlError } from '#app/database/database-url-error.ts'
import { migrateDatabase } from '#app/database/migrate.server.ts'
import { createPool } from '#app/database/pool.server.ts'
import { formatQuantity, formatWholeCount } from '#app/domain/count.ts'
import { importReport } from '#app/outbound/commissions/import-report.server.ts'
import { ReportError } from '#app/outbound/commissions/parse-report.ts'
import { readCommissions } from '#app/outbound/commissions/read-commissions.server.ts'
import { createCommissionReaders } from '../commissions/commission-readers.ts'
import {
  type CommissionsArguments,
  commissionsUsage,
  parseCommissionsArguments,
} from '../commissions/commissions-arguments.ts'
import { formatReport, formatState } from '../commissions/commissions-report.ts'
import { readReportFile } from '../commissions/read-report-file.ts'
import { openDatabase } from '../services/open-database.ts'
import { readSettings, type Settings, SettingsError } from '../settings/settings.ts'
import { listenForStop } from '../signals.ts'

// `npm run commissions`: reads the networks' reports or shows their
// contents, with or without a running server. Exit codes: 0 done, 1 refused
// or failed, 2 wrong arguments or settings, 130 stopped.

const args = parseCommissionsArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
if ('fault' in args) {
  console.error(`${args.fault}\n\n${commissionsUsage}`)
  process.exit(2)
}
const stop = listenForStop({ onStop: () => {}, onSecondStop: () => process.exit(130) })
try {
  process.exitCode = await runCommand(args, readSettings())
} catch (error) {
  const isExpected = [SettingsError, DatabaseStartError, DatabaseUrlError, ReportError].some(
    kind => error instanceof kind,
  )
  console.error(isExpected && error instanceof Error ? error.message : error)
  process.exitCode = error instanceof SettingsError ? 2 : 1
}

async function runCommand(given: CommissionsArguments, settings: Settings): Promise<number> {
  const text = given.kind === 'import' ? await readReportFile(given.file) : ''
  const database = await openDatabase(settings)
  const pool = createPool(database.url)
  try {
    await migrateDatabase(pool)
    switch (given.kind) {
      case 'import':
        return await importFile(pool, text, given)
      case 'sync':
        return await sync(pool, settings, given)
      case 'report': {
        const { state, ...options } = given
        console.log(
          state
            ? await formatState(pool, { ...options, state })
            : await formatReport(pool, options),
        )
        return 0
      }
    }
  } finally {
    await pool.end()
    await database.close()
  }
}

async function importFile(
  pool: pg.Pool,
  text: string,
  given: Extract<CommissionsArguments, { kind: 'import' }>,
): Promise<number> {
  const { rows, added, faults } = await importReport(pool, text, given)
  console.log(
    `${formatQuantity(rows, 'row')} read, ${formatWholeCount(added)} of them new or changed.`,
  )
  for (const { recordId, reason } of faults.slice(0, 20)) console.error(`${recordId}: ${reason}`)
  if (faults.length > 0) console.error(`${formatQuantity(faults.length, 'row')} left out.`)
  return faults.length > 0 ? 1 : 0
}

async function sync(
  pool: pg.Pool,
  settings: Settings,
  { networks }: Extract<CommissionsArguments, { kind: 'sync' }>,
): Promise<number> {
  const readers = createCommissionReaders(settings).filter(
    ({ network }) => networks.length === 0 || networks.includes(network),
  )
  const missing = networks.filter(name => !readers.some(({ network }) => network === name))
  if (missing.length > 0 || readers.length === 0)
    throw new SettingsError(
      `${missing.join(', ') || 'No network'} is not configured: see .env.example.`,
    )
  let isFine = true
  for (const reader of readers) {
    const result = await readCommissions(pool, reader, { signal: stop }).catch((error: unknown) => {
      if (!stop.aborted) throw error
      return undefined
    })
    if (!result) return 130
    const { network, state, records, added, faults, error } = result
    const numbers = `${formatQuantity(records, 'record')}, ${formatWholeCount(added)} new or changed, ${formatWholeCount(faults)} unusable`
    console.log(
      state === 'busy'
        ? `${network}: another process is reading it`
        : `${network}: ${state}; ${numbers}${error === undefined ? '' : `\n  ${error}`}`,
    )
    if (state !== 'complete') isFine = false
  }
  return isFine ? 0 : 1
}
