import type { MenuEntry, Storefront } from './storefront.ts'

/** The storefront fields that editors may change in the content service. */
export interface StorefrontOverrides {
  siteName?: string
  siteDesc?: string
  logo?: Storefront['logo']
  menu?: MenuEntry[]
  tagline?: string
  heroTitle?: string
  heroText?: string
}

/** Applies the editors' changes to a storefront. */
export function applyOverrides(site: Storefront, overrides: StorefrontOverrides): Storefront {
  const { siteName, siteDesc, logo, menu, ...meta } = overrides
  const top = dropUndefined({ siteName, siteDesc, logo, menu })
  return { ...site, ...top, meta: { ...site.meta, ...dropUndefined(meta) } }
}

function dropUndefined<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as ReturnType<typeof dropUndefined<Fields>>
}
