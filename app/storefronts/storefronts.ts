import { matchesHost } from './host-pattern.ts'
import type { Storefront } from './storefront.ts'

/** What an unknown host gets. */
const defaultId = 'fashion8'

const modules = import.meta.glob<{ site: Storefront }>('./sites/*.ts', { eager: true })

/** Every storefront there is: one file each under sites/, in the order of their names. */
export const storefronts: readonly Storefront[] = Object.values(modules).map(module => module.site)

/** The storefront a host chooses: the first whose patterns match, else the default one. */
export function getStorefront(host: string, sites: readonly Storefront[] = storefronts): Storefront {
  const site =
    sites.find(({ hostPatterns }) => matchesHost(hostPatterns, host)) ??
    sites.find(({ id }) => id === defaultId)
  if (!site) throw new Error(`No storefront is called ${defaultId}: app/storefronts/sites lacks it.`)
  return site
}

/** Where each storefront answers on the machine it runs on: fashion9 → http://fashion9.localhost:3000. */
export function localAddresses(port: number, sites: readonly Storefront[] = storefronts): string[] {
  return sites.map(({ id }) => `http://${id}.localhost:${port}`)
}
