import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CardProduct, Listing } from '#app/domain/listing.ts'
import { toPicture } from '#app/domain/picture.ts'
import { formatProductPrice } from '#app/domain/price.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { HomeSelection } from '#app/storefronts/home-settings.ts'
import type { Preview } from './browser/directory.ts'
import { toCard } from './card.ts'
import { findInScope } from './home/find-in-scope.ts'
import { toPieceName } from './home/piece-name.ts'
import { keepPerCatalogue } from './keep-per-catalogue.server.ts'

type Group = 'brands' | 'retailers'
type Lists = Pick<Catalogue, 'list'>

interface Wanted {
  group: Group
  name: string
  scope: readonly HomeSelection[]
}

const previewPictures = 4
/** The parts of a scope that are enough to fill a preview; each takes a query. */
const previewParts = 4

/**
 * Returns the previews of brands or stores, in the order of the names. Their pictures are of products
 * in the first parts of the scope, and of others if these have too few.
 */
export function findPreviews(
  catalogue: Lists,
  group: Group,
  names: readonly string[],
  scope: readonly HomeSelection[],
): Promise<Preview[]> {
  return Promise.all(names.map(name => findPreview(catalogue, { group, name, scope })))
}

const findPreview = keepPerCatalogue(async (catalogue: Lists, wanted: Wanted): Promise<Preview> => {
  const { group, name, scope } = wanted
  const query = { ...emptyListQuery, [group]: [name] }
  const inScope = { [group]: [name], sort: 'popular' } as const
  const [scoped, popular, cheapest, dearest] = await Promise.all([
    scope.length > 0
      ? findInScope(catalogue, scope.slice(0, previewParts), inScope, previewPictures)
      : [],
    catalogue.list({ ...query, sort: 'popular' }, previewPictures * 2),
    catalogue.list({ ...query, sort: 'price-up' }, 1),
    catalogue.list({ ...query, sort: 'price-down' }, 1),
  ])
  const products = [...scoped, ...popular.products]
  const names = products.map(product => toPieceName(toCard(product)))
  // The colors of one piece look alike, so each piece is shown once if there are enough.
  const pieces = products.filter((_, at) => names.indexOf(names[at] ?? '') === at)
  const pictures = [...pieces, ...products].flatMap(product =>
    product.images.slice(0, 1).map(image => toPicture(product, image)),
  )
  const different = [...new Map(pictures.map(each => [each.address, each])).values()]
  const [from, to] = [findPrice(cheapest), findPrice(dearest)]
  return {
    pictures: different.slice(0, previewPictures),
    // A list lacks a product that changed or was removed since it was counted, and one end is no range.
    ...(from && to ? { prices: [...new Set([from, to])].join(' – ') } : {}),
  }
})

/** Sold-out products come last in every order, so they are first only where nothing can be bought. */
function findPrice({ products: [product] }: Listing): string | undefined {
  if (!product) return undefined
  const { isSoldOut, salePrice, price } = formatProductPrice(product satisfies CardProduct)
  return isSoldOut ? undefined : (salePrice ?? price)
}
