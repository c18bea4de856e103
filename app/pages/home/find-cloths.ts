import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { isDescendant } from '#app/domain/category-tree.ts'
import type { ListedProduct } from '#app/domain/listing.ts'
import { type Picture, toPicture } from '#app/domain/picture.ts'
import type { HomeList } from '#app/storefronts/home-settings.ts'
import { findCloseUp, isGround } from '../find-close-up.ts'
import { findLinkedList } from './find-scene.ts'
import type { HomeScene } from './home-page.ts'
import { isColorful, isOneHue, isStrong } from './piece-colors.ts'
import { withoutPieces } from './piece-name.ts'

const clothesCategory = 'womens-clothes'
/**
 * Builds a scene of one close-up per list, each of one hue and of another color while there are
 * products for that, none of a pale one, and none of the pieces that the page shows already (see
 * `toPieceName`). Lists without close-ups are omitted.
 */
export async function findCloths(
  catalogue: Pick<Catalogue, 'list'>,
  lists: readonly HomeList[],
  pieces: ReadonlySet<string>,
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
    const closeUps = withoutPieces(products, pieces).filter(
      product => findCloth(product) && !shown.has(product.name),
    )
    const plain = closeUps.filter(product => isBroad(product) && isOneHue(product))
    // A product named for a material is made of it, not only trimmed with it.
    const named = plain.filter(({ name }) => name.toLowerCase().includes(link.title.toLowerCase()))
    const solid = [...named.filter(isOnePiece), ...named, ...plain.filter(isOnePiece), ...plain]
    const others = [...closeUps.filter(isOnePiece), ...closeUps.filter(isBroad), ...closeUps]
    const ranked = solid.some(isStrong) ? solid : [...solid, ...others]
    const strong = ranked.filter(isStrong)
    const free = strong.filter(({ colorIds: [color] }) => color !== undefined && !taken.has(color))
    const lit = free.filter(product => !isDark(findCloth(product)?.color))
    const piece = lit.find(isColorful) ?? free.find(isColorful) ?? free[0] ?? strong[0] ?? ranked[0]
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

/** Returns true for a color in which a cloth's threads cannot be seen on a dark page. */
function isDark(color = '#ffffff'): boolean {
  return [1, 3, 5].every(at => Number.parseInt(color.slice(at, at + 2), 16) < 0x58)
}

function isIn({ categoryId = '' }: ListedProduct, ids: readonly string[]): boolean {
  return ids.some(id => categoryId === id || isDescendant(categoryId, id))
}

function countColors(products: readonly ListedProduct[]): number {
  return new Set(products.filter(isStrong).map(({ colorIds: [color] }) => color)).size
}

/**
 * Returns a product's close-up; undefined if it has none,
 * or if that one is mostly the pale ground of a whole garment.
 */
export function findCloth(product: ListedProduct): Picture | undefined {
  const detail = findCloseUp(product.alternateImages)
  const picture = detail && toPicture(product, detail)
  return picture && !isGround(picture.color) ? picture : undefined
}
