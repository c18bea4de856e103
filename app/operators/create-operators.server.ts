import type pg from 'pg'
import { fetchAudit } from '#app/audit/audit-log.server.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { fetchEarnings } from '#app/outbound/commissions/earnings.server.ts'
import type { Operators } from './operators.ts'
import { fetchRetailerRows } from './retailers/fetch-retailer-rows.ts'
import { createMerges } from './retailers/merges.server.ts'
import { previewHiding } from './retailers/preview-hiding.ts'
import type { Retailers } from './retailers/retailers.server.ts'
import { fetchSearches } from './searches/fetch-searches.server.ts'
import type { Sources } from './sources/sources.ts'
import { previewSynonym } from './synonyms/preview-synonym.ts'
import type { Synonyms } from './synonyms/synonyms.server.ts'

const weekMs = 7 * 24 * 3_600_000
/** A week's clicks barely change in a minute, and counting a million is slow. */
const earningsMaxAgeMs = 60_000

/** A new synonym is tried on these searches that contain its word. */
const previewDays = 30
const maxPreviewed = 1_000

export function createOperators({
  pool,
  catalogue,
  retailers,
  sources,
  synonyms,
}: {
  pool: pg.Pool
  /** The catalogue before the retailers' settings apply. */
  catalogue: Catalogue
  retailers: Retailers
  sources: Sources
  synonyms: Synonyms
}): Operators {
  let earnings: { at: number; rows: ReturnType<typeof fetchEarnings> } | undefined

  function fetchWeek(): ReturnType<typeof fetchEarnings> {
    const now = Date.now()
    if (earnings && now - earnings.at < earningsMaxAgeMs) return earnings.rows
    const period = { from: new Date(now - weekMs), until: new Date(now) }
    const rows = fetchEarnings(pool, 'retailer', period)
    earnings = { at: now, rows }
    rows.catch(() => {
      earnings = undefined
    })
    return rows
  }

  const fetchRetailers = async () =>
    fetchRetailerRows(catalogue, retailers.all(), await fetchWeek())

  return {
    retailers,
    merges: createMerges(pool, fetchRetailers),
    sources,
    synonyms,
    fetchRetailers,
    previewHiding: (storefront, keys) =>
      previewHiding(catalogue, retailers.viewOf(storefront), keys),
    fetchSearches: (query, limit) => fetchSearches(pool, query, { limit }),
    async previewSynonym(added) {
      const asked = { list: 'asked', days: previewDays } as const
      const searches = await fetchSearches(pool, asked, { limit: maxPreviewed })
      return previewSynonym(catalogue, { own: synonyms.all(), added, searches })
    },
    fetchAudit: query => fetchAudit(pool, query),
  }
}
