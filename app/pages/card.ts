import { cacheByObject } from '#app/domain/cache-by-object.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { facets } from '#app/domain/facets/facets.ts'
import type { CardProduct } from '#app/domain/listing.ts'
import { type Picture, toPicture } from '#app/domain/picture.ts'
import { formatProductPrice, type ProductPrice } from '#app/domain/price.ts'
import { getRetailerName } from '#app/domain/retailer-name.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { buyPath, productPath } from '#app/domain/urls/links.ts'
import { describeLookAlike } from './describe-look-alike.ts'

/** The view model of a product in a list, kept small because a page contains fifty of them. */
export interface ProductCard {
  source: SourceLetter
  id: string
  path: string
  buyPath: string
  brand: string
  name: string
  /** What tells the product apart from others with its brand and name: "Sage, houndstooth". */
  detail?: string
  retailer: string
  /** The number of other retailers, none of them cheaper; absent if there are none. */
  otherRetailers?: number
  price: ProductPrice
  isPreOwned: boolean
  isRental: boolean
  picture?: Picture
  /** The second picture, shown on hover. */
  alternate?: Picture
  /** The main material or, if none is stated, the category: "Linen", "Day Dresses". */
  kind?: string
}

/** Lists show the same product objects until the products change; see find-by-numbers.server.ts. */
export const toCard = cacheByObject((product: CardProduct): ProductCard => {
  const [first, second] = product.images
  const kind = findKind(product)
  const detail = product.hasLookAlike ? describeLookAlike(product) : undefined
  return {
    source: product.source,
    id: product.id,
    path: productPath(product),
    buyPath: buyPath(product.source, product.id),
    brand: product.brand?.name ?? getRetailerName(product),
    name: product.unbrandedName || product.name,
    ...(detail === undefined ? {} : { detail }),
    retailer: getRetailerName(product),
    ...(product.retailerCount && product.retailerCount > 1
      ? { otherRetailers: product.retailerCount - 1 }
      : {}),
    price: formatProductPrice(product),
    isPreOwned: product.preOwned,
    isRental: product.rental,
    ...(first ? { picture: toPicture(product, first) } : {}),
    ...(second ? { alternate: toPicture(product, second) } : {}),
    ...(kind === undefined ? {} : { kind }),
  }
})

function findKind({ composition, categoryId }: CardProduct): string | undefined {
  const [main] = composition?.toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0)) ?? []
  return main ? facets.materials.format(main.material) : findCategory(categoryId)?.name
}
