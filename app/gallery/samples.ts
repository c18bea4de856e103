import { getPaging } from '#app/domain/paging.ts'
import type { Picture } from '#app/domain/picture.ts'
import type { User } from '#app/domain/user.ts'
import type { PriceSummary } from '#app/pages/price-summary.ts'
import type { ProductPage } from '#app/pages/product-page.ts'

/** The latest posts of three blogs. */
export const samplePosts = [
  'Why trousers are getting longer again',
  'Darning is trending, a beginner’s kit',
  'Three coats for three kinds of cold',
].map((title, index) => ({
  blog: ['The Hem Line', 'Mended', 'Cold Snap'][index] ?? '',
  title,
  url: `https://blog.example/${index}`,
  publishedOn: `2026-11-0${index + 1}`,
}))

/** A picture with a valid URL for which no file exists. */
export const missingPicture: Picture = { address: '/image/s/sample/missing', largestWidth: 480 }

export const sampleSizes: ProductPage['sizes'] = [
  { name: 'XS', title: 'XS (0-2)' },
  { name: 'S', title: 'S (4-6)', to: '/products/women/dresses?size=letter:s' },
  { name: 'M', isSoldOut: true },
  { name: 'One Size' },
]

export const sampleCrumbs = [
  { label: 'All', to: '/products' },
  { label: 'Women', to: '/products/women' },
  { label: 'Day Dresses' },
]

export const samplePaging = getPaging(7, 1_980)

export const sampleUser: User = {
  id: 'sample',
  email: 'sam@example.com',
  emailVerified: true,
  name: 'Sam Oyelaran',
  role: 'shopper',
}

export const sampleHistory: PriceSummary = {
  points: [
    { day: 'Jan 4, 2026', price: '$198.00', usdCents: 19_800, isSoldOut: false, from: 0, to: 45 },
    { day: 'Jun 15, 2026', price: '$149.00', usdCents: 14_900, isSoldOut: false, from: 45, to: 70 },
    { day: 'Sep 12, 2026', price: '$149.00', usdCents: 14_900, isSoldOut: true, from: 70, to: 80 },
    {
      day: 'Oct 20, 2026',
      price: '$118.80',
      usdCents: 11_880,
      isSoldOut: false,
      from: 80,
      to: 100,
    },
  ],
  lowest: { usdCents: 11_880, price: '$118.80', isNow: true, isSinceFirstSeen: false },
  others: [
    {
      retailer: 'Harrow & Vale',
      points: [
        {
          day: 'Mar 2, 2026',
          price: '$210.00',
          usdCents: 21_000,
          isSoldOut: false,
          from: 20,
          to: 60,
        },
        {
          day: 'Jul 30, 2026',
          price: '$160.00',
          usdCents: 16_000,
          isSoldOut: false,
          from: 60,
          to: 100,
        },
      ],
    },
  ],
  begin: 'Jan 4, 2026',
  since: 'Jan 4, 2026',
}
