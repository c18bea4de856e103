import type pg from 'pg'
import { fetchAudit } from '#app/audit/audit-log.server.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Sources } from '#app/ingest/control/sources.ts'
import { fetchEarnings } from '#app/outbound/commissions/earnings.server.ts'
import { getLastDays } from '#app/outbound/commissions/report-period.ts'
import { rememberBriefly } from '#app/outbound/remember-briefly.ts'
import { applyRetailerView } from '#app/overrides/retailers/apply-retailer-view.ts'
import { createRetailerView } from '#app/overrides/retailers/retailer-view.ts'
import type { Retailers } from '#app/overrides/retailers/retailers.server.ts'
import type { Synonyms } from '#app/overrides/synonyms.server.ts'
import { createBrandAliases } from '../brands/brand-aliases.server.ts'
import { proposeAliases } from '../brands/propose-aliases.ts'
import { createCategoryMappings } from '../categories/category-mappings.server.ts'
import { checkStores } from '../diagnostics/check-stores.server.ts'
import { createMorning } from '../morning/create-morning.server.ts'
import { fetchRetailerRows, toRowKey } from '../retailers/fetch-retailer-rows.ts'
import { previewHiding } from '../retailers/preview-hiding.ts'
import { fetchSearches } from '../search/fetch-searches.server.ts'
import { previewSynonym } from '../search/preview-synonym.ts'
import { createMatches } from '../vocabulary/matches.server.ts'
import { createMerges } from '../vocabulary/merges.server.ts'
import type { Operators } from './operators.ts'

/** Earnings are cached, because a week's clicks barely change in a minute. */
const earningsMaxAgeMs = 60_000

/** A new synonym is previewed on the searches from this many days that contain its word. */
const previewDays = 30
const maxPreviewed = 1_000

/** Proposals are cached, because comparing twenty thousand brands takes half a second. */
const proposalsMaxAgeMs = 10 * 60_000

export function createOperators({
  pool,
  catalogue,
  retailers,
  sources,
  synonyms,
}: {
  pool: pg.Pool
  /** The catalogue without the operators' retailer settings. */
  catalogue: Catalogue
  retailers: Retailers
  sources: Sources
  synonyms: Synonyms
}): Operators {
  const fetchWeek = rememberBriefly(earningsMaxAgeMs, () =>
    fetchEarnings(pool, 'retailer', getLastDays(7)),
  )
  const fetchMorning = createMorning(pool, sources, name => {
    return toRowKey(createRetailerView(retailers.all()), name)
  })

  const fetchRetailers = async () =>
    fetchRetailerRows(catalogue, retailers.all(), await fetchWeek())

  const fetchBrands = async () => {
    const { brands } = await catalogue.directory()
    return brands.filter(({ value, count }) => value !== '' && count > 0)
  }
  const fetchAliasProposals = rememberBriefly(proposalsMaxAgeMs, async () =>
    proposeAliases(await fetchBrands()),
  )

  return {
    retailers,
    matches: createMatches(pool),
    merges: createMerges(pool, fetchRetailers),
    sources,
    synonyms,
    brandAliases: createBrandAliases(pool),
    categoryMappings: createCategoryMappings(pool),
    fetchRetailers,
    fetchBrands,
    fetchAliasProposals,
    fetchMorning: () => fetchMorning(),
    checkStores: (userId, open) => checkStores(pool, userId, open),
    previewHiding: (storefront, keys) =>
      previewHiding(catalogue, retailers.viewOf(storefront), keys),
    fetchSearches: (query, limit) => fetchSearches(pool, query, { limit }),
    async previewSynonym(added) {
      const asked = { list: 'asked', days: previewDays } as const
      const searches = await fetchSearches(pool, asked, { limit: maxPreviewed })
      return previewSynonym(catalogue, { own: synonyms.all(), added, searches })
    },
    viewCatalogue(storefront) {
      const view = retailers.viewOf(storefront)
      return view ? applyRetailerView(catalogue, view) : catalogue
    },
    fetchAudit: query => fetchAudit(pool, query),
  }
}
