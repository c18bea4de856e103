import { getLocalAddress } from './local-address.ts'
import { matchesHost } from './matches-host.ts'
import type { Storefront } from './storefront.ts'

/** The id of the storefront that serves unknown hosts. */
const defaultId = 'fashion8'

const modules = import.meta.glob<{ site: Storefront }>('./sites/*.ts', { eager: true })

/** All storefronts, one file each under sites/, in the order of the file names. */
export const storefronts: readonly Storefront[] = Object.values(modules).map(module => module.site)

/** Returns the first storefront whose patterns match the host, or the default one. */
export function getStorefront(
  host: string,
  sites: readonly Storefront[] = storefronts,
): Storefront {
  const site =
    sites.find(({ hostPatterns }) => matchesHost(hostPatterns, host)) ??
    sites.find(({ id }) => id === defaultId)
  if (!site)
    throw new Error(`The default storefront ${defaultId} is missing from app/storefronts/sites.`)
  return site
}

/** Returns each storefront's URL on this machine, such as http://fashion9.localhost:3000. */
export function localAddresses(port: number, sites: readonly Storefront[] = storefronts): string[] {
  return sites.map(({ id }) => getLocalAddress(id, port))
}
