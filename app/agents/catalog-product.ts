import type { CurrencyCode } from '#app/domain/currency.ts'
import { isDeadEnd } from '#app/domain/link-warning.ts'
import type { ListedProduct } from '#app/domain/listing.ts'
import { type Amount, isBuyable, type Offer, toOffer } from '#app/domain/offer.ts'
import { toPicture } from '#app/domain/picture.ts'
import { toPlainText } from '#app/domain/plain-text.ts'
import { type CheckedProduct, hasSalePrice } from '#app/domain/price.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { imagePath } from '#app/domain/urls/image-links.ts'
import { absoluteUrl, productPath } from '#app/domain/urls/links.ts'

/** An amount in minor units of its currency. */
export interface CatalogPrice {
  amount: number
  currency: CurrencyCode
}

export interface CatalogOption {
  name: 'Color' | 'Size'
  label: string
}

/** One store's offer of a product: a variant in the words of the protocol. */
export interface CatalogOffer {
  id: string
  title: string
  description: { plain: string }
  /** The product's page for this offer on our site, with the button to the store. */
  url: string
  price: CatalogPrice
  /** The price before a sale, unless our record contradicts the sale. */
  list_price?: CatalogPrice
  /** The stock is left out if it is not known. */
  availability: { available: boolean; status?: 'in_stock' | 'out_of_stock' }
  options?: CatalogOption[]
  seller: { name: string }
  metadata: Record<string, unknown>
  /** In a lookup: which of the given ids led here. */
  inputs?: { id: string; match: 'exact' | 'featured' }[]
}

/**
 * A product as assistants get it, in the form of the Universal Commerce Protocol
 * (https://ucp.dev/schemas/shopping/types/product.json). All addresses are canonical.
 */
export interface CatalogProduct {
  id: string
  title: string
  description: { plain: string }
  url: string
  categories?: { value: string; taxonomy: 'merchant' }[]
  price_range: { min: CatalogPrice; max: CatalogPrice }
  list_price_range?: { min: CatalogPrice; max: CatalogPrice }
  media?: { type: 'image'; url: string; alt_text: string }[]
  options?: { name: CatalogOption['name']; values: CatalogOptionValue[] }[]
  selected?: CatalogOption[]
  variants: CatalogOffer[]
  metadata: Record<string, unknown>
}

export interface CatalogOptionValue {
  label: string
  available: boolean
  exists: boolean
}

const descriptionLength = 1_000
const pictureWidth = 960
const offerPrefix = 'offer:'

/** Formats the id of an offer: `offer:s:730112845`. */
export function formatOfferId(key: Pick<Offer, 'source' | 'id'>): string {
  return `${offerPrefix}${formatProductKey(key)}`
}

/** Returns the product's key in an id of an offer; undefined for any other id. */
export function readOfferId(id: string): string | undefined {
  return id.startsWith(offerPrefix) ? id.slice(offerPrefix.length) : undefined
}

/**
 * Describes a product with one of its offers. Undefined if no price of it is known, because the
 * protocol has no word for that, and 0 would mean that it is free.
 */
export function toCatalogProduct(
  product: ListedProduct,
  siteUrl: string,
): CatalogProduct | undefined {
  const offer = toOffer(product)
  if (offer.usdCents <= 0) return undefined
  const variant = toCatalogOffer(offer, product, siteUrl)
  const [first] = product.images
  return {
    id: formatProductKey(product),
    title: getTitle(product),
    description: {
      plain: toPlainText(product.description, descriptionLength) || getTitle(product),
    },
    url: absoluteUrl(siteUrl, productPath(product)),
    ...(product.categoryId === undefined
      ? {}
      : { categories: [{ value: product.categoryId, taxonomy: 'merchant' as const }] }),
    price_range: toPriceRange(product, variant.price),
    ...(variant.list_price
      ? { list_price_range: { min: variant.list_price, max: variant.list_price } }
      : {}),
    ...(first ? { media: [toMedia(product, first, siteUrl)] } : {}),
    variants: [variant],
    metadata: {
      ...(product.brand ? { brand: product.brand.name } : {}),
      ...(product.stores ? { stores: product.stores.count } : {}),
    },
  }
}

export function toMedia(
  product: CheckedProduct,
  image: CheckedProduct['images'][number],
  siteUrl: string,
) {
  const { address, largestWidth } = toPicture(product, image)
  const url = absoluteUrl(siteUrl, imagePath(address, Math.min(pictureWidth, largestWidth)))
  return { type: 'image' as const, url, alt_text: getTitle(product) }
}

/** Describes an offer of a product; `product` is the offer's own listing, if it is at hand. */
export function toCatalogOffer(
  offer: Offer,
  product: CheckedProduct | undefined,
  siteUrl: string,
): CatalogOffer {
  const condition = offer.isRefurbished ? 'refurbished' : offer.isPreOwned ? 'pre-owned' : 'new'
  const listPrice = product && findListPrice(product)
  return {
    id: formatOfferId(offer),
    title: `At ${offer.retailer}`,
    description: { plain: `Sold by ${offer.retailer}, ${condition}` },
    url: absoluteUrl(siteUrl, offer.path),
    price: toCatalogPrice(offer.amount),
    ...(listPrice ? { list_price: toCatalogPrice(listPrice) } : {}),
    availability: toAvailability(offer, isBuyable(offer)),
    seller: { name: offer.retailer },
    metadata: {
      condition,
      ...(offer.price.isSoldOut ? { price_note: 'The last price; it is sold out' } : {}),
      ...(offer.isConverted ? { is_converted: true } : {}),
      ...(offer.linkWarning ? { link_check: offer.linkWarning } : {}),
      ...describeSale(offer.price, product),
    },
  }
}

/**
 * Says whether an offer can be bought. A dead link says nothing about the stock, and the protocol has
 * no word for it, so that there is none; `metadata.link_check` says why.
 */
export function toAvailability(
  { price, linkWarning }: Pick<Offer, 'price' | 'linkWarning'>,
  available: boolean,
): CatalogOffer['availability'] {
  if (available) return { available, status: 'in_stock' }
  const isStockUnknown = !price.isSoldOut && linkWarning !== 'sold out' && isDeadEnd(linkWarning)
  return isStockUnknown ? { available } : { available, status: 'out_of_stock' }
}

/** Says what our record of prices has to say about a sale; empty if there is none. */
function describeSale({ percentOff, isSaleRefused }: Offer['price'], product?: CheckedProduct) {
  if (isSaleRefused) return { sale_check: 'contradicted' }
  if (percentOff !== undefined) return { sale_check: 'verified', percent_off: percentOff }
  return product?.inStock && hasSalePrice(product) ? { sale_check: 'unverified' } : {}
}

export function toCatalogPrice({ minorUnits, currency }: Amount): CatalogPrice {
  return { amount: minorUnits, currency }
}

function getTitle({ brandedName, name }: CheckedProduct): string {
  return brandedName || name
}

function findListPrice(product: CheckedProduct): Amount | undefined {
  const { converted, inStock, discountCheck, price, currency } = product
  if (!inStock || discountCheck === 'contradicted' || !hasSalePrice(product)) return undefined
  return converted
    ? { minorUnits: converted.price.price, currency: 'USD' }
    : { minorUnits: price, currency }
}

/** The prices of all stores. That of the offer itself may be below those of new ones. */
function toPriceRange({ stores }: ListedProduct, own: CatalogPrice): CatalogProduct['price_range'] {
  if (stores === undefined || own.currency !== 'USD') return { min: own, max: own }
  const min = Math.min(stores.lowestCents, own.amount)
  const max = Math.max(stores.highestCents, own.amount)
  return { min: { amount: min, currency: 'USD' }, max: { amount: max, currency: 'USD' } }
}
