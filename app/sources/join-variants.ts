import { toUsdCents } from '#app/domain/currency.ts'
import type {
  Named,
  Product,
  ProductCategory,
  ProductColor,
  ProductSize,
  StockLine,
} from '#app/domain/product.ts'
import { compareSizes } from '#app/domain/size.ts'
import { foldAccents, toSlug } from '#app/domain/urls/slug.ts'
import { readAudienceFields, toGender } from '#app/vocabulary/audience.ts'
import { toBrandKey, toBrandName } from '#app/vocabulary/brand.ts'
import { toColorIds } from '#app/vocabulary/color-words.ts'
import { parseCondition } from '#app/vocabulary/condition.ts'
import { parseGtin } from '#app/vocabulary/gtin.ts'
import { type CategoryClues, mapCategory, mapOtherCategory } from '#app/vocabulary/map-category.ts'
import { isPlaceholder } from '#app/vocabulary/placeholder.ts'
import { readSizeId } from '#app/vocabulary/read-size-id.ts'
import { normalizeRetailerName } from '#app/vocabulary/retailer.ts'
import { findRetailerAudience } from '#app/vocabulary/retailer-audience.ts'
import { splitSizes } from '#app/vocabulary/split-sizes.ts'
import { completeProduct } from './complete-product.ts'
import { dropAbsent } from './drop-absent.ts'
import { sanitizeDescription } from './sanitize-html.ts'
import { stripVariant } from './strip-variant.ts'
import { uniqueBy } from './unique-by.ts'
import type { Variant, VariantsOf } from './variant.ts'

/** Clues that are the same for all products of a feed. */
export type UsualClues = Pick<CategoryClues, 'usualAudience' | 'language' | 'usualCategory'>

const maxImages = 60
const maxPaths = 10
const maxMaterials = 20
const maxGtins = 200
const maxCodes = 400
const maxSizeLength = 60
const rowOrder = new Intl.Collator('en', { numeric: true })

/**
 * Joins the variants of a product into one product. Their order does not matter: the
 * cheapest variant in stock leads and provides the name, price, pictures and click link.
 * `usual` is what the source says about its products as a whole; the audience of
 * products without a gender defaults to the retailer's.
 */
export function joinVariants(
  of: VariantsOf,
  variants: readonly [Variant, ...Variant[]],
  usual: UsualClues = {},
): Product {
  const sorted = variants.toSorted(compareRows).flatMap(toSized)
  const led = sorted.toSorted((a, b) => compareOffers(a, b))
  const [lead = variants[0]] = led
  const first = <Value>(read: (variant: Variant) => Value | undefined) =>
    led.map(read).find(value => value !== undefined)

  const name = of.name ?? stripVariant(lead.title, toLabels(sorted))
  // A placeholder such as "N/A" is no spelling of a brand either.
  const retailerBrand = first(variant =>
    toBrandName(variant.brand) === undefined ? undefined : variant.brand,
  )
  const brand = toBrandName(retailerBrand)
  const genderTag = first(variant => toStated(variant.genderTag))
  const ageGroup = first(variant => variant.ageGroup)
  const audience = readAudienceFields({ genderTag, ageGroup })
  const googleId = first(variant => variant.googleId)
  const googlePath = first(variant => variant.googlePath)
  const paths = uniqueBy(
    led.flatMap(variant => variant.paths),
    path => path.join(' > '),
  ).slice(0, maxPaths)
  const clues = {
    ...dropAbsent({ googleId, googlePath, paths, title: name }),
    audience,
    ...usual,
    usualAudience: usual.usualAudience ?? findRetailerAudience(lead.retailer.name),
  }
  const categoryId = 'categoryId' in of ? of.categoryId : mapCategory(clues)
  const gtins = uniqueBy(
    sorted.flatMap(({ gtin }) => parseGtin(gtin) ?? []),
    gtin => gtin,
  )
  const colors = of.colors ?? toColors(led)
  const { alternateImages } = lead
  const images = uniqueBy(
    [lead.image, ...alternateImages, ...colors.map(color => color.image)].filter(
      image => image !== undefined,
    ),
    image => image.id,
  ).slice(0, maxImages)

  return completeProduct({
    ...toProductNames(name, brand, retailerBrand),
    description: sanitizeDescription(first(({ description }) => toStated(description)) ?? ''),
    ...lead.prices,
    locale: lead.locale,
    stock: toStock(sorted),
    ...toRetailerFields(lead.retailer),
    brand: brand === undefined ? undefined : { id: toBrandKey(brand), name: brand },
    retailerBrand,
    categories: toCategories(googleId, googlePath, paths),
    categoryId,
    otherCategoryId: mapOtherCategory(clues, categoryId),
    images,
    alternateImages: images.filter(image => image !== images[0] && alternateImages.includes(image)),
    colors,
    colorIds: [...new Set(colors.flatMap(color => toColorIds(color.name)))],
    sizes: of.sizes ?? toSizes(led, categoryId),
    clickUrl: lead.clickUrl,
    url: lead.url,
    createdDate: toDays(led, 'createdDate')[0],
    extractDate: undefined,
    lastModified: toDays(led, 'lastModified').at(-1),
    seeMoreLabel: undefined,
    ...parseCondition(first(({ condition }) => condition)),
    genderTag,
    gender: toGender(audience),
    // The leading variant's GTIN is not used, because a price change can make another variant lead.
    gtin: gtins[0],
    trend: undefined,
    materialTags: uniqueBy(
      led.flatMap(({ materials }) =>
        materials.flatMap(material => (isPlaceholder(material) ? [] : { name: material })),
      ),
      material => material.name.toLowerCase(),
    ).slice(0, maxMaterials),
    occasions: [],
    custom: dropAbsent<Product['custom']>({
      ...lead.custom,
      sku: lead.sku,
      mpn: first(({ mpn }) => toStated(mpn)),
      // All GTINs are listed, because each variant has its own
      // and another retailer may lead with a different variant.
      gtins: gtins.length > 1 ? gtins.slice(0, maxGtins).join('/') : undefined,
      variantCodes: joinVariantCodes(sorted),
    }) as Product['custom'],
    groupId: undefined,
    ...of,
  })
}

/** Lists the SKUs and MPNs of several variants, a line each, because search finds a product by any. */
function joinVariantCodes(variants: readonly Variant[]): string | undefined {
  if (variants.length < 2) return undefined
  const codes = variants.flatMap(({ sku, mpn }) => [sku, toStated(mpn)])
  const stated = [...new Set(codes.filter(code => code !== undefined))]
  return stated.length > 1 ? stated.slice(0, maxCodes).join('\n') : undefined
}

/** Returns the text of a field; undefined for "N/A" and the like. */
function toStated(text: string | undefined): string | undefined {
  return text === undefined || isPlaceholder(text) ? undefined : text
}

/** Returns a variant for each size of a row whose size field holds a list. */
function toSized(variant: Variant): Variant[] {
  const { size, ...others } = variant
  if (size === undefined) return [variant]
  if (isPlaceholder(size)) return [others]
  const sizes = splitSizes(size).map(one => one.slice(0, maxSizeLength).trim())
  return sizes.map(one => ({ ...variant, size: one }))
}

/**
 * Collects the labels with which titles may end, from all variants,
 * because the leading variant may state its color only in the title.
 */
function toLabels(variants: readonly Variant[]): Set<string> {
  const labels = variants.flatMap(({ color, size }) => [color, ...(color?.split('/') ?? []), size])
  return new Set(labels.filter(label => label !== undefined))
}

function compareRows(a: Variant, b: Variant): number {
  return rowOrder.compare(a.rowId, b.rowId) || (a.rowId < b.rowId ? -1 : 1)
}

/**
 * Sorts variants in stock before sold-out ones, and
 * then by price. Ties (0) keep the order of the rows.
 */
function compareOffers(a: Variant, b: Variant): number {
  return Number(b.prices.inStock) - Number(a.prices.inStock) || toPayable(a) - toPayable(b)
}

function toPayable({ prices }: Variant): number {
  return toUsdCents(prices.salePrice ?? prices.price, prices.currency)
}

/**
 * Returns the categories, starting with Google's, because
 * it is the only taxonomy that all advertisers share.
 */
function toCategories(
  googleId: string | undefined,
  googlePath: string | undefined,
  paths: readonly string[][],
): ProductCategory[] {
  const google = googlePath?.split('>').flatMap(level => level.trim() || [])
  const toCategory = (id: string | undefined, path: readonly string[]): ProductCategory[] => {
    const fullName = path.join(' > ')
    const name = path.at(-1)
    return name === undefined ? [] : [{ id: id ?? toSlug(fullName), name, fullName }]
  }
  return uniqueBy(
    [
      ...(google ? toCategory(googleId, google) : []),
      ...paths.flatMap(path => toCategory(undefined, path)),
    ],
    ({ id }) => id,
  )
}

/** Lists the colors, each with the picture of its first variant that has one. */
function toColors(variants: readonly Variant[]): ProductColor[] {
  const colors = new Map<string, ProductColor>()
  for (const { color: name, image } of variants) {
    if (name === undefined) continue
    const id = toColorKey(name)
    const known = colors.get(id)
    if (known === undefined) colors.set(id, { id, name, ...(image === undefined ? {} : { image }) })
    else if (image !== undefined) known.image ??= image
  }
  return [...colors.values()]
}

/**
 * Returns a color's id. Digits are kept (a slug would drop them),
 * because some advertisers call their colors 001, 410 or Blue 2.
 */
function toColorKey(name: string): string {
  return foldAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
}

function toSizes(variants: readonly Variant[], categoryId: string | undefined): ProductSize[] {
  const sizes = variants.flatMap(({ size, sizeSystem: system, sizeType: type }) => {
    if (size === undefined) return []
    const sizeId = readSizeId(size, dropAbsent({ system, type, categoryId }))
    return [{ name: size, ...(sizeId === undefined ? {} : { sizeId }) }]
  })
  return uniqueBy(sizes, ({ name }) => name.toLowerCase()).sort(
    (a, b) =>
      Number(a.sizeId === undefined) - Number(b.sizeId === undefined) ||
      (a.sizeId !== undefined && b.sizeId !== undefined && compareSizes(a.sizeId, b.sizeId)) ||
      rowOrder.compare(a.name, b.name),
  )
}

/** Returns a stock line for each variant that can be bought. */
function toStock(variants: readonly Variant[]): StockLine[] {
  const lines = variants.flatMap(({ prices, color, size }) =>
    !prices.inStock || (color === undefined && size === undefined)
      ? []
      : [dropAbsent<StockLine>({ color, size })],
  )
  return uniqueBy(lines, line => `${line.color ?? ''}\n${line.size ?? ''}`)
}

function toDays(variants: readonly Variant[], field: 'createdDate' | 'lastModified'): string[] {
  return variants
    .map(variant => variant[field])
    .filter(day => day !== undefined)
    .sort()
}

/** Returns the retailer's name as the source spells it, and the canonical name if it differs. */
function toRetailerFields(retailer: Named): Pick<Product, 'retailer' | 'retailerName'> {
  const name = normalizeRetailerName(retailer.name)
  return name === undefined || name === retailer.name
    ? { retailer }
    : { retailer, retailerName: name }
}

/**
 * Returns a product's name with and without the brand, whichever of the two the source sends.
 *
 *     Northquay Harbour Shirt, Northquay  → Northquay Harbour Shirt · Harbour Shirt
 *     Harbour Shirt, Northquay            → Northquay Harbour Shirt · Harbour Shirt
 *     Harbour Shirt                       → Harbour Shirt · Harbour Shirt
 */
function toProductNames(
  name: string,
  brand: string | undefined,
  retailerBrand: string | undefined,
): Pick<Product, 'name' | 'brandedName' | 'unbrandedName'> {
  for (const spelling of [retailerBrand, brand]) {
    if (spelling === undefined || !name.toLowerCase().startsWith(`${spelling.toLowerCase()} `))
      continue
    const unbranded = name.slice(spelling.length).replace(/^[\s\-–—:|]+/, '')
    if (unbranded !== '') return { name, brandedName: name, unbrandedName: unbranded }
  }
  return { name, brandedName: brand === undefined ? name : `${brand} ${name}`, unbrandedName: name }
}
