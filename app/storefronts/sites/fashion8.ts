import type { Storefront } from '../storefront.ts'

export const site: Storefront = {
  id: 'fashion8',
  hostPatterns: 'fashion8.com, *.fashion8.com, fashion8.localhost, localhost',
  siteName: 'Fashion8',
  siteDesc:
    'Find clothes, shoes, bags and homeware from hundreds of retailers, with honest prices side by side.',
  siteType: 'website',
  siteUrl: 'https://www.fashion8.com',
  mainImage: { url: '/storefronts/fashion8-share.png', width: 1200, height: 630 },
  contact: { twitterHandle: 'fashion8' },
  favIcon: '/storefronts/fashion8.svg',
  affiliate: {},
  theme: 'blue',
  meta: {
    tagline: 'Every shop in one place',
    heroTitle: 'Every shop. One search.',
    heroText:
      'Clothes, shoes, bags and things for the home from the retailers you know and some you will be glad to meet.',
    heroCategory: 'dresses',
    social: {},
  },
}
