import { createCjReader } from '#app/networks/cj/reader.server.ts'
import type { CommissionReader } from '#app/networks/commission-reader.ts'
import { createRakutenReader } from '#app/networks/rakuten/reader.server.ts'
import { createSkimlinksReader } from '#app/networks/skimlinks/reader.server.ts'
import { getAffiliateIds } from '#app/outbound/affiliate-ids.ts'
import type { AffiliateAccount } from '#app/outbound/commissions/save-accounts.server.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { toShare } from '../settings/rate-shares.ts'
import type { Settings } from '../settings/settings.ts'

/** Creates a reader for each configured network. The report APIs use the sources' accounts. */
export function createCommissionReaders({
  sources,
  cjCommissionsUrl: commissionsUrl,
}: Pick<Settings, 'sources' | 'cjCommissionsUrl'>): CommissionReader[] {
  const { cj, rakuten, trending } = sources
  return [
    // CJ's commission API is a separate service with its own rate limit.
    ...(cj ? [createCjReader({ ...cj, commissionsUrl })] : []),
    ...(rakuten ? [createRakutenReader(toShare(rakuten, 'passedOn'))] : []),
    ...(trending ? [createSkimlinksReader(toShare(trending, 'passedOn'))] : []),
  ]
}

/**
 * Lists the websites that the networks credit with each storefront's sales. CJ's and
 * Rakuten's links come with the products, so all storefronts share one website at each.
 */
export function listAccounts(
  {
    sources: { cj, rakuten },
    skimlinksSiteIds: skimlinks,
    viglinkKeys: viglink,
  }: Pick<Settings, 'sources' | 'skimlinksSiteIds' | 'viglinkKeys'>,
  storefronts: readonly Storefront[],
): AffiliateAccount[] {
  return storefronts.flatMap(site => {
    const storefront = site.id
    const domainId = getAffiliateIds(site, { skimlinks, viglink }).skimlinksId?.split('X')[1]
    return [
      ...(cj ? [{ network: 'cj' as const, storefront, account: cj.websiteId }] : []),
      ...(rakuten ? [{ network: 'rakuten' as const, storefront, account: rakuten.siteId }] : []),
      ...(domainId ? [{ network: 'skimlinks' as const, storefront, account: domainId }] : []),
    ]
  })
}
