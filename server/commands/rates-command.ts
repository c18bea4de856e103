import { resolve } from 'node:path'
import type pg from 'pg'
import { DatabaseStartError } from '#app/database/database-start-error.ts'
import { DatabaseUrlError } from '#app/database/database-url-error.ts'
import { formatQuantity } from '#app/domain/count.ts'
import { convertStoredPrices } from '#app/ingest/rates/convert-stored-prices.server.ts'
import { RatesError } from '#app/ingest/rates/parse-ecb-rates.ts'
import { renewRates } from '#app/ingest/rates/renew-rates.server.ts'
import { listenForStop } from '../signals.ts'
import { runWithDatabase } from './run-with-database.ts'

// `npm run rates`: reads exchange rates and converts all prices at them, with or without a running
// server. Exit codes: 0 done, 1 refused or failed, 2 wrong arguments or settings, 130 stopped.

const usage = `npm run rates -- FILE

  FILE   a path or an http(s) URL of the European Central Bank's daily rates, such as
         https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml`

const [file, ...more] = process.argv.slice(2)
if (file === undefined || more.length > 0 || file.startsWith('-')) {
  console.error(`Specify one file or URL of exchange rates.\n\n${usage}`)
  process.exit(2)
}
const stop = listenForStop({ onStop: () => {}, onSecondStop: () => process.exit(130) })
try {
  process.exitCode = await runWithDatabase(pool => run(pool, file))
} catch (error) {
  const isExpected = [RatesError, DatabaseStartError, DatabaseUrlError].some(
    kind => error instanceof kind,
  )
  if (error instanceof RatesError)
    console.error(`Not used: ${error.message}. The rates in use stay.`)
  else console.error(isExpected && error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(pool: pg.Pool, location: string): Promise<number> {
  const isRemote = /^https?:\/\//i.test(location)
  const path = isRemote ? location : resolve(process.env.INIT_CWD ?? process.cwd(), location)
  const { rates, isNew } = await renewRates(pool, path, { signal: stop })
  console.log(isNew ? `Rates of ${rates.day} are in use.` : `Rates of ${rates.day} were in use.`)
  const products = await convertStoredPrices(pool, stop)
  console.log(`Converted the prices of ${formatQuantity(products, 'product')}.`)
  return stop.aborted ? 130 : 0
}
