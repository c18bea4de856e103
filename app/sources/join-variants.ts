import { toUsdCents } from '#app/domain/currency.ts'
import type { Product, ProductColor, ProductSize, StockLine } from '#app/domain/product.ts'
import { compareSizes } from '#app/domain/size.ts'
import { foldAccents } from '#app/domain/urls/slug.ts'
import { toBrandName } from '#app/vocabulary/brand.ts'
import { parseGtin } from '#app/vocabulary/gtin.ts'
import { isPlaceholder } from '#app/vocabulary/placeholder.ts'
import { readSizeId } from '#app/vocabulary/read-size-id.ts'
import { splitSizes } from '#app/vocabulary/split-sizes.ts'
import { deriveProduct, toStated, type UsualClues } from './derive-product.ts'
import { dropAbsent } from './drop-absent.ts'
import type { ProductFacts, StatedProduct } from './product-facts.ts'
import { stripVariant, type VariantLabels } from './strip-variant.ts'
import { uniqueBy } from './unique-by.ts'
import type { Variant } from './variant.ts'

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
  of: StatedProduct,
  variants: readonly [Variant, ...Variant[]],
  usual?: UsualClues,
): Product {
  const sorted = variants.toSorted(compareRows).flatMap(toSized)
  const led = sorted.toSorted((a, b) => compareOffers(a, b))
  const [lead = variants[0]] = led
  const first = <Value>(read: (variant: Variant) => Value | undefined) =>
    led.map(read).find(value => value !== undefined)
  const gtins = uniqueBy(
    sorted.flatMap(({ gtin }) => parseGtin(gtin) ?? []),
    gtin => gtin,
  )
  const { rowId, color, size, sizeSystem, sizeType, ...facts } = lead
  const joined = dropAbsent<ProductFacts>({
    ...facts,
    title: stripVariant(lead.title, toLabels(sorted)),
    description: first(({ description }) => toStated(description)),
    // A placeholder such as "N/A" is no spelling of a brand either.
    brand: first(({ brand }) => (toBrandName(brand) === undefined ? undefined : brand)),
    genderTag: first(({ genderTag }) => toStated(genderTag)),
    ageGroup: first(({ ageGroup }) => ageGroup),
    googleId: first(({ googleId }) => googleId),
    googlePath: first(({ googlePath }) => googlePath),
    paths: led.flatMap(({ paths }) => paths),
    materials: led.flatMap(({ materials }) => materials),
    condition: first(({ condition }) => condition),
    // The leading variant's GTIN is not used, because a price change can make another variant lead.
    gtin: gtins[0],
    mpn: first(({ mpn }) => toStated(mpn)),
    createdDate: toDays(led, 'createdDate')[0],
    lastModified: toDays(led, 'lastModified').at(-1),
  })
  return deriveProduct(of, joined, usual, {
    colors: toColors(led),
    stock: toStock(sorted),
    toSizes: categoryId => toSizes(led, categoryId),
    custom: dropAbsent({
      // All GTINs are listed, because each variant has its own
      // and another retailer may lead with a different variant.
      gtins: gtins.length > 1 ? gtins.slice(0, maxGtins).join('/') : undefined,
      variantCodes: joinVariantCodes(sorted),
    }),
  })
}

/** Lists the SKUs and MPNs of several variants, a line each, because search finds a product by any. */
function joinVariantCodes(variants: readonly Variant[]): string | undefined {
  if (variants.length < 2) return undefined
  const codes = variants.flatMap(({ sku, mpn }) => [sku, toStated(mpn)])
  const stated = [...new Set(codes.filter(code => code !== undefined))]
  return stated.length > 1 ? stated.slice(0, maxCodes).join('\n') : undefined
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
function toLabels(variants: readonly Variant[]): VariantLabels {
  const colors = variants.flatMap(({ color }) =>
    color === undefined ? [] : [color, ...color.split('/')],
  )
  return { colors: new Set(colors), sizes: new Set(variants.flatMap(({ size }) => size ?? [])) }
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
