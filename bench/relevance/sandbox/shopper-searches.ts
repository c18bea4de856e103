import { clothesSearches } from './clothes-searches.ts'
import { otherSearches } from './other-searches.ts'
import type { ShopperSearch } from './shopper-search.ts'

/**
 * Sixty searches. They and what is wanted were written before the engine answered any of them;
 * some are kinds that shoppers had reported as answered badly.
 */
export const shopperSearches: readonly ShopperSearch[] = [...clothesSearches, ...otherSearches]
