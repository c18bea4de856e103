import type { Product } from '#app/domain/product.ts'
import type { Chance } from '#app/search-index/random-catalogue.ts'

/** A product of the bench; two with the same `thing` are one product. */
export interface KnownProduct {
  product: Product
  thing: string
}

/**
 * Deals one catalogue to several shops, so that no product is at two of them. Listings of one
 * thing stay together.
 */
export function dealProducts(
  known: readonly KnownProduct[],
  shops: number,
  chance: Chance,
): KnownProduct[] {
  const shopOf = new Map<string, number>()
  return known.map(({ product, thing }) => {
    const shop = shopOf.get(thing) ?? chance.below(shops)
    shopOf.set(thing, shop)
    return { product: toShop(product, shop), thing }
  })
}

/** Moves a product to one of the invented shops, which are numbered from 0. */
export function toShop(product: Product, shop: number): Product {
  const source = (['s', 'c', 'r'] as const)[shop % 3] ?? 's'
  const name = `Shop ${String.fromCodePoint(65 + shop)}`
  return { ...product, source, retailer: { id: String(shop), name } }
}
