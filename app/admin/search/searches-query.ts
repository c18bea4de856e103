/** The choices on the operators' searches page. */
export interface SearchesQuery {
  list: SearchesList
  days: SearchesDays
  /** The id of a storefront; absent for all storefronts. */
  storefront?: string | undefined
}

/** The most frequent searches, those without results, and those without a click to a retailer. */
export const searchesLists = ['asked', 'nothing', 'unclicked'] as const
export type SearchesList = (typeof searchesLists)[number]

export const searchesDays = [7, 30] as const
export type SearchesDays = (typeof searchesDays)[number]

/** Replaces unknown values with defaults: most frequent, 7 days, all storefronts. */
export function parseSearchesQuery(search: URLSearchParams): SearchesQuery {
  return {
    list: searchesLists.find(each => each === search.get('list')) ?? 'asked',
    days: searchesDays.find(each => String(each) === search.get('days')) ?? 7,
    storefront: search.get('site')?.slice(0, 40) || undefined,
  }
}
