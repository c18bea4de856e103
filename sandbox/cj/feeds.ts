import { type Advertiser, cjAdvertisers } from '../world/advertisers.ts'
import { mix } from '../world/hash.ts'
import type { Offer } from '../world/offer.ts'

/** An advertiser's product file; the network calls its number `adId`. */
export interface CjFeed {
  index: number
  adId: number
  advertiser: Advertiser
  catalogId: number
  name: string
}

/**
 * Large advertisers have two files. A product id that
 * occurs in both files refers to two distinct products.
 */
export const cjFeeds: readonly CjFeed[] = cjAdvertisers
  .flatMap(advertiser =>
    (advertiser.weight >= 12 ? ['Product Catalog', 'Sale and Outlet'] : ['Product Catalog']).map(
      name => ({
        advertiser,
        name: `${advertiser.name} ${name}`,
      }),
    ),
  )
  .map((feed, index) => ({
    ...feed,
    index,
    adId: 14_000_000 + index * 40_961 + 4,
    catalogId: 55_000 + index * 13,
  }))

const feedsByAdvertiser = Map.groupBy(cjFeeds, feed => feed.advertiser.id)

export function getFeed(index: number): CjFeed {
  const feed = cjFeeds[index]
  if (!feed) throw new RangeError(`no feed ${index}`)
  return feed
}

export function getFeedOf(offer: Offer): CjFeed {
  const [main, second] = feedsByAdvertiser.get(offer.advertiser.id) ?? []
  const feed = second && mix(offer.number, 31) % 4 === 0 ? second : main
  return feed ?? getFeed(0)
}
