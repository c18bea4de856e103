import type { HomeSettings } from './home-settings.ts'
import type { ListSettings } from './list-settings.ts'
import type { Look } from './look.ts'

/** One branded site as plain data. Browsers receive only the fields that `getShell` picks. */
export interface Storefront {
  id: string
  /**
   * A comma-separated list in which each entry is an
   * exact host or `*.suffix`. Port and case are ignored.
   */
  hostPatterns: string
  siteName: string
  siteDesc: string
  /** The Open Graph type of the pages, such as 'website'. */
  siteType: string
  /**
   * The origin without a trailing slash, which canonical URLs use instead of the requested host.
   */
  siteUrl: string
  /** The link preview picture of pages without one of their own. */
  mainImage: { url: string; width: number; height: number }
  contact: { twitterHandle: string }
  favIcon: string
  googleSiteVerification?: string
  awinVerification?: string
  /** The logo, shown 50 px high. If there is no logo, the header shows the name as text. */
  logo?: { url: string; width: number; height: number }
  /** The header's links. If absent, the header has the default menu. */
  menu?: MenuEntry[]
  /** The ids at link wrappers, by network: `{ skimlinks: '123456X1600001' }`. */
  affiliate: Readonly<Partial<Record<string, string>>>
  look: Look
  list: ListSettings
  meta: {
    tagline: string
    heroTitle: string
    heroText: string
    social: { facebook?: string; twitter?: string }
  }
  home: HomeSettings
}

export interface MenuEntry {
  name: string
  link: string
}
