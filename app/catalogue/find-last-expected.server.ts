import type pg from 'pg'
import type { Shelf } from './shelf.ts'

/** How many rows the last good and whole reading of a shelf announced; undefined before there is any. */
export async function findLastExpected(pool: pg.Pool, shelf: Shelf): Promise<number | undefined> {
  const text = `SELECT expected FROM sync_run WHERE source = $1 AND state = 'complete' ORDER BY id DESC LIMIT 1`
  return (await pool.query<{ expected: number | null }>(text, [shelf])).rows[0]?.expected ?? undefined
}
