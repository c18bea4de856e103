import type pg from 'pg'
import { z } from 'zod'
import { isCurrencyCode, setUsdRates, type UsdRates } from '#app/domain/currency.ts'
import { unitsPerUsd as builtIn } from '#app/domain/usd-rates.ts'

/** Notified whenever the stored rates change. */
export const ratesChannel = 'usd_rates'

interface StoredRates extends UsdRates {
  /** Counts the tables that were stored. */
  version: number
}

const storedSchema = z.object({
  day: z.iso.date(),
  version: z.int(),
  units: z.record(z.string(), z.number().positive()),
})

/**
 * Applies the stored exchange rates to this process, or the built-in ones if none are stored.
 * Returns the version of the stored table, 0 for the built-in one.
 */
export async function loadUsdRates(db: Pick<pg.ClientBase, 'query'>): Promise<number> {
  const stored = await findStoredRates(db)
  setUsdRates(stored)
  return stored?.version ?? 0
}

async function findStoredRates(db: Pick<pg.ClientBase, 'query'>): Promise<StoredRates | undefined> {
  const { rows } = await db.query('SELECT day::text AS day, version, units FROM usd_rates')
  if (rows[0] === undefined) return undefined
  const { day, version, units } = storedSchema.parse(rows[0])
  const known = Object.entries(units).filter(([code]) => isCurrencyCode(code))
  // A version of the server may know more currencies than the one that stored the rates.
  return { day, version, unitsPerUsd: { ...builtIn, ...Object.fromEntries(known) } }
}

/** Stores rates, which marks the prices of all products for conversion, and tells all servers. */
export async function saveUsdRates(pool: pg.Pool, { day, unitsPerUsd }: UsdRates): Promise<void> {
  await pool.query(
    `WITH saved AS (
       INSERT INTO usd_rates (day, units) VALUES ($1, $2)
       ON CONFLICT (is_only) DO UPDATE SET day = excluded.day, units = excluded.units,
         version = usd_rates.version + 1, converted_to = 0
       RETURNING version)
     SELECT pg_notify('${ratesChannel}', version::text) FROM saved`,
    [day, JSON.stringify(unitsPerUsd)],
  )
  await loadUsdRates(pool)
}

/** Marks all prices for conversion again, for a process that converted some at older rates. */
export async function markForConversion(db: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await db.query('UPDATE usd_rates SET converted_to = 0')
}
