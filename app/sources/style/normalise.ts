import { type ColorId, findColor } from '#app/domain/color.ts'
import type { Product, ProductCategory, ProductColor, ProductSize, StockLine } from '#app/domain/product.ts'
import { toSlug } from '#app/domain/slug.ts'
import { cleanText } from '../clean-text.ts'
import type { Rejection } from '../connector.ts'
import { dropAbsent } from '../drop-absent.ts'
import { parseDay } from '../parse-day.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import { sanitiseDescription } from '../sanitise-html.ts'
import { toBrandKey, toBrandName } from '../vocabulary/brand.ts'
import { toColorIds } from '../vocabulary/color-words.ts'
import { parseGender } from '../vocabulary/gender.ts'
import { parseSize } from '../vocabulary/size-scale.ts'
import { type CategoryMap, type CategoryPlace, findDeepest } from './map-categories.ts'
import { normaliseImage } from './normalise-image.ts'
import { normalisePrices } from './normalise-price.ts'
import {
  type StyleColor,
  type StyleProduct,
  type StyleSize,
  type StyleStockLine,
  styleId,
  styleProduct,
} from './wire.ts'

export type Normalised = { product: Product } | { rejection: Rejection }

/** One record of the upstream as a product, or what is wrong with it. Pure, and never throws. */
export function normaliseProduct(record: unknown, mapCategory: CategoryMap): Normalised {
  const parsed = styleProduct.safeParse(record)
  if (parsed.success) return toProduct(parsed.data, record, mapCategory)
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`)
  return reject(record, reasons.slice(0, maxReasons).join('; '))
}

const maxReasons = 5
/** Far above what any honest record holds. */
const maxListLength = 200

function toProduct(sent: StyleProduct, record: unknown, mapCategory: CategoryMap): Normalised {
  const prices = normalisePrices(sent)
  if ('reason' in prices) return reject(record, prices.reason)
  const clickUrl = parseHttpUrl(sent.clickUrl)
  if (clickUrl === undefined) return reject(record, 'clickUrl: expected an http address')
  const retailerName = cleanText(sent.retailer.name)
  if (retailerName === undefined) return reject(record, 'retailer.name: expected text')
  const name = cleanText(sent.name) ?? cleanText(sent.unbrandedName) ?? cleanText(sent.brandedName)
  if (name === undefined) return reject(record, 'name: expected text')

  const colors = toColors(sent.colors ?? [])
  const alternates = (sent.alternateImages ?? []).slice(0, maxListLength).map(normaliseImage)
  const alternateIds = new Set(alternates.map(image => image?.id))
  const images = toUnique(
    [normaliseImage(sent.image), ...alternates, ...colors.map(color => color.image)].filter(
      image => image !== undefined,
    ),
    image => image.id,
  )
  const categories = placeCategories(sent, mapCategory)
  const categoryId = findDeepest(categories.map(category => category.place.categoryId))

  const product = dropAbsent<Product>({
    source: 's',
    id: sent.id,
    name,
    brandedName: cleanText(sent.brandedName) ?? name,
    unbrandedName: cleanText(sent.unbrandedName) ?? name,
    description: sanitiseDescription(sent.description ?? ''),
    ...prices,
    locale: toLocale(sent.locale),
    stock: (sent.stock ?? []).slice(0, maxListLength).flatMap(toStockLine),
    retailer: { id: sent.retailer.id, name: retailerName },
    brand: toBrand(sent),
    retailerBrand: cleanText(sent.retailerBrand),
    categories: toCategories(categories),
    categoryId,
    images,
    image: images[0],
    alternateImages: images.filter(image => image !== images[0] && alternateIds.has(image.id)),
    colors,
    colorIds: toCanonicalIds(sent.colors ?? []),
    sizes: toSizes(sent.sizes ?? [], categoryId),
    clickUrl,
    url: parseHttpUrl(sent.directUrl),
    extractDate: parseDay(sent.extractDate),
    lastModified: parseDay(sent.lastModified),
    seeMoreLabel: cleanText(sent.seeMoreLabel),
    preOwned: sent.preOwned ?? false,
    rental: sent.rental ?? false,
    genderTag: cleanText(sent.genderTag, 40),
    gender: parseGender(sent.genderTag),
    materialTags: toTags(sent.materialTags ?? []),
    occasions: toTags(sent.occasions ?? []),
    // Its links carry no network's tracking of ours, so they are wrapped on the way out.
    adSource: 'Skimlinks',
    custom: toCustom(sent),
    imageMetadata: images[0]?.sizes.Best,
  })
  return { product }
}

export function reject(record: unknown, reason: string): Normalised {
  const id = styleId.safeParse(record).data?.id
  return { rejection: { ...(id === undefined ? {} : { id }), reason, record } }
}

/** The categories, most specific first: the upstream's order is its own. */
function toCategories(categories: readonly PlacedCategory[]): ProductCategory[] {
  return categories
    .toSorted((a, b) => b.place.depth - a.place.depth)
    .map(({ id, name, fullName }) => ({ id, name, fullName }))
}

interface PlacedCategory extends ProductCategory {
  place: CategoryPlace
}

function placeCategories(sent: StyleProduct, mapCategory: CategoryMap): PlacedCategory[] {
  return (sent.categories ?? []).slice(0, maxListLength).flatMap(category => {
    const id = cleanText(category.id, 100)
    if (id === undefined) return []
    const name = cleanText(category.name) ?? id
    return [{ id, name, fullName: cleanText(category.fullName) ?? name, place: mapCategory(id) }]
  })
}

/** Some records have no brand, and of those some tell the retailer's spelling of it. */
function toBrand({ brand, retailerBrand }: StyleProduct): Product['brand'] {
  const name = toBrandName(brand?.name)
  if (brand && name !== undefined) return { id: brand.id, name }
  const other = toBrandName(retailerBrand)
  return other === undefined ? undefined : { id: toBrandKey(other), name: other }
}

/** The upstream's own canonical colours where it names them, else what the free name says. */
function toCanonicalIds(sent: readonly StyleColor[]): ColorId[] {
  const ids = sent.slice(0, maxListLength).flatMap(({ name, canonicalColors }) => {
    const known = (canonicalColors ?? []).flatMap(({ id }) => findColor(id ?? '')?.id ?? [])
    return known.length > 0 ? known : toColorIds(name ?? '')
  })
  return [...new Set(ids)]
}

/** Colours come without an id of their own; the slug of the name is one within the product. */
function toColors(sent: readonly StyleColor[]): ProductColor[] {
  const colors = sent.slice(0, maxListLength).flatMap(color => {
    const name = cleanText(color.name, 100)
    const image = normaliseImage(color.image)
    return name === undefined ? [] : [{ id: toSlug(name), name, ...(image === undefined ? {} : { image }) }]
  })
  return toUnique(colors, color => color.id)
}

function toSizes(sent: readonly StyleSize[], categoryId: string | undefined): ProductSize[] {
  const hints = categoryId === undefined ? {} : { categoryId }
  const sizes = sent.slice(0, maxListLength).flatMap(size => {
    const name = cleanText(size.name, 60)
    const canonical = cleanText(size.canonicalSize?.name, 60)
    if (name === undefined) return []
    const sizeId = parseSize(name, hints) ?? parseSize(canonical, hints)
    return [
      {
        name,
        ...(sizeId === undefined ? {} : { sizeId }),
        ...(canonical === undefined ? {} : { canonicalSize: { name: canonical } }),
      },
    ]
  })
  return toUnique(sizes, size => size.name)
}

function toStockLine(sent: StyleStockLine): StockLine[] {
  const color = cleanText(sent.color?.name, 100)
  const size = cleanText(sent.size?.name, 60)
  if (color === undefined && size === undefined) return []
  return [{ ...(color === undefined ? {} : { color }), ...(size === undefined ? {} : { size }) }]
}

function toTags(sent: readonly { name?: string | null }[]): { name: string }[] {
  const names = sent.slice(0, maxListLength).flatMap(tag => cleanText(tag.name, 100) ?? [])
  return toUnique(names, name => name).map(name => ({ name }))
}

function toUnique<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter(item => seen.size < seen.add(key(item)).size)
}

function toLocale(text: string | null | undefined): string {
  return /^[a-z]{2}_[A-Z]{2}$/.test(text ?? '') && text ? text : 'en_US'
}

/** What no other source knows, and some page or ranking may want. */
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
