import { toUsdCents } from '#app/domain/currency.ts'
import type { Image, Product } from '#app/domain/product.ts'
import { type Changes, withChanges } from '#app/domain/testing/with-changes.ts'

/** Makes a complete product for tests. `changes` sets the fields under test. */
export function makeProduct(id: string | number, changes: Changes<Product> = {}): Product {
  const name = changes.name ?? `Linen Midi Dress ${id}`
  const main = makeImage(`${id}-front`)
  const back = makeImage(`${id}-back`)
  const navy = makeImage(`${id}-navy`)
  const complete: Product = {
    source: 's',
    id: String(id),
    name,
    brandedName: `Northquay ${name}`,
    unbrandedName: name,
    description: 'A breezy midi in <b>washed linen</b>.<ul><li>Side pockets</li></ul>',
    currency: 'USD',
    price: 19_800,
    priceLabel: '$198',
    locale: 'en_US',
    inStock: true,
    stock: [{ color: 'Navy', size: 'S' }],
    retailer: { id: '88', name: 'Alder & Finch' },
    brand: { id: '2041', name: 'Northquay' },
    categories: [{ id: 'day-dresses', name: 'Day Dresses', fullName: "Women's Day Dresses" }],
    categoryId: 'day-dresses',
    images: [main, back, navy],
    image: main,
    alternateImages: [back],
    colors: [{ id: 'navy', name: 'Navy', image: navy }],
    colorIds: [],
    sizes: [{ name: 'S', canonicalSize: { name: 'S (4-6)' } }],
    discount: 0,
    isOnSale: false,
    clickUrl: `https://shop.example/visit?id=${id}`,
    createdDate: '2026-02-24',
    preOwned: false,
    rental: false,
    materialTags: [],
    occasions: [],
    adSource: 'Skimlinks',
    custom: {},
  }
  const product = withChanges(complete, changes)
  if (changes.converted) return product
  const cents = toUsdCents(product.price, product.currency)
  return {
    ...product,
    converted: {
      price: { price: cents, currency: 'USD', priceLabel: `$${(cents / 100).toFixed(2)}` },
    },
  }
}

function makeImage(id: string): Image {
  const at = (size: string, width: number, height: number) => ({
    url: `https://img.example/sim/5f/0c/${id}_${size}/linen-midi-dress.jpg`,
    width,
    height,
  })
  return {
    id,
    sizes: {
      Medium: at('medium', 112, 140),
      XLarge: at('xlarge', 328, 410),
      Best: at('best', 720, 900),
      Original: at('best', 720, 900),
    },
  }
}

export function makeProducts(
  count: number,
  change: (index: number) => Changes<Product> = () => ({}),
): Product[] {
  return Array.from({ length: count }, (_, index) => makeProduct(index + 1, change(index)))
}
