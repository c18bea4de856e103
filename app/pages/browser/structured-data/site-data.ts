import type { Organization, SearchAction, WebSite, WithContext } from 'schema-dts'
import { absoluteUrl, homePath, listPath } from '#app/domain/urls/links.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'

type Site = Pick<Storefront, 'siteName' | 'siteDesc' | 'siteUrl' | 'mainImage' | 'favIcon'> & {
  meta: Pick<Storefront['meta'], 'social'>
}

/** Describes the storefront with its search (https://schema.org/WebSite). */
export function toWebSiteData(site: Site): WithContext<WebSite> {
  const { siteName, siteDesc, siteUrl } = site
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(siteUrl, listPath())}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    description: siteDesc,
    url: absoluteUrl(siteUrl, homePath),
    potentialAction: search,
  }
}

/** Describes the company behind the storefront (https://schema.org/Organization). */
export function toOrganizationData(site: Site): WithContext<Organization> {
  const { siteName, siteUrl, mainImage, favIcon, meta } = site
  const profiles = Object.values(meta.social).filter(Boolean)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: siteName,
    url: absoluteUrl(siteUrl, homePath),
    logo: absoluteUrl(siteUrl, favIcon),
    image: absoluteUrl(siteUrl, mainImage.url),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
}
