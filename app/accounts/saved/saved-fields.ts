import type { CardProduct } from '#app/domain/listing.ts'
import { toOffer } from '#app/domain/offer.ts'
import type { CheckedProduct } from '#app/domain/price.ts'

/**
 * The card fields and price of a product when it was saved,
 * stored because the product may leave the catalogue.
 */
export type SavedFields = Omit<CardProduct, 'stores'>

/** A card shows one picture, and a second one on hover. */
const savedPictures = 2

/** Picks fields explicitly, so that a new product field is not stored until it is added here. */
export function toSavedFields(product: CheckedProduct): SavedFields {
  const { source, id, name, brandedName, unbrandedName, brand, retailer, retailerName } = product
  const { retailerBrand, categoryId, genderTag, currency, converted, priceLabel } = product
  const { price, salePrice, salePriceLabel, inStock, discountCheck, preOwned, rental } = product
  return {
    source,
    id,
    name,
    brandedName,
    unbrandedName,
    retailer,
    currency,
    price,
    priceLabel,
    inStock,
    preOwned,
    rental,
    images: product.images.slice(0, savedPictures),
    ...(brand ? { brand } : {}),
    ...(retailerName === undefined ? {} : { retailerName }),
    ...(retailerBrand === undefined ? {} : { retailerBrand }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(genderTag === undefined ? {} : { genderTag }),
    ...(converted ? { converted } : {}),
    ...(salePrice === undefined ? {} : { salePrice }),
    ...(salePriceLabel === undefined ? {} : { salePriceLabel }),
    ...(discountCheck ? { discountCheck } : {}),
    ...(product.composition ? { composition: product.composition } : {}),
    ...(product.pictureColors ? { pictureColors: product.pictureColors } : {}),
  }
}

/** Returns the price to pay in US cents, for comparison with later prices. */
export function toSavedCents(product: CheckedProduct): number {
  return Math.min(toOffer(product).usdCents, maxCents)
}

/** The highest value that fits in the database column. */
const maxCents = 2 ** 31 - 1
