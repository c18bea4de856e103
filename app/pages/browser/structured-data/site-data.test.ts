import { expect, it } from 'vitest'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import { toOrganizationData, toWebSiteData } from './site-data.ts'

const site = getStorefront('fashion8.com')

it('SE1 toWebSiteData offers the site’s own search', () => {
  expect(toWebSiteData(site)).toMatchObject({
    '@type': 'WebSite',
    name: 'Fashion8',
    url: 'https://www.fashion8.com/',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://www.fashion8.com/products?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

it('SE1 toOrganizationData lists only the social profiles that exist', () => {
  expect(toOrganizationData(site)).not.toHaveProperty('sameAs')
  const profile = 'https://www.facebook.com/fashion8'
  const meta = { ...site.meta, social: { facebook: profile } }
  expect(toOrganizationData({ ...site, meta })).toMatchObject({
    '@type': 'Organization',
    logo: 'https://www.fashion8.com/storefronts/fashion8.svg',
    sameAs: [profile],
  })
})
