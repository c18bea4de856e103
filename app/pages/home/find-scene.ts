import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { findColor } from '#app/domain/color.ts'
import type { ListedProduct } from '#app/domain/listing.ts'
import { toPicture } from '#app/domain/picture.ts'
import { formatProductPrice } from '#app/domain/price.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import type { HomeList } from '#app/storefronts/home-settings.ts'
import type { HomeScene } from './home-page.ts'

/**
 * The number of products to choose from, high enough to find several that differ from each other.
 */
const candidates = 40

/** Returns the query for a list from a storefront's settings. */
export function toHomeQuery({ category, filters = '' }: HomeList): ListQuery {
  return parseListQuery(new URLSearchParams(filters), category)
}

/**
 * Builds a scene from the `size` most popular products of a list; undefined if the list has fewer.
 */
export async function findScene(
  catalogue: Pick<Catalogue, 'list'>,
  list: HomeList,
  size: number,
): Promise<{ scene: HomeScene; products: ListedProduct[] } | undefined> {
  const query = toHomeQuery(list)
  const [{ products, paging }, cheapest] = await Promise.all([
    catalogue.list({ ...query, sort: 'popular' }, candidates),
    catalogue.list({ ...query, sort: 'price-up' }, 1),
  ])
  const pieces = chooseVaried(
    products.filter(product => isShowable(product, query)),
    size,
  )
  if (pieces.length < size) return undefined
  const [first] = cheapest.products
  const price = first && formatProductPrice(first)
  const scene = {
    title: list.title,
    to: listPath(query),
    count: paging.total,
    ...(price ? { from: price.salePrice ?? price.price } : {}),
    pictures: pieces.flatMap(piece => {
      const [image] = piece.images
      return image ? [toPicture(piece, image)] : []
    }),
  }
  return { scene, products: pieces }
}

/**
 * Returns true for products with a suitable picture. If the list is filtered to one
 * color, the product's first color must match, since its picture shows that color.
 */
function isShowable({ inStock, images, colorIds }: ListedProduct, { colors }: ListQuery): boolean {
  const color = findColor(colorIds[0] ?? '')?.name.toLowerCase()
  const isInColor = colors.length === 0 || (color !== undefined && colors.includes(color))
  return inStock && images.length > 0 && isInColor
}

/**
 * Prefers products that differ from the earlier choices in name, and in category or color. Several
 * retailers sell the same product under one name.
 */
function chooseVaried(products: readonly ListedProduct[], size: number): ListedProduct[] {
  const chosen: ListedProduct[] = []
  const isLike = (a: ListedProduct, b: ListedProduct) =>
    a.name === b.name || (a.categoryId === b.categoryId && a.colorIds[0] === b.colorIds[0])
  for (const product of products)
    if (chosen.length < size && !chosen.some(other => isLike(other, product))) chosen.push(product)
  const rest = products.filter(product => !chosen.includes(product))
  return [...chosen, ...rest].slice(0, size)
}
