import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { type Category, findCategory, isDescendant } from '#app/domain/category-tree.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { Product } from '#app/domain/product.ts'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import { getShownBrand } from '#app/domain/retailer-name.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { type ProductCard, toCard } from './card.ts'

/** Alternatives to a product, even to one that is no longer sold. */
export interface SimilarProducts {
  cards: ProductCard[]
  /** The path of the list that the products come from. */
  to: string
  /** The title of the category that all of them are in; absent if they do not share one. */
  category?: string
  /** The brand that all of them are of, if they share no category. */
  brand?: string
}

/** Products that have something in common, which the heading above them states. */
interface Shared extends Pick<SimilarProducts, 'category' | 'brand'> {
  query: ListQuery
  has(other: Product): boolean
}

const count = 12
/** With fewer products than this in its own category, a product stands among those of a wider one. */
const fewest = 6
/** How many similar products are looked at for each one shown, because some are of other kinds. */
const reach = 5
/**
 * If the index finds too few products, adds up to this
 * many of the same brand, then products of any brand.
 */
const ofBrand = 4

/**
 * Finds similar products of the same category and, if there are too few, adds others from it. If
 * the category has too few, finds them in the category above it, then in the brand. Leaves
 * out `offers`, which are the same product at other retailers, and all others of the same
 * brand and name. Undefined if there are no similar products, or if the index is unavailable,
 * because the page works without them.
 */
export async function findSimilarProducts(
  catalogue: Catalogue,
  product: Product,
  offers: readonly ProductKey[] = [],
): Promise<SimilarProducts | undefined> {
  const known: ProductKey[] = [product, ...offers]
  try {
    const similar = await catalogue.similar(
      product.source,
      product.id,
      count * reach + known.length,
    )
    let best: SimilarProducts | undefined
    for (const shared of listShared(product)) {
      const products = await fill(catalogue, product, known, similar, shared)
      const { category, brand, query } = shared
      if (products.length > (best?.cards.length ?? 0))
        best = {
          cards: products.map(toCard),
          to: listPath(query),
          ...(category === undefined ? {} : { category }),
          ...(brand === undefined ? {} : { brand }),
        }
      if (products.length >= fewest) break
    }
    return best
  } catch {
    return undefined
  }
}

/** Lists what other products may have in common with one, closest first. */
function listShared({ categoryId, brand }: Product): Shared[] {
  const query: ListQuery = { ...emptyListQuery, sort: 'popular' }
  const category = findCategory(categoryId)
  if (category === undefined) return [{ query, has: () => true }]
  const parent = findCategory(category.parent)
  const within = ({ id, title }: Category): Shared => ({
    query: { ...query, category: id },
    has: other =>
      [other.categoryId, other.otherCategoryId].some(
        own => own !== undefined && (own === id || isDescendant(own, id)),
      ),
    category: title,
  })
  return [
    within(category),
    // A main category, such as Women, is too broad to call its products similar.
    ...(parent?.parent === undefined ? [] : [within(parent)]),
    ...(brand
      ? [
          {
            query: { ...query, brands: [brand.name] },
            has: (other: Product) => other.brand?.name === brand.name,
            brand: brand.name,
          },
        ]
      : []),
  ]
}

/** Lists the similar products that share this and, if there are too few, others that do. */
async function fill(
  catalogue: Catalogue,
  product: Product,
  known: readonly ProductKey[],
  similar: readonly CheckedProduct[],
  { query, has }: Shared,
): Promise<CheckedProduct[]> {
  const products: CheckedProduct[] = []
  const keys = new Set(known.map(formatProductKey))
  const names = new Set([toNameKey(product)])
  const add = (more: readonly CheckedProduct[], limit: number) => {
    for (const other of more) {
      if (products.length >= limit) return
      const [key, name] = [formatProductKey(other), toNameKey(other)]
      if (keys.has(key) || names.has(name) || !has(other)) continue
      keys.add(key)
      names.add(name)
      products.push(other)
    }
  }
  add(similar, count)
  if (products.length === count) return products
  const brands = product.brand ? [product.brand.name] : []
  const spare = known.length + count * 2
  const [branded, popular] = await Promise.all([
    brands.length === 0 ? undefined : catalogue.list({ ...query, brands }, spare),
    catalogue.list(query, spare),
  ])
  add(branded?.products ?? [], Math.min(count, products.length + ofBrand))
  add(popular.products, count)
  return products
}

/** One piece of a brand at several stores, or in several colors, has one name. */
function toNameKey(product: Product): string {
  const { unbrandedName, name } = product
  return `${getShownBrand(product)}\n${unbrandedName || name}`.toLowerCase()
}
