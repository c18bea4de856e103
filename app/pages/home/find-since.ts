import type { SavedStore } from '#app/accounts/saved/saved-store.server.ts'
import type { SearchStore } from '#app/accounts/searches/search-store.server.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { dayMs } from '#app/domain/price-step.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { parseSavedQuery } from '#app/domain/urls/saved-query.ts'
import type { RetailerView } from '#app/overrides/retailers/retailer-view.ts'
import { getSavedPage, type SavedItem } from '../saved-page.ts'

/** What is new for a signed-in shopper, for the first band of the home page. */
export interface SinceVisit {
  /** The saved searches with matches of the last days, latest first. */
  searches: { title: string; to: string; matches: number }[]
  /** Saved products that have become cheaper since they were saved. */
  drops: Pick<Required<SavedItem>, 'card' | 'drop'>[]
}

const recentDays = 7
const maxSearches = 3
const maxDrops = 6

export async function findSince(
  {
    catalogue,
    saved,
    searches,
  }: { catalogue: Catalogue; saved: SavedStore; searches: SearchStore },
  user: { userId: string; siteId: string; retailers: RetailerView | undefined },
  now = Date.now(),
): Promise<SinceVisit> {
  const { userId, siteId, retailers } = user
  const dropped = parseSavedQuery(new URLSearchParams({ show: 'dropped' }))
  const [page, stored] = await Promise.all([
    getSavedPage({ catalogue, store: saved, userId, retailers }, dropped),
    searches.list(userId),
  ])
  const feeds = await Promise.all(
    stored.slice(0, maxSearches).map(({ feedToken }) => searches.findFeed(feedToken)),
  )
  return {
    searches: feeds
      .filter(feed => feed !== undefined)
      .filter(({ storefront }) => storefront === siteId)
      .map(({ search: { title, query, category }, events }) => ({
        title,
        to: listPath(parseListQuery(new URLSearchParams(query), category)),
        matches: events.filter(({ happenedAt }) => now - happenedAt.getTime() < recentDays * dayMs)
          .length,
      }))
      .filter(({ matches }) => matches > 0),
    drops: page.items
      .flatMap(({ card, drop }) => (drop === undefined ? [] : [{ card, drop }]))
      .slice(0, maxDrops),
  }
}
