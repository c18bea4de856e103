import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The sandbox's sources. */
const sourceCount = 4
/**
 * Lists must stay the same for this long after the last change was matched,
 * because categories are adopted and the index is updated only after that. OpenSearch is
 * updated in large batches, which take longer.
 */
const stillSeconds = process.env.SEARCH_URL ? 15 : 3

/** Resolves when a server's first sync has ended and its lists show all that it brought. */
export async function waitForCatalogue(address: string, databaseUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  let last = ''
  let still = 0
  try {
    for (let tries = 0; tries < 180; tries++) {
      const isAtRest = await isMatched(db)
      const html = await (await fetch(`${address}/products`)).text()
      const total = /Page 1 of \d+ \(\d+ of (\d+)\)/.exec(html)?.[1] ?? '0'
      still = isAtRest && total !== '0' && total === last ? still + 1 : 0
      if (still >= stillSeconds) return
      last = total
      await pause(1000)
    }
  } finally {
    await db.end()
  }
  throw new Error('The catalogue did not fill; see the log of the server above.')
}

/** True if every source has been read and all its offers have been matched. */
async function isMatched(db: pg.Client): Promise<boolean> {
  const { rows } = await db.query<{ synced: number; matched: boolean }>(
    `SELECT (SELECT count(DISTINCT source)::int FROM sync_run WHERE state = 'complete') AS synced,
       (SELECT last_change FROM offer_matching) = (SELECT max(changed_at) FROM product) AS matched`,
  )
  return rows[0]?.synced === sourceCount && rows[0].matched
}
