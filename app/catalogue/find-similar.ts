import { findCategory } from '#app/domain/category-tree.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/list-query.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { Product } from '#app/domain/product.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import type { Catalogue } from './catalogue.ts'

/** Products a shopper could take instead, and the list they are of. */
export interface Similar {
  products: CheckedProduct[]
  query: ListQuery
  /** The title of the category they share with it; absent where it is in none we know. */
  category?: string
}

const count = 12
/** Where the index knows of too few, so many of its own brand come first; the rest are of any brand. */
const ofBrand = 4

/**
 * Those the index finds alike, then others of its category; `offers` are the product itself, at other retailers.
 * Undefined when there are none or the index cannot be asked just now: the product itself matters more.
 */
export async function findSimilar(
  catalogue: Catalogue,
  product: Product,
  offers: readonly ProductKey[] = [],
): Promise<Similar | undefined> {
  const category = findCategory(product.categoryId)
  const query: ListQuery = {
    ...emptyListQuery,
    sort: 'popular',
    ...(category ? { category: category.id } : {}),
  }
  const known: ProductKey[] = [product, ...offers]
  try {
    const products: CheckedProduct[] = []
    const add = (more: CheckedProduct[], limit: number) => {
      const fresh = more.filter(other => !has([...known, ...products], other))
      products.push(...fresh.slice(0, limit - products.length))
    }
    add(await catalogue.similar(product.source, product.id, count + known.length), count)
    if (products.length < count) {
      const brands = product.brand ? [product.brand.name] : []
      const spare = known.length + count
      const [branded, popular] = await Promise.all([
        brands.length === 0 ? undefined : catalogue.list({ ...query, brands }, spare),
        catalogue.list(query, spare),
      ])
      add(branded?.products ?? [], Math.min(count, products.length + ofBrand))
      add(popular.products, count)
    }
    return products.length === 0
      ? undefined
      : { products, query, ...(category ? { category: category.title } : {}) }
  } catch {
    return undefined
  }
}

function has(keys: readonly ProductKey[], { source, id }: ProductKey): boolean {
  return keys.some(key => key.source === source && key.id === id)
}
