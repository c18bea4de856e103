import type { Storefront } from '../storefront.ts'

export const site: Storefront = {
  id: 'mongollist',
  hostPatterns: 'mongollist.com, *.mongollist.com, mongollist.localhost',
  siteName: 'Mongollist',
  siteDesc: 'Fashion from everywhere for people who live between cold winters and big cities.',
  siteType: 'website',
  siteUrl: 'https://www.mongollist.com',
  mainImage: { url: '/storefronts/mongollist-share.png', width: 1200, height: 630 },
  contact: { twitterHandle: 'mongollist' },
  favIcon: '/storefronts/mongollist.svg',
  affiliate: {},
  theme: 'blue',
  meta: {
    tagline: 'From the steppe to the street',
    heroTitle: 'Dressed for the long winter.',
    heroText: 'Coats, knits and boots that mean it, and light things for the summer that follows.',
    heroCategory: 'womens-outerwear',
    social: {},
  },
}
