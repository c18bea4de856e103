import type { CjProductTruth } from './cj/cj-truth.ts'
import type { RakutenProductTruth } from './rakuten/rakuten-truth.ts'
import type { TrendingProductTruth } from './skimlinks/trending-truth.ts'
import { getRetailer } from './world/retailers.ts'
import type { World } from './world/world.ts'

/**
 * Identifies an offer by its upstream's ids. Offers of the same product have
 * the same `thing`, and offers at the same retailer have the same `shop`:
 * its host, which does not depend on the network's name for the retailer.
 */
export type SandboxOffer = { thing: string; shop: string } & (
  | { source: 'style'; id: string }
  | { source: 'cj'; adId: string; groupId: string | undefined; rowIds: string[] }
  | { source: 'rakuten'; mid: string; linkId: string; sku: string }
  | { source: 'trending'; productId: string }
)

/**
 * Returns every listed, usable offer: the ground truth for measuring product
 * matching. Pairs with the same `thing` should be merged, and all others should stay
 * separate. Look-alikes are included: `10005:12` is thing 10005 in a color it is not
 * made in, `10005:season` is its remake, and `10005:pack` is a different quantity.
 */
export function listOffers(
  world: World,
  others: {
    cj: CjProductTruth[]
    rakuten: RakutenProductTruth[]
    trending: TrendingProductTruth[]
  },
): SandboxOffer[] {
  const offers: SandboxOffer[] = []
  world.forEachMatch({}, index => {
    const { breakage, item, retailer } = world.getFacts(index)
    const shop = getRetailer(retailer).hostDomain
    if (!breakage || breakage === 'missing-image')
      offers.push({ source: 'style', id: String(world.toId(index)), thing: String(item), shop })
  })
  for (const { adId, groupId, rowIds, thing, shop } of others.cj)
    offers.push({ source: 'cj', adId, groupId, rowIds, thing, shop })
  for (const { mid, linkId, sku, thing, shop } of others.rakuten)
    offers.push({ source: 'rakuten', mid, linkId, sku, thing, shop })
  for (const { productId, thing, shop } of others.trending)
    offers.push({ source: 'trending', productId, thing, shop })
  return offers
}
