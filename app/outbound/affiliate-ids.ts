import { wrapperNetworks } from '#app/networks/all-networks.server.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'

/** The ids for a link wrapper: one per storefront, and a default for all others. */
export interface SiteIds {
  bySite: Readonly<Record<string, string>>
  others?: string | undefined
}

/** The ids from the settings, by wrapper, which override those in the storefronts' own files. */
export type AffiliateIds = Readonly<Partial<Record<string, SiteIds>>>

/** Returns the ids that a storefront's links are wrapped with, by wrapper. */
export function getAffiliateIds(
  { id, affiliate }: Pick<Storefront, 'id' | 'affiliate'>,
  ids: AffiliateIds,
): Storefront['affiliate'] {
  return Object.fromEntries(
    wrapperNetworks.flatMap(({ id: wrapper }) => {
      const siteId = getSiteId(ids[wrapper], id) ?? affiliate[wrapper]
      return siteId === undefined ? [] : [[wrapper, siteId]]
    }),
  )
}

function getSiteId(ids: SiteIds | undefined, id: string): string | undefined {
  if (ids === undefined) return undefined
  return (Object.hasOwn(ids.bySite, id) ? ids.bySite[id] : undefined) ?? ids.others
}
