import { type SettingShape, text, webAddress } from '#app/domain/setting.ts'
import type { SiteIds } from '#app/outbound/affiliate-ids.ts'
import { hostList } from './host-list.ts'

/** The settings for tracking clicks to retailers. */
export const outboundSettings = {
  skimlinksSiteIds: {
    variable: 'SKIMLINKS_SITE_IDS',
    description:
      'the Skimlinks site ids: one for all storefronts, or one for each, like `first=123456X1600001, second=123456X1600002`',
    schema: siteIds(/^\d+X\d+$/, '123456X1600001'),
    default: '',
    whenUnset: 'those in the storefronts’ files',
  },
  viglinkKeys: {
    variable: 'VIGLINK_KEYS',
    description: 'the Sovrn (VigLink) site keys, in the same format as the Skimlinks ids',
    schema: siteIds(/^[0-9a-f]{32}$/, '0123456789abcdef0123456789abcdef'),
    default: '',
    whenUnset: 'those in the storefronts’ files',
  },
  skimlinksRedirectUrl: {
    variable: 'SKIMLINKS_REDIRECT_URL',
    description: 'the URL of Skimlinks’ link wrapper',
    schema: webAddress('https://go.skimresources.com'),
    default: 'https://go.skimresources.com',
  },
  viglinkRedirectUrl: {
    variable: 'VIGLINK_REDIRECT_URL',
    description: 'the URL of Sovrn’s link wrapper',
    schema: webAddress('https://redirect.viglink.com'),
    default: 'https://redirect.viglink.com',
  },
  outboundPrivateHosts: {
    variable: 'OUTBOUND_PRIVATE_HOSTS',
    description:
      'affiliate networks and shops on your private network, comma-separated, like `shops.internal:8080`; all others must be on the public internet',
    schema: hostList('shops.internal:8080'),
    default: '',
    whenUnset: 'none',
  },
} satisfies SettingShape

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
