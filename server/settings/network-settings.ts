import {
  parseSettingValues,
  type Setting,
  type SettingFault,
  type SettingShape,
  text,
  webAddress,
} from '#app/domain/setting.ts'
import { reportingNetworks, wrapperNetworks } from '#app/networks/all-networks.server.ts'
import type { LinkWrapper } from '#app/networks/network-definition.ts'
import type { AffiliateIds, SiteIds } from '#app/outbound/affiliate-ids.ts'

/** The settings that come from the networks' definitions. */
export interface NetworkSettings {
  /** The storefronts' ids at the link wrappers, by network. */
  affiliateIds: AffiliateIds
  /** The URLs of the link wrappers, by network. */
  redirectUrls: Readonly<Record<string, string>>
  /** The values of each report's own settings, by network. */
  reportSettings: Readonly<Record<string, object>>
}

/** The networks' settings, by variable. */
export const networkSettings: SettingShape = Object.fromEntries(
  [
    ...reportingNetworks.flatMap(({ report }) => Object.values(report.settings ?? {})),
    ...wrapperNetworks.flatMap(({ wrapper }) => [toIds(wrapper), toRedirectUrl(wrapper)]),
  ].map(setting => [setting.variable, setting]),
)

export function parseNetworkSettings(
  variables: Record<string, string | undefined>,
): NetworkSettings & { faults: SettingFault[] } {
  const ofReports = reportingNetworks.map(({ id, report }) => ({
    ...{ id, ...parseSettingValues(report.settings ?? {}, variables) },
  }))
  const ofWrappers = wrapperNetworks.map(({ id, wrapper }) => {
    const shape = { ids: toIds(wrapper), redirectUrl: toRedirectUrl(wrapper) }
    return { id, ...parseSettingValues(shape, variables) }
  })
  return {
    affiliateIds: Object.fromEntries(ofWrappers.map(({ id, values }) => [id, values.ids])),
    redirectUrls: Object.fromEntries(ofWrappers.map(({ id, values }) => [id, values.redirectUrl])),
    reportSettings: Object.fromEntries(ofReports.map(({ id, values }) => [id, values])),
    faults: [...ofReports, ...ofWrappers].flatMap(({ faults }) => faults),
  }
}

function toRedirectUrl({ redirectUrl }: LinkWrapper) {
  return { ...redirectUrl, schema: webAddress(redirectUrl.default) } satisfies Setting
}

function toIds({ ids: { variable, description, pattern, example } }: LinkWrapper) {
  return {
    ...{ variable, description },
    schema: siteIds(pattern, example),
    default: '',
    whenUnset: 'those in the storefronts’ files',
  } satisfies Setting
}

/**
 * Parses either `id`, which applies to all storefronts,
 * or a comma-separated list of `storefront=id`.
 */
function siteIds(pattern: RegExp, example: string) {
  const isId = (entry: string) => {
    const [, id] = /^\s*(?:[\w-]+\s*=)?\s*(\S*)\s*$/.exec(entry) ?? []
    return id !== undefined && pattern.test(id)
  }
  return text
    .refine(
      entries => toEntries(entries).every(isId),
      `must be an id like ${example}, or one for each storefront like first=${example}`,
    )
    .transform(entries => {
      const named = toEntries(entries).map(entry => entry.split('=').map(part => part.trim()))
      const others = named.find(([, id]) => id === undefined)?.[0]
      const bySite = Object.fromEntries(
        named.flatMap(([site, id]) => (site !== undefined && id !== undefined ? [[site, id]] : [])),
      )
      return { bySite, others } satisfies SiteIds
    })
}

function toEntries(entries: string): string[] {
  return entries.split(',').filter(entry => entry.trim() !== '')
}
