import type {
  Named,
  Product,
  ProductCategory,
  ProductColor,
  ProductSize,
  StockLine,
} from '#app/domain/product.ts'
import { toSlug } from '#app/domain/urls/slug.ts'
import { readAudienceFields, toGender } from '#app/vocabulary/audience.ts'
import { toBrandKey, toBrandName } from '#app/vocabulary/brand.ts'
import { toColorIds } from '#app/vocabulary/color-words.ts'
import { parseCondition } from '#app/vocabulary/condition.ts'
import { parseGtin } from '#app/vocabulary/gtin.ts'
import { type CategoryClues, mapCategory, mapOtherCategory } from '#app/vocabulary/map-category.ts'
import { isPlaceholder } from '#app/vocabulary/placeholder.ts'
import { normalizeRetailerName } from '#app/vocabulary/retailer.ts'
import { findRetailerAudience } from '#app/vocabulary/retailer-audience.ts'
import { completeProduct } from './complete-product.ts'
import { dropAbsent } from './drop-absent.ts'
import type { ProductFacts, StatedProduct } from './product-facts.ts'
import { sanitizeDescription } from './sanitize-html.ts'
import { uniqueBy } from './unique-by.ts'

/** Clues that are the same for all products of a feed. */
export type UsualClues = Pick<CategoryClues, 'usualAudience' | 'language' | 'usualCategory'>

/** What only the variants of a product say about it. */
export interface VariantFacts {
  colors: ProductColor[]
  stock: StockLine[]
  /** A size's meaning depends on the category. */
  toSizes(categoryId: string | undefined): ProductSize[]
  custom: NonNullable<Product['custom']>
}

const maxImages = 60
const maxPaths = 10
const maxMaterials = 20
const noVariants: VariantFacts = { colors: [], stock: [], toSizes: () => [], custom: {} }

/**
 * Derives a product from the facts that its source sends. `usual` is what the source
 * says about its products as a whole; the audience of a product without a gender
 * defaults to the retailer's. `joinVariants` adds what it read from the variants.
 */
export function deriveProduct(
  of: StatedProduct,
  facts: ProductFacts,
  usual: UsualClues = {},
  variants = noVariants,
): Product {
  const name = of.name ?? facts.title
  const brand = toBrandName(facts.brand)
  const retailerBrand = brand === undefined ? undefined : facts.brand
  const genderTag = toStated(facts.genderTag)
  const audience = readAudienceFields({ genderTag, ageGroup: facts.ageGroup })
  const { googleId, googlePath } = facts
  const paths = uniqueBy(facts.paths, path => path.join(' > ')).slice(0, maxPaths)
  const clues = {
    ...dropAbsent({ googleId, googlePath, paths, title: name, description: facts.description }),
    audience,
    ...usual,
    usualAudience: usual.usualAudience ?? findRetailerAudience(facts.retailer.name),
  }
  const categoryId = 'categoryId' in of ? of.categoryId : mapCategory(clues)
  const colors = of.colors ?? variants.colors
  const { alternateImages } = facts
  const images = uniqueBy(
    [facts.image, ...alternateImages, ...colors.map(color => color.image)].filter(
      image => image !== undefined,
    ),
    image => image.id,
  ).slice(0, maxImages)

  return completeProduct({
    ...toProductNames(name, brand, retailerBrand),
    description: sanitizeDescription(toStated(facts.description) ?? ''),
    ...facts.prices,
    locale: facts.locale,
    stock: variants.stock,
    ...toRetailerFields(facts.retailer),
    brand: brand === undefined ? undefined : { id: toBrandKey(brand), name: brand },
    retailerBrand,
    categories: toCategories(googleId, googlePath, paths),
    categoryId,
    otherCategoryId: mapOtherCategory(clues, categoryId),
    images,
    alternateImages: images.filter(image => image !== images[0] && alternateImages.includes(image)),
    colors,
    colorIds: [...new Set(colors.flatMap(color => toColorIds(color.name)))],
    sizes: of.sizes ?? variants.toSizes(categoryId),
    clickUrl: facts.clickUrl,
    url: facts.url,
    createdDate: facts.createdDate,
    extractDate: undefined,
    lastModified: facts.lastModified,
    seeMoreLabel: undefined,
    ...parseCondition(facts.condition),
    genderTag,
    gender: toGender(audience),
    gtin: parseGtin(facts.gtin),
    trend: undefined,
    materialTags: uniqueBy(
      facts.materials.flatMap(material => (isPlaceholder(material) ? [] : { name: material })),
      material => material.name.toLowerCase(),
    ).slice(0, maxMaterials),
    occasions: [],
    custom: dropAbsent<Product['custom']>({
      ...facts.custom,
      sku: facts.sku,
      mpn: toStated(facts.mpn),
      ...variants.custom,
    }) as Product['custom'],
    groupId: undefined,
    ...of,
  })
}

/** Returns the text of a field; undefined for "N/A" and the like. */
export function toStated(text: string | undefined): string | undefined {
  return text === undefined || isPlaceholder(text) ? undefined : text
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
