import { reportingNetworks } from '#app/networks/all-networks.server.ts'
import { getAffiliateIds } from '#app/outbound/affiliate-ids.ts'
import type { CommissionReader } from '#app/outbound/commissions/commission.ts'
import type { AffiliateAccount } from '#app/outbound/commissions/save-accounts.server.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { toShare } from '../settings/rate-shares.ts'
import type { Settings } from '../settings/settings.ts'
import type { SourceSettings } from '../settings/source-settings.ts'

/** Creates a reader for each configured network. The report APIs use the sources' accounts. */
export function createCommissionReaders({
  sources,
  reportSettings,
}: Pick<Settings, 'sources' | 'reportSettings'>): CommissionReader[] {
  return reportingNetworks.flatMap(({ id: network, source, report }) => {
    const account = findValues(sources, source?.name)
    if (account === undefined) return []
    const rated = report.sharesRate ? toShare(account, 'passedOn') : account
    return [{ network, ...report.createReader({ ...rated, ...reportSettings[network] }) }]
  })
}

/** Lists the websites that the networks credit with each storefront's sales. */
export function listAccounts(
  { sources, affiliateIds }: Pick<Settings, 'sources' | 'affiliateIds'>,
  storefronts: readonly Storefront[],
): AffiliateAccount[] {
  return storefronts.flatMap(site => {
    const siteIds = getAffiliateIds(site, affiliateIds)
    return reportingNetworks.flatMap(({ id: network, source, report }) => {
      const values = findValues(sources, source?.name)
      const account = report.findAccount(values, siteIds[network])
      return account === undefined ? [] : [{ network, storefront: site.id, account }]
    })
  })
}

/** Finds the values of a source's settings; undefined if it is not configured. */
function findValues(sources: SourceSettings, name: string | undefined) {
  return new Map(Object.entries(sources)).get(name ?? '')
}
