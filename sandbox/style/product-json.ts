import { getBrand } from '../world/brands.ts'
import { getCanonicalColorName } from '../world/canonical-colors.ts'
import { getCategory } from '../world/categories.ts'
import { getGaps } from '../world/columns.ts'
import { formatDay, formatMoment } from '../world/days.ts'
import { getDescription } from '../world/description.ts'
import { formatPrice } from '../world/format-price.ts'
import { mix } from '../world/hash.ts'
import { getProductPictures } from '../world/pictures.ts'
import type { ProductFacts } from '../world/product-facts.ts'
import { getColorName, getProductName, getRecipe, toPictureSlug } from '../world/product-name.ts'
import { getRetailer, type Retailer } from '../world/retailers.ts'
import { shades } from '../world/shades.ts'
import { getSizeScale } from '../world/sizes.ts'
import { getRetailerBrand, type World } from '../world/world.ts'
import { toCategoryJson } from './category-json.ts'
import { landingPath } from './landing-path.ts'
import { toImageJson, toImageUrl } from './picture-json.ts'

/**
 * Returns one product in the upstream's format and key
 * order. The defects of unusable records are added last.
 */
export function toProductJson(world: World, index: number, baseUrl: string, pid: string): object {
  const { seed } = world
  const facts = world.getFacts(index)
  const own = mix(seed, index)
  const gaps = getGaps(seed, index)
  const id = world.toId(index)
  const name = getProductName(seed, facts)
  const brand = getBrand(facts.brand)
  const retailer = getRetailer(facts.retailer)
  const slug = toPictureSlug(name.unbranded)
  const pictures = getProductPictures(seed, facts)
  const colors = gaps.colors
    ? []
    : toColorsJson(world, facts, baseUrl, slug, pictures.colors, gaps.canonicalColors)
  const sizes = gaps.sizes ? [] : toSizesJson(facts, retailer)
  const categories = [getRecipe(facts).category, facts.alsoCategory]
    .filter(at => at >= 0)
    .map(getCategory)
  const gender = categories[0]?.gender
  const json = {
    id,
    name: name.shown,
    brandedName: name.branded,
    unbrandedName: name.unbranded,
    currency: 'USD',
    price: facts.listCents / 100,
    priceLabel: facts.isSoldOut ? 'Sold Out' : formatPrice(facts.listCents),
    ...(facts.saleCents > 0 && {
      salePrice: facts.saleCents / 100,
      salePriceLabel: formatPrice(facts.saleCents),
    }),
    inStock: !facts.isSoldOut,
    // Sold-out products have either no stock list or an empty one.
    ...((!facts.isSoldOut || own % 2 === 0) && {
      stock: facts.isSoldOut || gaps.stock ? [] : toStockJson(id, own, colors, sizes),
    }),
    retailer: toRetailerJson(retailer),
    ...(!gaps.brand && { brand: { id: String(brand.id), name: brand.name } }),
    retailerBrand: getRetailerBrand(facts),
    locale: 'en_US',
    ...(!gaps.description && { description: getDescription(seed, facts) }),
    clickUrl: `${baseUrl}/action/apiVisitRetailer?id=${id}&pid=${encodeURIComponent(pid)}`,
    image: toImageJson(baseUrl, pictures.main, slug),
    alternateImages: pictures.alternates.map(picture => toImageJson(baseUrl, picture, slug)),
    discount: facts.discount,
    isOnSale: facts.saleCents > 0,
    colors,
    sizes,
    categories: (gaps.categories ? [] : categories).map(node => ({
      ...toCategoryJson(node),
      ...(own % 3 === 0 && { numId: node.numId }),
    })),
    ...(!gaps.dates && {
      extractDate: formatDay(facts.createdDay),
      lastModified: formatDay(facts.modifiedDay),
    }),
    ...(own % 13 === 0 &&
      facts.saleCents > 0 && { promotionalDeal: toDealJson(world, facts, retailer) }),
    ...(!gaps.seeMore && { seeMoreLabel: `${brand.name} ${categories[0]?.name ?? ''}` }),
    ...getOddments(world, facts, baseUrl),
    preOwned: retailer.kind === 'pre-owned',
    rental: retailer.kind === 'rental',
    ...(gender && !gaps.gender && { genderTag: gender }),
    materialTags: [],
    occasions: [],
  }
  return breakProduct(json, facts)
}

/** Returns legacy and endpoint-specific keys that only some records have. */
function getOddments(world: World, facts: ProductFacts, baseUrl: string): object {
  const own = mix(mix(world.seed, facts.index), 0xdd)
  const retailer = getRetailer(facts.retailer)
  return {
    ...(retailer.deeplinkSupport &&
      own % 4 === 0 && { directUrl: `${baseUrl}${landingPath(world, facts.index)}` }),
    ...(own % 5 === 0 && { favoriteCount: facts.popularity >> 6, hasFavorite: false }),
    ...(facts.dropDay > 0 && own % 3 === 0 && { lastPriceDropDate: formatMoment(facts.dropDay) }),
  }
}

type ProductJson = { id: number; price: number; retailer: object; image: object }

function breakProduct(json: ProductJson, { breakage }: ProductFacts): object {
  if (breakage === 'null-price') return { ...json, price: null }
  if (breakage === 'text-price') return { ...json, price: `$${json.price}` }
  if (breakage === 'null-retailer') return { ...json, retailer: null }
  if (breakage === 'missing-id') return { ...json, id: undefined }
  if (breakage === 'missing-image') return { ...json, image: undefined, alternateImages: undefined }
  return json
}

export function toRetailerJson(retailer: Retailer) {
  return {
    id: String(retailer.id),
    name: retailer.name,
    score: retailer.score,
    itpCompatible: retailer.index % 4 !== 0,
  }
}

interface ColorJson {
  name: string
}

function toColorsJson(
  world: World,
  facts: ProductFacts,
  baseUrl: string,
  slug: string,
  pictures: (string | undefined)[],
  isUncanonical: boolean,
): ColorJson[] {
  return facts.colors.map((shadeIndex, at) => {
    const shade = shades[shadeIndex]
    const picture = pictures[at]
    const canonical = shade?.canonical ?? 0
    return {
      name: getColorName(world.seed, facts, shadeIndex),
      ...(picture && { image: toImageJson(baseUrl, picture, slug) }),
      ...(mix(facts.item, shadeIndex) % 5 === 0 && { rgb: shade?.rgb }),
      ...(picture &&
        mix(facts.item, shadeIndex) % 7 === 0 && {
          swatchUrl: toImageUrl(baseUrl, picture, '_small', slug),
        }),
      canonicalColors: isUncanonical
        ? []
        : [{ id: String(canonical), name: getCanonicalColorName(canonical) }],
    }
  })
}

interface SizeJson {
  name: string
}

function toSizesJson(facts: ProductFacts, retailer: Retailer): SizeJson[] {
  const scale = getSizeScale(getRecipe(facts).sizes)
  const names = scale.namings[retailer.manner % scale.namings.length] ?? []
  return names.flatMap((name, at) => {
    if ((facts.sizes & (1 << at)) === 0) return []
    const canonical = scale.canonical[at]
    if (!canonical) return [{ name }]
    const { id, name: canonicalName, variant } = canonical
    return [
      { name, canonicalSize: { id: String(id), name: canonicalName, ...(variant && { variant }) } },
    ]
  })
}

/**
 * Lists every color in every size except sold-out variants;
 * an entry may lack its color or its size.
 */
function toStockJson(id: number, own: number, colors: ColorJson[], sizes: SizeJson[]): object[] {
  const all = (colors.length > 0 ? colors : [undefined]).flatMap(color =>
    (sizes.length > 0 ? sizes : [undefined]).map(size => ({
      ...(color && { color: { name: color.name } }),
      ...(size && { size: { name: size.name } }),
      ...(own % 2 === 0 && {
        variantId: [id, color?.name, size?.name].filter(Boolean).map(toVariantPart).join('-'),
      }),
    })),
  )
  return all.filter((line, at) => (line.color || line.size) && (at === 0 || mix(own, at) % 6 !== 0))
}

function toVariantPart(text: unknown): string {
  return String(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

function toDealJson(world: World, facts: ProductFacts, retailer: Retailer): object {
  const title = `Up to ${Math.max(10, Math.ceil(facts.discount / 10) * 10)}% Off`
  return {
    id: 900_000 + facts.retailer * 37,
    type: 'PercentOff',
    typeLabel: 'DISCOUNT',
    title,
    shortTitle: title,
    retailer: {
      ...toRetailerJson(retailer),
      hostDomain: retailer.hostDomain,
      mainUrl: `https://www.${retailer.hostDomain}`,
    },
    startDate: formatMoment(world.day - (world.day % 14)),
    endDate: formatMoment(world.day - (world.day % 14) + 13, 86_340),
    source: 'Direct',
  }
}
