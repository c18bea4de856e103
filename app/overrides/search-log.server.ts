import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { isConnectionLoss } from '#app/database/connection-loss.ts'
import { parseText } from '#app/domain/parse-text.ts'

/**
 * Counts searches by query, storefront and day. Requests do not wait
 * for the database: counts are added up in memory and written in
 * batches. During an outage the counts stay in memory, up to a limit.
 */
export interface SearchLog {
  /** Counts a search and stores the number of products it found. Never throws. */
  recordSearch(storefront: string, text: string, results: number): void
  /** Counts a click to a retailer by a shopper who came from a search. Never throws. */
  recordClick(storefront: string, text: string): void
  /** Writes the remaining counts if the database is available. */
  close(): Promise<void>
}

interface Count {
  day: string
  storefront: string
  query: string
  searches: number
  clicks: number
  results: number | null
}

const writeEveryMs = 1_000
/** The maximum number of queries in memory. Further queries are not counted. */
const maxWaiting = 2_000
/**
 * The maximum number of distinct queries per day. Further queries are
 * not counted, so a script with made-up queries cannot fill the table.
 */
const maxPerDay = 5_000
const maxAgeDays = 90
const maxLength = 80

/**
 * Normalizes a query for counting. Undefined for an empty query, and for one that may
 * identify a person because it has an email address or a number as long as a phone number.
 *
 *     ' Red  Dress ' → 'red dress'    'ann@example.com' → undefined    '+1 (212) 555 0100' → undefined
 */
export function toLoggedText(text: string): string | undefined {
  const logged = parseText(text, maxLength).toLowerCase()
  const digits = logged.replace(/[\s().+-]/g, '').match(/\d+/g) ?? []
  const isPersonal = logged.includes('@') || digits.some(each => each.length > 6)
  return logged === '' || isPersonal ? undefined : logged
}

export function createSearchLog({
  pool,
  log,
  now = () => new Date(),
}: {
  pool: pg.Pool
  log: Pick<BaseLogger, 'error'>
  now?: () => Date
}): SearchLog {
  const waiting = new Map<string, Count>()
  let cleanedDay = ''
  let writing = Promise.resolve()

  function count(storefront: string, text: string): Count | undefined {
    const query = toLoggedText(text)
    if (query === undefined) return undefined
    const day = now().toISOString().slice(0, 10)
    const key = `${day} ${storefront} ${query}`
    const known = waiting.get(key)
    if (known || waiting.size >= maxWaiting) return known
    const added = { day, storefront, query, searches: 0, clicks: 0, results: null }
    waiting.set(key, added)
    return added
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return
    const batch = new Map(waiting)
    waiting.clear()
    try {
      await insertCounts(pool, [...batch.values()])
      const day = now().toISOString().slice(0, 10)
      if (day !== cleanedDay) await removeOldCounts(pool, day)
      cleanedDay = day
    } catch (error) {
      // The pool already reports database outages.
      if (isConnectionLoss(error)) putBack(batch)
      else log.error({ err: error }, 'searches could not be counted')
    }
  }

  function putBack(batch: ReadonlyMap<string, Count>): void {
    for (const [key, lost] of batch) {
      const newer = waiting.get(key)
      if (newer) {
        newer.searches += lost.searches
        newer.clicks += lost.clicks
        newer.results ??= lost.results
      } else if (waiting.size < maxWaiting) waiting.set(key, lost)
    }
  }

  function writeNext(): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  const timer = setInterval(() => void writeNext(), writeEveryMs)
  timer.unref()

  return {
    recordSearch(storefront, text, results) {
      const counted = count(storefront, text)
      if (!counted) return
      counted.searches += 1
      counted.results = results
    },
    recordClick(storefront, text) {
      const counted = count(storefront, text)
      if (counted) counted.clicks += 1
    },
    close() {
      clearInterval(timer)
      return writeNext()
    },
  }
}

/**
 * Inserts the counts in sorted order, because two servers that
 * write the same rows in different orders could deadlock.
 */
async function insertCounts(pool: pg.Pool, counts: readonly Count[]): Promise<void> {
  const read = (field: keyof Count) => counts.map(count => count[field])
  await pool.query(
    `INSERT INTO search_count AS known (day, storefront, query, searches, clicks, results)
     SELECT * FROM unnest($1::date[], $2::text[], $3::text[], $4::int[], $5::int[], $6::int[])
       AS added (day, storefront, query, searches, clicks, results)
     WHERE (SELECT count(*) FROM search_count WHERE day = added.day) < $7
       OR EXISTS (SELECT FROM search_count k WHERE (k.day, k.storefront, k.query)
         = (added.day, added.storefront, added.query))
     ORDER BY day, storefront, query
     ON CONFLICT (day, storefront, query) DO UPDATE SET
       searches = known.searches + excluded.searches,
       clicks = known.clicks + excluded.clicks,
       results = coalesce(excluded.results, known.results)`,
    [
      ...[read('day'), read('storefront'), read('query'), read('searches'), read('clicks')],
      ...[read('results'), maxPerDay],
    ],
  )
}

async function removeOldCounts(pool: pg.Pool, day: string): Promise<void> {
  await pool.query('DELETE FROM search_count WHERE day < $1::date - $2::int', [day, maxAgeDays])
}
