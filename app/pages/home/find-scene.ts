import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { isDescendant } from '#app/domain/category-tree.ts'
import { colors, findColor } from '#app/domain/color.ts'
import type { ListedProduct } from '#app/domain/listing.ts'
import { type Picture, toPicture } from '#app/domain/picture.ts'
import { formatProductPrice } from '#app/domain/price.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import type { HomeList, HomeSelection } from '#app/storefronts/home-settings.ts'
import type { HomeScene } from './home-page.ts'

/**
 * The number of products to choose from, high enough to find several that differ from each other.
 */
const candidates = 40

/** Returns the query for a list from a storefront's settings. */
export function toHomeQuery({ category, filters = '' }: HomeSelection): ListQuery {
  return parseListQuery(new URLSearchParams(filters), category)
}

/** A list with its size and lowest price, and its most popular products that can be shown. */
export async function findLinkedList(
  catalogue: Pick<Catalogue, 'list'>,
  list: HomeList,
): Promise<{ link: Omit<HomeScene, 'pictures'>; products: ListedProduct[] }> {
  const query = toHomeQuery(list)
  const [{ products, paging }, cheapest] = await Promise.all([
    catalogue.list({ ...query, sort: 'popular' }, candidates),
    catalogue.list({ ...query, sort: 'price-up' }, 1),
  ])
  const [first] = cheapest.products
  const price = first && formatProductPrice(first)
  const link = {
    title: list.title,
    to: listPath(query),
    count: paging.total,
    ...(price && !price.isSoldOut ? { from: price.salePrice ?? price.price } : {}),
  }
  return { link, products: products.filter(product => isShowable(product, query)) }
}

/**
 * Builds a scene from the `size` most popular products of a list; undefined if the list has fewer.
 */
export async function findScene(
  catalogue: Pick<Catalogue, 'list'>,
  list: HomeList,
  size: number,
): Promise<HomeScene | undefined> {
  const { link, products } = await findLinkedList(catalogue, list)
  const pieces = chooseVaried(products, size)
  if (pieces.length < size) return undefined
  return { ...link, pictures: pieces.flatMap(toFirstPicture) }
}

/**
 * Builds a scene of one product per list, each of another product while there are some. Lists that
 * have none are omitted.
 */
export async function findTiles(
  catalogue: Pick<Catalogue, 'list'>,
  lists: readonly HomeList[],
): Promise<HomeScene[]> {
  const found = await Promise.all(lists.map(list => findLinkedList(catalogue, list)))
  const shown = new Set<string>()
  const choose = ({ link, products }: (typeof found)[number]): HomeScene[] => {
    const piece = products.find(({ name }) => !shown.has(name)) ?? products[0]
    if (!piece) return []
    shown.add(piece.name)
    return [{ ...link, pictures: toFirstPicture(piece) }]
  }
  // Small lists choose first, since a larger one may contain them.
  const chosen = new Map(
    found.toSorted((a, b) => a.link.count - b.link.count).map(list => [list, choose(list)]),
  )
  return found.flatMap(list => chosen.get(list) ?? [])
}

const clothesCategory = 'womens-clothes'
/** Ids of colors that a light ground swallows. */
const paleColors: readonly string[] = colors
  .filter(({ name }) => ['White', 'Beige', 'Silver', 'Clear'].includes(name))
  .map(({ id }) => id)

/**
 * Builds a scene of one close-up per list, each of another color while there are products for that,
 * and none of a pale one. Lists without close-ups are omitted.
 */
export async function findCloths(
  catalogue: Pick<Catalogue, 'list'>,
  lists: readonly HomeList[],
): Promise<HomeScene[]> {
  const found = await Promise.all(
    lists.map(async list => {
      if (list.category !== undefined) return findLinkedList(catalogue, list)
      // A close-up of a shoe or a bag shows much of its ground.
      const [{ link }, { products }] = await Promise.all([
        findLinkedList(catalogue, list),
        findLinkedList(catalogue, { ...list, category: clothesCategory }),
      ])
      return { link, products }
    }),
  )
  const taken = new Set<string>()
  const shown = new Set<string>()
  const choose = ({ link, products }: (typeof found)[number]): HomeScene[] => {
    const closeUps = products.filter(product => findCloth(product) && !shown.has(product.name))
    const known =
      [closeUps.filter(isOnePiece), closeUps.filter(isBroad)].find(({ length }) => length > 0) ??
      closeUps
    const strong = known.filter(isStrong)
    const piece =
      strong.find(({ colorIds: [color] }) => color !== undefined && !taken.has(color)) ??
      strong[0] ??
      known[0]
    const cloth = piece && findCloth(piece)
    if (!cloth) return []
    taken.add(piece.colorIds[0] ?? '')
    shown.add(piece.name)
    return [{ ...link, pictures: [cloth] }]
  }
  // Lists with few colors choose first, so that others leave these to them.
  const chosen = new Map(
    found
      .toSorted((a, b) => countColors(a.products) - countColors(b.products))
      .map(list => [list, choose(list)]),
  )
  return found.flatMap(list => chosen.get(list) ?? [])
}

/** Categories of small pieces, whose close-ups show more ground than cloth. */
const smallPieces = ['womens-intimates', 'swimsuits']

function isBroad(product: ListedProduct): boolean {
  return !isIn(product, smallPieces)
}

/**
 * Categories whose close-ups are all cloth: those of pants and suits may
 * show a gap between the legs, and those of jackets show mostly zips.
 */
const onePieces = ['dresses', 'sweaters', 'blazers', 'womens-outerwear']

/** Returns true if the product is one garment of one cloth without legs. */
export function isOnePiece(product: ListedProduct): boolean {
  return isIn(product, onePieces)
}

function isIn({ categoryId = '' }: ListedProduct, ids: readonly string[]): boolean {
  return ids.some(id => categoryId === id || isDescendant(categoryId, id))
}

function countColors(products: readonly ListedProduct[]): number {
  return new Set(products.filter(isStrong).map(({ colorIds: [color] }) => color)).size
}

/** Returns true if the product's first pictures stand out from a light ground. */
export function isStrong({ colorIds: [color] }: Pick<ListedProduct, 'colorIds'>): boolean {
  return color === undefined || !paleColors.includes(color)
}

/**
 * Returns a product's close-up: retailers show the front first, then the back, then a detail.
 * Undefined if there are fewer pictures.
 */
export function findCloth(product: ListedProduct): Picture | undefined {
  const detail = product.alternateImages[1]
  return detail && toPicture(product, detail)
}

function toFirstPicture(product: ListedProduct): Picture[] {
  return product.images.slice(0, 1).map(image => toPicture(product, image))
}

/**
 * Returns true for products with a suitable picture. If the list is filtered to one
 * color, the product's first color must match, since its picture shows that color.
 */
function isShowable({ inStock, images, colorIds }: ListedProduct, query: ListQuery): boolean {
  const color = findColor(colorIds[0] ?? '')?.name.toLowerCase()
  const isInColor =
    query.colors.length === 0 || (color !== undefined && query.colors.includes(color))
  return inStock && images.length > 0 && isInColor
}

/**
 * Prefers products that differ from the earlier choices in name, and in category or color. Several
 * retailers sell the same product under one name.
 */
export function chooseVaried(products: readonly ListedProduct[], size: number): ListedProduct[] {
  const chosen: ListedProduct[] = []
  const isLike = (a: ListedProduct, b: ListedProduct) =>
    a.name === b.name || (a.categoryId === b.categoryId && a.colorIds[0] === b.colorIds[0])
  for (const product of products)
    if (chosen.length < size && !chosen.some(other => isLike(other, product))) chosen.push(product)
  const rest = products.filter(product => !chosen.includes(product))
  return [...chosen, ...rest].slice(0, size)
}
