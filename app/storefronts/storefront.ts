/** One branded site. A storefront is data: everything that differs between sites is a field here. */
export interface Storefront {
  id: string
  /** Comma-separated; an entry is an exact host or `*.suffix`. Port and case are ignored. */
  hostPatterns: string
  siteName: string
  siteDesc: string
  /** The Open Graph type of its pages, like 'website'. */
  siteType: string
  /** Where the site lives, without a trailing slash. Canonical links are built from this, never from a request. */
  siteUrl: string
  mainImage: { url: string; width: number; height: number }
  contact: { twitterHandle: string }
  favIcon: string
  googleSiteVerification?: string
  awinVerification?: string
  /** A picture's address, 50 px high when shown; absent: the name is set in type. */
  logo?: { url: string; width: number; height: number }
  /** The header's links; absent: the default ones. */
  menu?: MenuEntry[]
  /** Never sent to a browser. */
  affiliate: { skimlinksId?: string; viglinkKey?: string }
  theme: 'blue' | 'brown'
  meta: {
    tagline: string
    heroTitle: string
    heroText: string
    /** The category whose pictures stand beside it. */
    heroCategory: string
    social: { facebook?: string; twitter?: string }
  }
}

export interface MenuEntry {
  name: string
  link: string
}
