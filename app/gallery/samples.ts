import { getPaging } from '#app/domain/paging.ts'
import type { Picture } from '#app/domain/picture.ts'
import { formatProductPrice, type PricedProduct } from '#app/domain/price.ts'
import type { User } from '#app/domain/user.ts'
import type { ProductCard } from '#app/pages/card.ts'
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

const priced: PricedProduct = {
  currency: 'USD',
  price: 19_800,
  priceLabel: '$198.00',
  inStock: true,
}
const pounds: PricedProduct = { ...priced, currency: 'GBP', priceLabel: '£150.00', price: 15_000 }
const reduced: PricedProduct = { ...priced, salePrice: 11_880, salePriceLabel: '$118.80' }
const soldOut: PricedProduct = { ...priced, inStock: false }

/** Every way in which a price is shown. */
const prices = (
  [
    ['Plain', priced],
    ['Reduced, verified', { ...reduced, discountCheck: 'verified' }],
    ['Reduced, unverified', { ...reduced, discountCheck: 'unverified' }],
    ['Reduced, contradicted', { ...reduced, discountCheck: 'contradicted' }],
    ['Sold out', soldOut],
    ['Sold out while reduced', { ...reduced, inStock: false }],
    ['Sold out, price unknown', { ...soldOut, price: 0, priceLabel: 'Sold Out' }],
    [
      'Converted',
      {
        ...pounds,
        converted: { price: { price: 19_050, currency: 'USD', priceLabel: '$190.50' } },
      },
    ],
    ['Not converted', pounds],
  ] satisfies [state: string, product: PricedProduct][]
).map(([state, product]) => ({ state, price: formatProductPrice(product) }))

/**
 * Creates fixed data for the gallery. All pictures in
 * it are of products, because no others are served.
 */
export function createSamples(pictures: readonly Picture[]) {
  const [picture, ...others] = pictures
  const card: ProductCard = {
    source: 's',
    id: 'sample',
    path: '/product/s/women/northquay/88/linen-midi-dress/sample',
    buyPath: '/out/s/sample',
    brand: 'Northquay',
    name: 'Harbour Stripe Linen Midi Dress',
    retailer: 'Alder & Finch',
    price: formatProductPrice(priced),
    isPreOwned: false,
    isRental: false,
    ...(picture ? { picture } : {}),
  }
  const change = (id: string, changes: Partial<ProductCard>): ProductCard => ({
    ...card,
    ...changes,
    id: `sample-${id}`,
    path: `${card.path}-${id}`,
  })
  const { picture: _, ...unpictured } = card
  const cards: { state: string; card: ProductCard }[] = [
    { state: 'Plain', card },
    ...prices
      .slice(1)
      .map(({ state, price }, at) => ({ state, card: change(`price-${at}`, { price }) })),
    { state: 'Pre-owned', card: change('used', { isPreOwned: true }) },
    { state: 'Rental', card: change('rent', { isRental: true }) },
    {
      state: 'At several stores',
      card: change('stores', { stores: { count: 4, prices: '$198–$240' } }),
    },
    { state: 'Like another by name', card: change('alike', { detail: 'Sage, floral' }) },
    {
      state: 'Long names',
      card: change('long', {
        brand: 'The Extraordinarily Long-Named House of Northquay & Daughters',
        name: 'Harbour Stripe Hand-Finished Organic Linen Midi Dress with Side Pockets and a Belt',
        detail: 'Rose Gold Houndstooth/Midnight Navy, three-quarter sleeve, polyester',
        retailer: 'Parkside Department Store of Greater Wellington',
      }),
    },
    { state: 'No picture', card: { ...unpictured, id: 'sample-bare', path: `${card.path}-bare` } },
  ]
  return {
    card,
    cards,
    prices,
    pictures: [...(picture ? [picture] : []), ...others].map((each, at) => ({
      id: String(at),
      picture: each,
    })),
  }
}

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
