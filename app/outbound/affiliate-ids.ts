import type { Storefront } from '#app/storefronts/storefront.ts'

/** The ids for a link wrapper: one per storefront, and a default for all others. */
export interface SiteIds {
  bySite: Readonly<Record<string, string>>
  others?: string | undefined
}

/** The ids from the settings, which override those in the storefronts' own files. */
export interface AffiliateIds {
  skimlinks: SiteIds
  viglink: SiteIds
}

/** Returns the ids that a storefront's links are wrapped with. */
export function getAffiliateIds(
  { id, affiliate }: Pick<Storefront, 'id' | 'affiliate'>,
  { skimlinks, viglink }: AffiliateIds,
): Storefront['affiliate'] {
  const skimlinksId = getSiteId(skimlinks, id) ?? affiliate.skimlinksId
  const viglinkKey = getSiteId(viglink, id) ?? affiliate.viglinkKey
  return {
    ...(skimlinksId === undefined ? {} : { skimlinksId }),
    ...(viglinkKey === undefined ? {} : { viglinkKey }),
  }
}

function getSiteId({ bySite, others }: SiteIds, id: string): string | undefined {
  return (Object.hasOwn(bySite, id) ? bySite[id] : undefined) ?? others
}
