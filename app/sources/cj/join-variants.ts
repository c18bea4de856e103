import { toUsdCents } from '#app/domain/currency.ts'
import type { Gender, Product, ProductCategory, ProductColor, ProductSize } from '#app/domain/product.ts'
import { compareSizes } from '#app/domain/size.ts'
import { foldAccents, toSlug } from '#app/domain/slug.ts'
import { cleanText } from '../clean-text.ts'
import { dropAbsent } from '../drop-absent.ts'
import { parseDay } from '../parse-day.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import { sanitiseDescription } from '../sanitise-html.ts'
import { stripVariant } from '../strip-variant.ts'
import { uniqueBy } from '../unique-by.ts'
import { toBrandKey, toBrandName } from '../vocabulary/brand.ts'
import { toColorIds } from '../vocabulary/color-words.ts'
import { parseCondition } from '../vocabulary/condition.ts'
import { parseGender } from '../vocabulary/gender.ts'
import { parseGtin } from '../vocabulary/gtin.ts'
import { mapCategory } from '../vocabulary/map-category.ts'
import { parseSize } from '../vocabulary/size-scale.ts'
import type { Variant } from './normalise.ts'
import { type CjProductKey, formatProductId } from './product-id.ts'
import type { CjRow } from './wire.ts'

const maxImages = 60
const maxGtins = 200
const rowOrder = new Intl.Collator('en', { numeric: true })

/**
 * The variants of a product as one. The order they come in does not matter, nor does what another page had of them:
 * the variant that can be bought for the least leads, and gives name, price, pictures and the way out.
 */
export function joinVariants(key: CjProductKey, variants: readonly [Variant, ...Variant[]]): Product {
  const sorted = variants.toSorted(compareRows)
  const led = variants.toSorted((a, b) => compareOffers(a, b) || compareRows(a, b))
  const [lead = variants[0]] = led
  const first = <Value>(read: (row: CjRow) => Value | undefined) =>
    led.map(({ row }) => read(row)).find(value => value !== undefined)

  // Those of all rows, since the leading one may have its colour in the title alone.
  const labels = sorted.flatMap(({ color, size }) => [color, ...(color?.split('/') ?? []), size])
  const name = stripVariant(lead.title, new Set(labels.filter(label => label !== undefined)))
  const retailerBrand = first(row => cleanText(row.brand, 100))
  const brand = toBrandName(retailerBrand)
  const genderTag = first(row => cleanText(row.gender, 40))
  const gender = toGender(
    genderTag,
    first(row => cleanText(row.ageGroup, 40)),
  )
  const googleId = first(row => row.googleProductCategory?.id ?? undefined)
  const googlePath = first(row => cleanText(row.googleProductCategory?.name))
  const paths = uniqueBy(
    led.flatMap(({ row }) => (row.productType ?? []).flatMap(path => cleanText(path) ?? [])),
    path => path,
  ).slice(0, 10)
  const categoryId = mapCategory(
    dropAbsent({
      googleId,
      googlePath,
      paths: paths.map(path => path.split('>').map(part => part.trim())),
      gender,
      title: name,
    }),
  )
  const gtins = uniqueBy(
    sorted.flatMap(({ row }) => parseGtin(row.gtin) ?? []),
    gtin => gtin,
  )
  const colors = toColors(led)
  const alternateImages = lead.alternateImages
  const images = uniqueBy(
    [lead.image, ...alternateImages, ...colors.map(color => color.image)].filter(
      image => image !== undefined,
    ),
    image => image.id,
  ).slice(0, maxImages)
  const { row } = lead

  return dropAbsent<Product>({
    source: 'c',
    id: formatProductId(key),
    ...toNames(name, brand, retailerBrand),
    description: sanitiseDescription(first(({ description }) => description?.trim() || undefined) ?? ''),
    ...lead.prices,
    locale: toLocale(row.targetCountry ?? row.advertiserCountry),
    stock: uniqueBy(
      sorted.filter(({ prices }) => prices.inStock).flatMap(toStockLine),
      line => `${line.color ?? ''}\n${line.size ?? ''}`,
    ),
    retailer: { id: row.advertiserId, name: lead.retailerName },
    brand: brand === undefined ? undefined : { id: toBrandKey(brand), name: brand },
    retailerBrand,
    categories: toCategories(googleId, googlePath, paths),
    categoryId,
    images,
    image: images[0],
    alternateImages: images.filter(image => image !== images[0] && alternateImages.includes(image)),
    colors,
    colorIds: [...new Set(colors.flatMap(({ name }) => toColorIds(name)))],
    sizes: toSizes(led, categoryId),
    clickUrl: lead.clickUrl,
    url: parseHttpUrl(row.link),
    createdDate: toFirst(led.map(variant => parseDay(variant.row.createdAt))),
    lastModified: toLast(led.map(variant => parseDay(variant.row.lastUpdated))),
    ...parseCondition(first(({ condition }) => condition ?? undefined)),
    genderTag,
    gender,
    // Not the leading variant's, which changes with a price.
    gtin: gtins[0],
    groupId: key.groupId,
    materialTags: uniqueBy(
      led.flatMap(({ materials }) => materials.map(name => ({ name }))),
      ({ name }) => name.toLowerCase(),
    ).slice(0, 20),
    occasions: [],
    adSource: 'CJ',
    custom: dropAbsent<Product['custom']>({
      advertiserId: row.advertiserId,
      adId: row.adId,
      catalogId: cleanText(row.catalogId, 60),
      mpn: first(({ mpn }) => cleanText(mpn, 100)),
      sku: lead.rowId,
      // Every variant has its own; another shop may lead with another of them.
      gtins: gtins.length > 1 ? gtins.slice(0, maxGtins).join('/') : undefined,
    }) as Product['custom'],
    imageMetadata: images[0]?.sizes.Best,
  })
}

function compareRows(a: Variant, b: Variant): number {
  return rowOrder.compare(a.rowId, b.rowId) || (a.rowId < b.rowId ? -1 : 1)
}

/** In stock before sold out, then the cheaper; 0 leaves it to the order of the rows. */
function compareOffers(a: Variant, b: Variant): number {
  return Number(b.prices.inStock) - Number(a.prices.inStock) || toPayable(a) - toPayable(b)
}

function toPayable({ prices }: Variant): number {
  return toUsdCents(prices.salePrice ?? prices.price, prices.currency)
}

/** With and without the brand, whichever way the title has it. */
function toNames(name: string, brand: string | undefined, retailerBrand: string | undefined) {
  for (const spelling of [retailerBrand, brand]) {
    if (spelling === undefined || !name.toLowerCase().startsWith(`${spelling.toLowerCase()} `)) continue
    const unbranded = name.slice(spelling.length).replace(/^[\s\-–—:|]+/, '')
    if (unbranded !== '') return { name, brandedName: name, unbrandedName: unbranded }
  }
  return { name, brandedName: brand === undefined ? name : `${brand} ${name}`, unbrandedName: name }
}

function toGender(genderTag: string | undefined, ageGroup: string | undefined): Gender | undefined {
  return ageGroup !== undefined && !/^adults?$/i.test(ageGroup) && parseGender(ageGroup) === 'kids'
    ? 'kids'
    : parseGender(genderTag)
}

/** Google's category first: it is the one taxonomy all advertisers share. */
function toCategories(
  googleId: number | string | undefined,
  googlePath: string | undefined,
  paths: readonly string[],
): ProductCategory[] {
  const toCategory = (id: string, fullName: string) => ({
    id,
    name: fullName.split('>').at(-1)?.trim() || fullName,
    fullName,
  })
  const google =
    googlePath === undefined
      ? []
      : [toCategory(googleId === undefined ? toSlug(googlePath) : String(googleId), googlePath)]
  return uniqueBy([...google, ...paths.map(path => toCategory(toSlug(path), path))], ({ id }) => id)
}

/** A colour's picture is that of its first variant that has one. */
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

/** With the digits, unlike a slug: some advertisers' colours are 001, 410 and Blue 2. */
function toColorKey(name: string): string {
  return foldAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
}

function toSizes(variants: readonly Variant[], categoryId: string | undefined): ProductSize[] {
  const isShoe = /shoes|boots|sandals|sneakers/.test(categoryId ?? '')
  const sizes = variants.flatMap(({ size, row }) => {
    if (size === undefined) return []
    const sizeId = parseSize(
      size,
      dropAbsent({ system: cleanText(row.sizeSystem, 20), type: cleanText(row.sizeType, 40), isShoe }),
    )
    return [{ name: size, ...(sizeId === undefined ? {} : { sizeId }) }]
  })
  return uniqueBy(sizes, ({ name }) => name.toLowerCase()).sort(
    (a, b) =>
      Number(a.sizeId === undefined) - Number(b.sizeId === undefined) ||
      (a.sizeId !== undefined && b.sizeId !== undefined && compareSizes(a.sizeId, b.sizeId)) ||
      rowOrder.compare(a.name, b.name),
  )
}

function toStockLine({ color, size }: Variant) {
  return color === undefined && size === undefined
    ? []
    : [{ ...(color === undefined ? {} : { color }), ...(size === undefined ? {} : { size }) }]
}

/** Rows tell a country and no language; where there are several, the one most feeds are in. */
const locales = new Map(
  ['en_US', 'en_GB', 'en_CA', 'en_AU', 'en_NZ', 'en_IE', 'de_DE', 'de_AT', 'de_CH', 'fr_FR', 'es_ES', 'it_IT']
    .concat(['nl_NL', 'nl_BE', 'sv_SE', 'nb_NO', 'da_DK', 'pl_PL', 'pt_PT', 'pt_BR', 'ja_JP', 'es_MX'])
    .map(locale => [locale.slice(3), locale]),
)

function toLocale(country: string | null | undefined): string {
  return locales.get(country?.trim().toUpperCase() ?? '') ?? 'en_US'
}

function toFirst(days: readonly (string | undefined)[]): string | undefined {
  return days.filter(day => day !== undefined).sort()[0]
}

function toLast(days: readonly (string | undefined)[]): string | undefined {
  return days
    .filter(day => day !== undefined)
    .sort()
    .at(-1)
}
