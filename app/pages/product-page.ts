import { ancestorsOf } from '#app/domain/category-tree.ts'
import { findColor, type Paint } from '#app/domain/color.ts'
import type { ColorSibling } from '#app/domain/color-sibling.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { describeFibers, type FiberWords } from '#app/domain/fibers.ts'
import { formatRatesDay, isConverted } from '#app/domain/format-rates-day.ts'
import { isDeadEnd, type LinkWarning } from '#app/domain/link-warning.ts'
import { type Amount, isBuyable, type Offer, toOffer } from '#app/domain/offer.ts'
import { toPlainText } from '#app/domain/plain-text.ts'
import {
  type CheckedProduct,
  formatProductPrice,
  formatSoldOut,
  type ProductPrice,
} from '#app/domain/price.ts'
import type { PriceHistory } from '#app/domain/price-history.ts'
import { dayMs, type PriceStep } from '#app/domain/price-step.ts'
import type { ImageVariant, Product } from '#app/domain/product.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { getRetailerName } from '#app/domain/retailer-name.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { brandPath, buyPath, listPath, productPath, retailerPath } from '#app/domain/urls/links.ts'
import { toBrandedTitle } from './browser/branded-title.ts'
import {
  type ComparedOffer,
  compareWithOthers,
  type OfferComparison,
} from './browser/compared-offers.ts'
import { getListCrumbs } from './list-page.ts'
import { listPagePictures, type PagePicture } from './list-page-pictures.ts'
import { type PriceSummary, toPriceSummary } from './price-summary.ts'
import { type ShownSize, toShownSize } from './shown-size.ts'

/** The view model of a product's page. */
export interface ProductPage extends OfferComparison {
  source: SourceLetter
  id: string
  crumbs: { label: string; to?: string }[]
  /** The ids of its category and of those above it. */
  categories: string[]
  brand: string
  brandPath?: string
  name: string
  title: string
  /** The description as sanitized HTML. */
  description: string
  price: ProductPrice
  /** The currency that the price was converted from and the day of the rates, as a sentence. */
  conversion?: string
  /** The current or last price, for structured data. */
  amount: Amount
  retailer: string
  retailerPath: string
  pictures: PagePicture[]
  /** The colors, each with the index of its own picture, or with the paint for a swatch if it has none. */
  colors: { id: string; name: string; picture?: number; paint?: Paint }[]
  /** The listings in other colors, or in a color that another retailer does not state. */
  siblings: readonly ColorSibling[]
  sizes: ShownSize[]
  materials: string[]
  /** What it is made of, if its source states shares. */
  fibers?: FiberWords
  isPreOwned: boolean
  isRefurbished?: true
  isRental: boolean
  /** True once the source no longer offers the product. */
  isGone: boolean
  /** True once it has been unavailable long enough for a 410 response. */
  isLongGone: boolean
  buyPath: string
  /** The result of the last check of the link. */
  linkWarning?: LinkWarning
  /** The offer to recommend if this one cannot be bought. */
  nextBest?: Offer
  path: string
  shareImage?: ImageVariant
  /** A sentence from the description, for link previews. */
  summary: string
  priceStory?: PriceSummary
}

/** The data that a page shows along with a product, such as its offers. */
export interface ProductSurroundings {
  goneSince?: Date
  linkWarning?: LinkWarning
  /** All offers of the product, including this one. */
  offers?: readonly Offer[]
  siblings?: readonly ColorSibling[]
  history?: PriceHistory | undefined
  /** The price steps of the offers by `formatProductKey`, as far as they are known. */
  offerSteps?: ReadonlyMap<string, readonly PriceStep[]>
  /** The numbers of products in stock in the product's category, by size id. */
  sizeCounts?: ReadonlyMap<string, number>
  now?: Date
}

/** The maximum number of further retailers in the chart, because more lines are hard to follow. */
const maxOtherLines = 3

/**
 * A product that has been unavailable for this long
 * returns 410; by then, crawlers have revisited its links.
 */
export const longGoneDays = 180
const summaryLength = 120

export function toProductPage(
  stored: CheckedProduct,
  {
    goneSince,
    linkWarning,
    offers = [],
    siblings = [],
    history,
    offerSteps = new Map(),
    sizeCounts,
    now = new Date(),
  }: ProductSurroundings = {},
): ProductPage {
  const product = judgeNow(stored, history)
  const { source, id, brand, sizes } = product
  const retailer = getRetailerName(product)
  const name = product.unbrandedName || product.name
  const isGone = goneSince !== undefined
  const own = { ...toOffer(product), ...(linkWarning ? { linkWarning } : {}) }
  const comparison = compareWithOthers(own, offers, { isGone })
  const nextBest = isDeadEnd(linkWarning)
    ? comparison.offers.find(offer => !offer.isThis && isBuyable(offer))
    : undefined
  const others = findOtherRetailers(comparison.offers, retailer)
    .slice(0, maxOtherLines)
    .flatMap(offer => {
      const steps = offerSteps.get(formatProductKey(offer)) ?? []
      return steps.length === 0 ? [] : [{ retailer: offer.retailer, steps }]
    })
  const priceStory = history && toPriceSummary(product, history, now, others)
  const categories = ancestorsOf(product.categoryId)
  return {
    source,
    id,
    crumbs: getCrumbs(product, name),
    categories: categories.map(({ id: categoryId }) => categoryId),
    brand: brand?.name ?? retailer,
    // A brand or retailer without products has no page, so this links to an empty list with
    // suggestions.
    ...(brand
      ? { brandPath: isGone ? listPath({ brands: [brand.name] }) : brandPath(brand.name) }
      : {}),
    name,
    title: toBrandedTitle(product.brandedName || product.name, brand?.name),
    description: product.description,
    price: isGone ? formatSoldOut(product) : formatProductPrice(product),
    ...findConversion(product, now),
    amount: own.amount,
    retailer,
    retailerPath: isGone ? listPath({ retailers: [retailer] }) : retailerPath(retailer),
    pictures: listPagePictures(product),
    colors: toColors(product),
    siblings,
    sizes: sizes.map(size => toShownSize(size, product, sizeCounts)),
    materials: formatMaterials(product),
    ...findFibers(product),
    isPreOwned: product.preOwned,
    ...(product.refurbished ? { isRefurbished: true } : {}),
    isRental: product.rental,
    isGone,
    isLongGone: isGone && now.getTime() - goneSince.getTime() >= longGoneDays * dayMs,
    buyPath: buyPath(product.source, product.id),
    ...(linkWarning ? { linkWarning } : {}),
    ...(nextBest ? { nextBest } : {}),
    path: productPath(product),
    ...(product.imageMetadata ? { shareImage: product.imageMetadata } : {}),
    summary: toPlainText(product.description, summaryLength),
    ...comparison,
    ...(priceStory
      ? {
          priceStory: isGone
            ? { ...priceStory, saleCheck: undefined, lowest: undefined, verdict: undefined }
            : priceStory,
        }
      : {}),
  }
}

/** Returns the best offer of each other retailer; one may sell a product through two networks. */
function findOtherRetailers(offers: readonly ComparedOffer[], own: string): ComparedOffer[] {
  return offers.filter(
    ({ retailer }, index) =>
      retailer !== own && offers.findIndex(other => other.retailer === retailer) === index,
  )
}

/**
 * Replaces the stored verdict on the sale, which may be out of date, with that of the price history
 * at this moment. A history that ends with a different price says nothing about this one.
 */
function judgeNow(
  { discountCheck: stored, ...product }: CheckedProduct,
  history: PriceHistory | undefined,
): CheckedProduct {
  if (!history) return stored === undefined ? product : { ...product, discountCheck: stored }
  const last = history.steps.at(-1)
  const isSame =
    last?.currency === product.currency &&
    last.price === product.price &&
    last.salePrice === product.salePrice
  const check = isSame ? history.discount?.check : undefined
  return check === undefined ? product : { ...product, discountCheck: check }
}

/**
 * Returns "80% wool" and "20% polyamide" if the percentages add up to
 * 100, which they do not for a product with several parts. Otherwise
 * returns the names of the materials: the source's own, or else ours.
 */
function formatMaterials({ composition = [], materialTags }: Product): string[] {
  const total = composition.reduce((sum, { percent = 0 }) => sum + percent, 0)
  if (total === 100)
    return composition
      .filter(({ percent }) => percent !== undefined)
      .map(({ material, percent }) => `${percent}% ${material}`)
  if (materialTags.length > 0) return materialTags.map(({ name }) => name)
  return composition.map(({ material }) => facets.materials.format(material))
}

/** Without a share there is nothing to draw, and the source's own names say more. */
function findFibers({ composition }: Product): Pick<ProductPage, 'fibers'> {
  const fibers = describeFibers(composition)
  return fibers?.percent === undefined ? {} : { fibers }
}

function findConversion(product: Product, now: Date): Pick<ProductPage, 'conversion'> {
  if (!isConverted(product)) return {}
  return { conversion: `Converted from ${product.currency} at rates of ${formatRatesDay(now)}.` }
}

function toColors({ colors, images }: Product): ProductPage['colors'] {
  return colors.map(({ id, name, image }) => {
    const picture = image ? images.findIndex(other => other.id === image.id) : -1
    if (picture >= 0) return { id, name, picture }
    const paint = findColor(id)
    return { id, name, ...(paint ? { paint: { name: paint.name, hex: paint.hex } } : {}) }
  })
}

/** Returns the crumbs: All, main category, the product's category, retailer, brand, name. */
function getCrumbs(product: Product, name: string): { label: string; to?: string }[] {
  const { categoryId, brand } = product
  const retailer = getRetailerName(product)
  const [all, main, ...below] = getListCrumbs(categoryId)
  const category = below.at(-1)
  const inCategory = categoryId === undefined ? {} : { category: categoryId }
  return [
    ...[all, main, category].filter(crumb => crumb !== undefined),
    { label: retailer, to: listPath({ ...inCategory, retailers: [retailer] }) },
    ...(brand
      ? [{ label: brand.name, to: listPath({ ...inCategory, brands: [brand.name] }) }]
      : []),
    { label: name },
  ]
}
