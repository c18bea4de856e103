import type { Look, TypeStyle } from './look.ts'
import type { MenuEntry, Storefront } from './storefront.ts'

/**
 * The storefront fields that pages need around their content. Browsers receive only these: a new
 * field of `Storefront` stays on the server until it is added here and in `getShell`.
 */
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
    | 'list'
    | 'googleSiteVerification'
    | 'awinVerification'
  > {
  look: Pick<Look, 'header' | 'card' | 'frame' | 'gallery' | 'facts' | 'tabs' | 'shortcuts'> & {
    display: Pick<TypeStyle, 'font'>
  }
  meta: Pick<Storefront['meta'], 'tagline' | 'social'>
  menu: MenuEntry[]
  /** All storefronts, including this one, in the order of the banner. */
  partners: { name: string; url: string; isCurrent: boolean }[]
}

/** The default menu, for storefronts that define none. */
const defaultMenu: MenuEntry[] = [
  { name: 'Women', link: '/products/women/womens-clothes' },
  { name: 'Men', link: '/products/men/mens-clothes' },
  { name: 'Kids', link: '/products/kids' },
  { name: 'Shoes', link: '/products/women/womens-shoes' },
  { name: 'Bags', link: '/products/women/handbags' },
  { name: 'Accessories', link: '/products/women/womens-accessories' },
  { name: 'Home', link: '/products/living/furniture' },
  { name: 'Beauty', link: '/products/women/womens-beauty' },
  { name: 'Brands', link: '/brands' },
]

export function getShell(site: Storefront, sites: readonly Storefront[]): Shell {
  const { mainImage, contact, logo, meta, menu = defaultMenu } = site
  const { googleSiteVerification, awinVerification } = site
  const { facebook, twitter } = meta.social
  return {
    id: site.id,
    siteName: site.siteName,
    siteDesc: site.siteDesc,
    siteType: site.siteType,
    siteUrl: site.siteUrl,
    mainImage: pickImage(mainImage),
    contact: { twitterHandle: contact.twitterHandle },
    favIcon: site.favIcon,
    ...(logo === undefined ? {} : { logo: pickImage(logo) }),
    list: pickList(site.list),
    look: pickLook(site.look),
    ...(googleSiteVerification === undefined ? {} : { googleSiteVerification }),
    ...(awinVerification === undefined ? {} : { awinVerification }),
    meta: {
      tagline: meta.tagline,
      social: {
        ...(facebook === undefined ? {} : { facebook }),
        ...(twitter === undefined ? {} : { twitter }),
      },
    },
    menu: menu.map(({ name, link }) => ({ name, link })),
    partners: sites.map(({ id, siteName, siteUrl }) => ({
      name: siteName,
      url: siteUrl,
      isCurrent: id === site.id,
    })),
  }
}

function pickImage({ url, width, height }: Storefront['mainImage']): Storefront['mainImage'] {
  return { url, width, height }
}

function pickList({ firstFilters, firstCategories, shortcuts }: Storefront['list']): Shell['list'] {
  return {
    firstFilters,
    firstCategories,
    shortcuts: shortcuts.map(({ title, facet, values, categories }) => ({
      ...{ title, facet, values },
      ...(categories === undefined ? {} : { categories }),
    })),
  }
}

/** Picks the parts of a look that pages need. Colors, corners and type are in the style sheet. */
function pickLook({
  header,
  card,
  frame,
  gallery,
  facts,
  tabs,
  shortcuts,
  display,
}: Look): Shell['look'] {
  return { header, card, frame, gallery, facts, tabs, shortcuts, display: { font: display.font } }
}
