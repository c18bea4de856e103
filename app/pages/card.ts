import { cacheByObject } from '#app/domain/cache-by-object.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { describeFibers, type FiberWords } from '#app/domain/fibers.ts'
import type { CardProduct } from '#app/domain/listing.ts'
import { type Picture, toPicture } from '#app/domain/picture.ts'
import { formatProductPrice, type ProductPrice } from '#app/domain/price.ts'
import { formatPriceSpan } from '#app/domain/price-span.ts'
import { getRetailerName, getShownBrand } from '#app/domain/retailer-name.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { buyPath, productPath } from '#app/domain/urls/links.ts'
import { describeLookAlike } from './describe-look-alike.ts'

/** How many stores sell a product new, and their prices: "$141.50–$184.00". */
export interface CardStores {
  count: number
  prices: string
}

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
  /** Several retailers that sell the product new, also those that the list's filters leave out. */
  stores?: CardStores
  price: ProductPrice
  isPreOwned: boolean
  isRental: boolean
  picture?: Picture
  /** The second picture, shown on hover. */
  alternate?: Picture
  /** What it is made of; absent if its source states nothing. */
  fibers?: FiberWords
}

/** Lists show the same product objects until the products change; see find-by-numbers.server.ts. */
export const toCard = cacheByObject((product: CardProduct): ProductCard => {
  const [first, second] = product.images
  const fibers = describeFibers(product.composition)
  const price = formatProductPrice(product)
  const detail = product.hasLookAlike ? describeLookAlike(product) : undefined
  return {
    source: product.source,
    id: product.id,
    path: productPath(product),
    buyPath: buyPath(product.source, product.id),
    brand: getShownBrand(product),
    name: product.unbrandedName || product.name,
    ...(detail === undefined ? {} : { detail }),
    retailer: getRetailerName(product),
    ...(product.stores ? { stores: toStores(product.stores) } : {}),
    price,
    isPreOwned: product.preOwned,
    isRental: product.rental,
    ...(first ? { picture: toPicture(product, first) } : {}),
    ...(second ? { alternate: toPicture(product, second) } : {}),
    ...(fibers === undefined ? {} : { fibers }),
  }
})

function toStores({
  count,
  lowestCents,
  highestCents,
}: NonNullable<CardProduct['stores']>): CardStores {
  return { count, prices: formatPriceSpan(formatUsd(lowestCents), formatUsd(highestCents)) }
}
