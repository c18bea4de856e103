import type pg from 'pg'
import { migrateDatabase } from '#app/database/migrate.server.ts'
import { createPool } from '#app/database/pool.server.ts'
import { parseSettingValues } from '#app/domain/setting.ts'
import { openDatabase } from '../services/open-database.ts'
import { databaseSettings } from '../settings/settings.ts'

/**
 * Runs a command on the migrated database that the settings name, with or without a running server.
 * Returns its exit code, or 2 for wrong settings. Throws a `DatabaseUrlError` or a
 * `DatabaseStartError`.
 */
export async function runWithDatabase(
  run: (pool: pg.Pool, dataDirectory: string) => Promise<number>,
): Promise<number> {
  const { values, faults } = parseSettingValues(databaseSettings, process.env)
  for (const [variable, fault] of faults) console.error(`${variable} ${fault}`)
  if (faults.length > 0) return 2
  const database = await openDatabase(values)
  const pool = createPool(database.url)
  try {
    await migrateDatabase(pool)
    return await run(pool, values.dataDirectory)
  } finally {
    await pool.end()
    await database.close()
  }
}
