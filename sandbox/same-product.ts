import type { CjProductTruth } from './cj/cj-truth.ts'
import type { RakutenProductTruth } from './rakuten/rakuten-truth.ts'
import type { TrendingProductTruth } from './skimlinks/trending-truth.ts'
import type { World } from './world/world.ts'

/** An offer by what its upstream calls it. Offers of the same product are exactly those whose `thing` is the same. */
export type SandboxOffer = { thing: string } & (
  | { source: 'style'; id: string }
  | { source: 'cj'; adId: string; groupId: string | undefined; rowIds: string[] }
  | { source: 'rakuten'; mid: string; linkId: string; sku: string }
  | { source: 'trending'; productId: string }
)

/**
 * Every listed offer of use, for measuring how well offers of the same product are found: pairs with one `thing` are to
 * be joined, all others kept apart. What only looks the same is among them: `10005:12` is thing 10005 in a colour it does
 * not come in, `10005:season` its remake, `10005:pack` another quantity of it.
 */
export function listOffers(
  world: World,
  others: { cj: CjProductTruth[]; rakuten: RakutenProductTruth[]; trending: TrendingProductTruth[] },
): SandboxOffer[] {
  const offers: SandboxOffer[] = []
  world.forEachMatch({}, index => {
    const { breakage, item } = world.getFacts(index)
    if (!breakage || breakage === 'missing-image')
      offers.push({ source: 'style', id: String(world.toId(index)), thing: String(item) })
  })
  for (const { adId, groupId, rowIds, thing } of others.cj)
    offers.push({ source: 'cj', adId, groupId, rowIds, thing })
  for (const { mid, linkId, sku, thing } of others.rakuten)
    offers.push({ source: 'rakuten', mid, linkId, sku, thing })
  for (const { productId, thing } of others.trending) offers.push({ source: 'trending', productId, thing })
  return offers
}
