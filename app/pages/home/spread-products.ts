import type { ListedProduct } from '#app/domain/listing.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { getShownBrand } from '#app/domain/retailer-name.ts'

const maxPerCategory = 2

/**
 * Chooses products for a row: in stock, one per brand and at most two per category, in their order.
 * If fewer than `least` remain, as in a shop of a single brand, the row is filled up with others.
 */
export function spreadProducts(
  products: readonly ListedProduct[],
  size: number,
  least: number,
): ListedProduct[] {
  const available = products.filter(({ inStock }) => inStock)
  const brands = new Set<string>()
  const categories = new Map<string, number>()
  const chosen: ListedProduct[] = []
  for (const product of available) {
    if (chosen.length === size) break
    const brand = getShownBrand(product)
    const { categoryId = '' } = product
    const others = categoryId === '' ? 0 : (categories.get(categoryId) ?? 0)
    if (brands.has(brand) || others === maxPerCategory) continue
    brands.add(brand)
    categories.set(categoryId, others + 1)
    chosen.push(product)
  }
  if (chosen.length >= Math.min(least, available.length)) return chosen
  const rest = available.filter(product => !chosen.includes(product))
  return [...chosen, ...rest].slice(0, size)
}

/** Merges lists by taking their first products in turn, then the second ones, each product once. */
export function takeTurns(lists: readonly (readonly ListedProduct[])[]): ListedProduct[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const merged = Array.from({ length: longest }, (_, place) =>
    lists.flatMap(list => list[place] ?? []),
  ).flat()
  return [...new Map(merged.map(product => [formatProductKey(product), product])).values()]
}
