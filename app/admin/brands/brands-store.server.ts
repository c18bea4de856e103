import type { OperatorServices } from '#app/context/services.ts'
import { cacheByObject } from '#app/domain/cache-by-object.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import { rememberBriefly } from '#app/outbound/remember-briefly.ts'
import { type BrandAliases, createBrandAliases } from './brand-aliases.server.ts'
import { type AliasProposal, proposeAliases } from './propose-aliases.ts'

/** Proposals are cached, because comparing twenty thousand brands takes half a second. */
const proposalsMaxAgeMs = 10 * 60_000

export interface BrandsStore {
  brandAliases: BrandAliases
  /** Fetches every brand with its number of products, sorted by name. Needs the index. */
  fetchBrands(): Promise<FacetValue[]>
  /** Proposes pairs of brands that may be the same; cached for ten minutes. Needs the index. */
  fetchAliasProposals(): Promise<AliasProposal[]>
}

/** Returns what the operators' page reads and changes about brands. */
export const getBrandsStore = cacheByObject(
  ({ pool, catalogue }: OperatorServices): BrandsStore => {
    const fetchBrands = async () => {
      const { brands } = await catalogue.directory()
      return brands.filter(({ value, count }) => value !== '' && count > 0)
    }
    return {
      brandAliases: createBrandAliases(pool),
      fetchBrands,
      fetchAliasProposals: rememberBriefly(proposalsMaxAgeMs, async () =>
        proposeAliases(await fetchBrands()),
      ),
    }
  },
)
