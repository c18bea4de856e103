import { buyPath, productPath } from './links.ts'
import type { ListedProduct } from './listing.ts'
import { type Picture, toPicture } from './picture.ts'
import { formatProductPrice, type ProductPrice } from './price.ts'
import type { SourceLetter } from './source.ts'

/** What a list shows of a product: as little as travels to the browser fifty at a time. */
export interface ProductCard {
  source: SourceLetter
  id: string
  path: string
  buyPath: string
  brand: string
  name: string
  retailer: string
  /** How many further retailers have it, at this price or above; absent for none. */
  otherStores?: number
  price: ProductPrice
  isPreOwned: boolean
  isRental: boolean
  picture?: Picture
  /** The second picture, shown on hover. */
  alternate?: Picture
}

export function toCard(product: ListedProduct): ProductCard {
  const [first, second] = product.images
  return {
    source: product.source,
    id: product.id,
    path: productPath(product),
    buyPath: buyPath(product.source, product.id),
    brand: product.brand?.name ?? product.retailerBrand ?? product.retailer.name,
    name: product.unbrandedName || product.name,
    retailer: product.retailer.name,
    ...(product.storeCount && product.storeCount > 1 ? { otherStores: product.storeCount - 1 } : {}),
    price: formatProductPrice(product),
    isPreOwned: product.preOwned,
    isRental: product.rental,
    ...(first ? { picture: toPicture(product, first) } : {}),
    ...(second ? { alternate: toPicture(product, second) } : {}),
  }
}
