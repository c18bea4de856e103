import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { Product } from '#app/domain/product.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { type ProductCard, toCard } from './card.ts'

/** Alternatives to a product, even to one that is no longer sold. */
export interface SimilarProducts {
  cards: ProductCard[]
  /** The path of the list that the products come from. */
  to: string
  /** The title of the shared category; absent if it is unknown. */
  category?: string
}

const count = 12
/**
 * If the index finds too few products, adds up to this
 * many of the same brand, then products of any brand.
 */
const ofBrand = 4

/**
 * Finds similar products and, if there are too few, adds others from the category. Leaves
 * out `offers`, which are the same product at other retailers. Undefined if there are no
 * similar products, or if the index is unavailable, because the page works without them.
 */
export async function findSimilarProducts(
  catalogue: Catalogue,
  product: Product,
  offers: readonly ProductKey[] = [],
): Promise<SimilarProducts | undefined> {
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
      : {
          cards: products.map(toCard),
          to: listPath(query),
          ...(category ? { category: category.title } : {}),
        }
  } catch {
    return undefined
  }
}

function has(keys: readonly ProductKey[], { source, id }: ProductKey): boolean {
  return keys.some(key => key.source === source && key.id === id)
}
