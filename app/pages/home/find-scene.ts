import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { findColor } from '#app/domain/color.ts'
import type { ListedProduct } from '#app/domain/listing.ts'
import { type Picture, toPicture } from '#app/domain/picture.ts'
import { formatProductPrice } from '#app/domain/price.ts'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import type { HomeList, HomeSelection, HomeStory } from '#app/storefronts/home-settings.ts'
import type { HomeScene } from './home-page.ts'
import { isOneHue, isStrong } from './piece-colors.ts'
import { withoutPieces } from './piece-name.ts'

/**
 * The number of products to choose from, high enough to find several that differ from each other.
 */
const candidates = 40
/** The number of products without a pattern that are enough to find some that differ. */
const leastPlain = 10

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
 * Builds a scene from the `size` most popular products of a list, or from one of each of its parts;
 * undefined if the list has fewer.
 */
export async function findScene(
  catalogue: Pick<Catalogue, 'list'>,
  list: HomeList & Pick<HomeStory, 'parts'>,
  size: number,
): Promise<HomeScene | undefined> {
  const [{ link, products }, ofParts] = await Promise.all([
    findLinkedList(catalogue, list),
    findOfParts(catalogue, list),
  ])
  if (ofParts.length === size) return { ...link, pictures: ofParts.flatMap(toFirstPicture) }
  const plain = products.filter(isOneHue)
  // Pieces without a pattern are calmer beside each other.
  const pieces = chooseVaried(plain.length >= leastPlain ? plain : products, size)
  if (pieces.length < size) return undefined
  return { ...link, pictures: pieces.flatMap(toFirstPicture) }
}

/** Finds a product of each part of a list, in the first shade that all parts have. */
async function findOfParts(
  catalogue: Pick<Catalogue, 'list'>,
  { parts, ...list }: HomeList & Pick<HomeStory, 'parts'>,
): Promise<ListedProduct[]> {
  const found = await Promise.all(
    (parts ?? []).map(async category => {
      const { products } = await findLinkedList(catalogue, { ...list, category })
      const plain = products.filter(isOneHue)
      return plain.length > 0 ? plain : products
    }),
  )
  const [first = []] = found
  const shared = first.find(one => found.every(part => part.some(other => isOfShade(other, one))))
  return found.flatMap(
    part => part.find(other => shared && isOfShade(other, shared)) ?? part[0] ?? [],
  )
}

/** Returns true if a store calls the first color of both products the same. */
function isOfShade(a: ListedProduct, b: ListedProduct): boolean {
  const [shade, other] = [a, b].map(({ colors: [color] }) => color?.name.toLowerCase())
  return shade !== undefined && shade === other
}

/**
 * Builds a scene of one product per list, each of another product, in a color that stands out from
 * the ground, and of another color, while there are some, and none of the pieces that the page shows
 * already (see `toPieceName`). Lists that have none are omitted.
 */
export async function findTiles(
  catalogue: Pick<Catalogue, 'list'>,
  lists: readonly HomeList[],
  pieces: ReadonlySet<string>,
): Promise<HomeScene[]> {
  const found = await Promise.all(lists.map(list => findLinkedList(catalogue, list)))
  const shown = new Set<string>()
  const colorsShown = new Set<string>()
  const choose = ({ link, products: all }: (typeof found)[number]): HomeScene[] => {
    const products = withoutPieces(all, pieces)
    const others = products.filter(({ name }) => !shown.has(name))
    const strong = others.filter(isStrong)
    const isNewColor = ({ colorIds }: ListedProduct) => !colorsShown.has(colorIds[0] ?? '')
    const piece =
      strong.find(isNewColor) ?? strong[0] ?? others.find(isNewColor) ?? others[0] ?? products[0]
    if (!piece) return []
    shown.add(piece.name)
    colorsShown.add(piece.colorIds[0] ?? '')
    return [{ ...link, pictures: toFirstPicture(piece) }]
  }
  // Small lists choose first, since a larger one may contain them.
  const chosen = new Map(
    found.toSorted((a, b) => a.link.count - b.link.count).map(list => [list, choose(list)]),
  )
  return found.flatMap(list => chosen.get(list) ?? [])
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
 * Chooses products that differ most from each other, in category, color and cut, beginning with
 * the first. Of equals, the earlier one is chosen. Several retailers sell the same product under
 * one name.
 */
export function chooseVaried(products: readonly ListedProduct[], size: number): ListedProduct[] {
  const chosen: ListedProduct[] = []
  let rest = [...products]
  while (chosen.length < size && rest.length > 0) {
    const distances = rest.map(product =>
      Math.min(...chosen.map(other => measureDifference(product, other))),
    )
    const next = rest[distances.indexOf(Math.max(...distances))]
    if (!next) break
    chosen.push(next)
    rest = rest.filter(product => product !== next)
  }
  return chosen
}

/** Returns 0 for the same product, and more for a picture that looks more different. */
function measureDifference(a: ListedProduct, b: ListedProduct): number {
  if (a.name === b.name) return 0
  const [kindA, cutA] = getWords(a)
  const [kindB, cutB] = getWords(b)
  const differs = [
    a.categoryId !== b.categoryId,
    a.colorIds[0] !== b.colorIds[0],
    kindA !== kindB,
    kindA !== kindB || cutA !== cutB,
  ]
  return 1 + 2 * differs.filter(Boolean).length - (isStrong(a) ? 0 : 3)
}

/** The last words of a name say what it is and how it is cut: "coat", "wrap". */
function getWords({ name }: ListedProduct): string[] {
  return name.toLowerCase().split(' ').slice(-2).reverse()
}
