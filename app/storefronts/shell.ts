import { defaultMenu } from './default-menu.ts'
import type { MenuEntry, Storefront } from './storefront.ts'

/** What every page of a storefront shows around its content: the part of the settings that may reach a browser. */
export interface Shell
  extends Pick<
    Storefront,
    | 'id'
    | 'siteName'
    | 'siteDesc'
    | 'siteType'
    | 'siteUrl'
    | 'mainImage'
    | 'contact'
    | 'favIcon'
    | 'logo'
    | 'theme'
    | 'meta'
    | 'googleSiteVerification'
    | 'awinVerification'
  > {
  menu: MenuEntry[]
  partners: { name: string; url: string; isCurrent: boolean }[]
}

export function getShell(site: Storefront, sites: readonly Storefront[]): Shell {
  const { affiliate: _secret, hostPatterns: _unused, menu = defaultMenu, ...shown } = site
  return {
    ...shown,
    menu,
    partners: sites.map(({ id, siteName, siteUrl }) => ({
      name: siteName,
      url: siteUrl,
      isCurrent: id === site.id,
    })),
  }
}
