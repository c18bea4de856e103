import { type ColorId, findColor } from '#app/domain/color.ts'
import type {
  Gender,
  Product,
  ProductCategory,
  ProductColor,
  ProductSize,
  StockLine,
} from '#app/domain/product.ts'
import { sizeCuts } from '#app/domain/size.ts'
import { toSlug } from '#app/domain/urls/slug.ts'
import { parseAvailability } from '#app/vocabulary/availability.ts'
import { toBrandKey, toBrandName } from '#app/vocabulary/brand.ts'
import { cleanText } from '#app/vocabulary/clean-text.ts'
import { toColorName } from '#app/vocabulary/color-name.ts'
import { toColorIds } from '#app/vocabulary/color-words.ts'
import { parseGender } from '#app/vocabulary/gender.ts'
import { toStatedName } from '#app/vocabulary/placeholder.ts'
import { readSizeId } from '#app/vocabulary/read-size-id.ts'
import { parseSize } from '#app/vocabulary/size.ts'
import { deriveProduct } from '../derive-product.ts'
import type { Doubts } from '../doubts.ts'
import { dropAbsent } from '../drop-absent.ts'
import { normalizePrices, type ProductPrices } from '../normalize-prices.ts'
import { parseDay } from '../parse-day.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import type { ProductFacts, StatedProduct } from '../product-facts.ts'
import { type RecordFault, type Rejection, toShapeFault } from '../rejection.ts'
import { uniqueBy } from '../unique-by.ts'
import { type CategoryMap, type CategoryPlace, findDeepest } from './map-categories.ts'
import { normalizeImage } from './normalize-image.ts'
import {
  type StyleColor,
  type StyleProduct,
  type StyleSize,
  type StyleStockLine,
  styleId,
  styleProduct,
} from './wire.ts'

export type Normalized = { product: Product; isDoubtful?: boolean } | { rejection: Rejection }

/**
 * Normalizes one record to a product, or returns why it is rejected.
 * Values that could not be used are passed to `addDoubt`. Never throws.
 */
export function normalizeProduct(
  record: unknown,
  mapCategory: CategoryMap,
  addDoubt?: Doubts['add'],
): Normalized {
  const parsed = styleProduct.safeParse(record)
  if (parsed.success) return toProduct(parsed.data, record, mapCategory, addDoubt)
  return reject(record, toShapeFault(parsed.error))
}

/** The maximum length of lists, far longer than in any real record. */
const maxListLength = 200

function toProduct(
  sent: StyleProduct,
  record: unknown,
  mapCategory: CategoryMap,
  addDoubt: Doubts['add'] | undefined,
): Normalized {
  const inStock = sent.inStock ?? readLabel(sent.priceLabel)
  if (inStock === undefined)
    addDoubt?.({ kind: 'availability', field: 'inStock', value: '', place: sent.id })
  const prices = toPrices(sent, inStock ?? false)
  if ('reason' in prices) return reject(record, prices)
  const clickUrl = parseHttpUrl(sent.clickUrl)
  if (clickUrl === undefined)
    return reject(record, { reason: 'no link', detail: 'clickUrl: expected an http address' })
  const retailerName = cleanText(sent.retailer.name)
  if (retailerName === undefined)
    return reject(record, { reason: 'no retailer', detail: 'retailer.name: expected text' })
  const name = [sent.name, sent.unbrandedName, sent.brandedName]
    .map(toStatedName)
    .find(text => text !== undefined)
  if (name === undefined)
    return reject(record, { reason: 'no name', detail: 'name: expected text' })

  const genderTag = cleanText(sent.genderTag, 40)
  const facts = dropAbsent<ProductFacts>({
    title: name,
    description: sent.description ?? undefined,
    retailer: { id: sent.retailer.id, name: retailerName },
    brand: cleanText(sent.retailerBrand),
    prices,
    clickUrl,
    url: parseHttpUrl(sent.directUrl),
    locale: toLocale(sent.locale),
    genderTag,
    paths: [],
    image: normalizeImage(sent.image),
    alternateImages: (sent.alternateImages ?? [])
      .slice(0, maxListLength)
      .flatMap(image => normalizeImage(image) ?? []),
    materials: toTags(sent.materialTags ?? []).map(tag => tag.name),
    custom: toCustom(sent),
    lastModified: parseDay(sent.lastModified),
  })
  return {
    product: deriveProduct(toStatedProduct(sent, name, mapCategory), facts),
    ...(inStock === undefined ? { isDoubtful: true } : {}),
  }
}

/** Records are whole products: colors, sizes and stock arrive joined, with their own ids. */
function toStatedProduct(
  sent: StyleProduct,
  name: string,
  mapCategory: CategoryMap,
): StatedProduct {
  const gender = parseGender(sent.genderTag)
  const categories = placeCategories(sent, mapCategory, gender)
  const categoryId = findDeepest(
    categories.map(({ place }) => place.categoryId),
    name,
  )
  return {
    source: 's',
    id: sent.id,
    // The links do not have our tracking, so they are wrapped when a shopper clicks.
    adSource: 'Skimlinks',
    name,
    brandedName: cleanText(sent.brandedName) ?? name,
    unbrandedName: cleanText(sent.unbrandedName) ?? name,
    brand: toBrand(sent),
    categories: toCategories(categories),
    categoryId,
    colors: toColors(sent.colors ?? []),
    colorIds: toCanonicalIds(sent.colors ?? []),
    sizes: toSizes(sent.sizes ?? [], categoryId),
    stock: (sent.stock ?? []).slice(0, maxListLength).flatMap(toStockLine),
    gender,
    occasions: toTags(sent.occasions ?? []),
    extractDate: parseDay(sent.extractDate),
    seeMoreLabel: cleanText(sent.seeMoreLabel),
    preOwned: sent.preOwned ?? false,
    rental: sent.rental ?? false,
  }
}

const maxLabelLength = 40

/** The label is a price, or says that the product is sold out. */
function readLabel(label: string | null | undefined): boolean | undefined {
  return /\d/.test(label ?? '') ? true : parseAvailability(label)
}

function toPrices(sent: StyleProduct, inStock: boolean): ProductPrices | RecordFault {
  const priceLabel = cleanText(sent.priceLabel, maxLabelLength)
  return normalizePrices({
    currency: sent.currency,
    price: sent.price,
    salePrice: sent.salePrice,
    inStock,
    priceLabel,
    salePriceLabel: cleanText(sent.salePriceLabel, maxLabelLength),
    discount: sent.discount,
  })
}

export function reject(record: unknown, fault: RecordFault): Normalized {
  const id = styleId.safeParse(record).data?.id
  return { rejection: { ...(id === undefined ? {} : { id }), ...fault, record } }
}

/** Returns the categories, most specific first, because the upstream's order has no meaning. */
function toCategories(categories: readonly PlacedCategory[]): ProductCategory[] {
  return categories
    .toSorted((a, b) => b.place.depth - a.place.depth)
    .map(({ id, name, fullName }) => ({ id, name, fullName }))
}

interface PlacedCategory extends ProductCategory {
  place: CategoryPlace
}

function placeCategories(
  sent: StyleProduct,
  mapCategory: CategoryMap,
  gender: Gender | undefined,
): PlacedCategory[] {
  return (sent.categories ?? []).slice(0, maxListLength).flatMap(category => {
    const id = cleanText(category.id, 100)
    if (id === undefined) return []
    const name = cleanText(category.name) ?? id
    const fullName = cleanText(category.fullName) ?? name
    return [{ id, name, fullName, place: mapCategory({ id, name, fullName }, gender) }]
  })
}

/** Returns the brand, or the retailer's own spelling of it if the record has no brand. */
function toBrand({ brand, retailerBrand }: StyleProduct): Product['brand'] {
  const name = toBrandName(brand?.name)
  if (brand && name !== undefined) return { id: brand.id, name }
  const other = toBrandName(retailerBrand)
  return other === undefined ? undefined : { id: toBrandKey(other), name: other }
}

/**
 * Returns the upstream's canonical colors if it sends any,
 * otherwise the colors mentioned in the free-text name.
 */
function toCanonicalIds(sent: readonly StyleColor[]): ColorId[] {
  const ids = sent.slice(0, maxListLength).flatMap(({ name, canonicalColors }) => {
    const known = (canonicalColors ?? []).flatMap(({ id }) => findColor(id ?? '')?.id ?? [])
    return known.length > 0 ? known : toColorIds(toColorName(name) ?? '')
  })
  return [...new Set(ids)]
}

/** Colors have no ids, but their slugs are unique within a product. */
function toColors(sent: readonly StyleColor[]): ProductColor[] {
  const colors = sent.slice(0, maxListLength).flatMap(color => {
    const name = toColorName(color.name)
    const image = normalizeImage(color.image)
    return name === undefined
      ? []
      : [{ id: toSlug(name), name, ...(image === undefined ? {} : { image }) }]
  })
  return uniqueBy(colors, color => color.id)
}

function toSizes(sent: readonly StyleSize[], categoryId: string | undefined): ProductSize[] {
  const hints = categoryId === undefined ? {} : { categoryId }
  const sizes = sent.slice(0, maxListLength).flatMap(size => {
    const name = cleanText(size.name, 60)
    const canonical = cleanText(size.canonicalSize?.name, 60)
    if (name === undefined) return []
    const cut = sizeCuts.find(word => name.toLowerCase().includes(word))
    // Size names that mean the same size share one canonical size, which does not include the cut.
    const sizeId =
      parseSize(canonical, { ...hints, ...(cut && { type: cut }) }) ?? readSizeId(name, hints)
    return [
      {
        name,
        ...(sizeId === undefined ? {} : { sizeId }),
        ...(canonical === undefined ? {} : { canonicalSize: { name: canonical } }),
      },
    ]
  })
  return uniqueBy(sizes, size => size.name)
}

function toStockLine(sent: StyleStockLine): StockLine[] {
  const color = toColorName(sent.color?.name)
  const size = cleanText(sent.size?.name, 60)
  if (color === undefined && size === undefined) return []
  return [{ ...(color === undefined ? {} : { color }), ...(size === undefined ? {} : { size }) }]
}

function toTags(sent: readonly { name?: string | null | undefined }[]): { name: string }[] {
  const names = sent.slice(0, maxListLength).flatMap(tag => cleanText(tag.name, 100) ?? [])
  return uniqueBy(names, name => name).map(name => ({ name }))
}

function toLocale(text: string | null | undefined): string {
  return /^[a-z]{2}_[A-Z]{2}$/.test(text ?? '') && text ? text : 'en_US'
}

/** Returns the fields that only this source has, for pages and ranking. */
function toCustom(sent: StyleProduct): Product['custom'] {
  const canonicalColors = toTags((sent.colors ?? []).flatMap(color => color.canonicalColors ?? []))
  return dropAbsent({
    canonicalColors: canonicalColors.map(color => color.name).join('/') || undefined,
    retailerScore: sent.retailer.score ?? undefined,
    popularity: sent.favoriteCount ?? undefined,
    promotionTitle: cleanText(sent.promotionalDeal?.title),
    promotionCode: cleanText(sent.promotionalDeal?.checkoutCode, 60),
    promotionStart: parseDay(sent.promotionalDeal?.startDate?.date),
    promotionEnd: parseDay(sent.promotionalDeal?.endDate?.date),
  }) as Product['custom']
}
