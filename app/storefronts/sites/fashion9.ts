import type { Storefront } from '../storefront.ts'

export const site: Storefront = {
  id: 'fashion9',
  hostPatterns: 'fashion9.com, *.fashion9.com, fashion9.localhost',
  siteName: 'Fashion9',
  siteDesc:
    'A calm place to find well-made clothes and the pieces that go with them, new and pre-owned.',
  siteType: 'website',
  siteUrl: 'https://www.fashion9.com',
  mainImage: { url: '/storefronts/fashion9-share.png', width: 1200, height: 630 },
  contact: { twitterHandle: 'fashion9' },
  favIcon: '/storefronts/fashion9.svg',
  affiliate: {},
  theme: 'brown',
  meta: {
    tagline: 'Well made, well priced',
    heroTitle: 'Buy less. Find better.',
    heroText:
      'Leather, linen, wool and wood: pieces that earn their place, from shops that know what they sell.',
    heroCategory: 'handbags',
    social: {},
  },
}
