import type { Picture } from '#app/domain/picture.ts'
import { formatProductPrice, type PricedProduct } from '#app/domain/price.ts'
import type { ProductCard } from '#app/pages/card.ts'

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

export type Samples = ReturnType<typeof createSamples>

/**
 * Creates fixed data for the gallery. All pictures in it are of products, because no others are
 * served. Prices are formatted here, so that no shop page loads the code and the exchange rates.
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
