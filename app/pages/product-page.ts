import { formatUsd } from '#app/domain/currency.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { isDeadEnd, type LinkWarning } from '#app/domain/link-warning.ts'
import { brandPath, buyPath, listPath, productPath, retailerPath } from '#app/domain/links.ts'
import { isBuyable, type Offer, toOffer } from '#app/domain/offer.ts'
import { type Picture, toPicture } from '#app/domain/picture.ts'
import { toPlainText } from '#app/domain/plain-text.ts'
import { type CheckedProduct, formatProductPrice, type ProductPrice } from '#app/domain/price.ts'
import type { PriceHistory } from '#app/domain/price-history.ts'
import { dayMs } from '#app/domain/price-step.ts'
import type { ImageVariant, Product } from '#app/domain/product.ts'
import { getRetailerName } from '#app/domain/retailer-name.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { toBrandedTitle } from './branded-title.ts'
import { getListCrumbs } from './list-page.ts'
import { type PriceSummary, toPriceSummary } from './price-summary.ts'

/** The view model of a product's page. */
export interface ProductPage {
  source: SourceLetter
  id: string
  crumbs: { label: string; to?: string }[]
  brand: string
  brandPath?: string
  name: string
  title: string
  /** Sanitized HTML. */
  description: string
  price: ProductPrice
  /** The current price in US cents, for structured data. */
  usdCents: number
  retailer: string
  retailerPath: string
  pictures: { id: string; picture: Picture }[]
  /** With the index of its picture, if it has one. */
  colors: { id: string; name: string; picture?: number }[]
  sizes: { name: string; title?: string }[]
  materials: string[]
  isPreOwned: boolean
  isRental: boolean
  /** True once the source no longer offers the product. */
  isGone: boolean
  /** True once it has been gone long enough to answer 410. */
  isLongGone: boolean
  buyPath: string
  /** Found by the last check of its link. */
  linkWarning?: LinkWarning
  /** The offer to recommend when this one is a dead end. */
  nextBest?: OtherOffer
  path: string
  shareImage?: ImageVariant
  /** A sentence of the description, for shared links. */
  summary: string
  /** The same product elsewhere, cheapest in stock first. */
  otherOffers: OtherOffer[]
  priceStory?: PriceSummary
}

export interface OtherOffer extends Offer {
  /** The saving compared with this offer: "$12.00". */
  saving?: string
}

/** Related data of a product. */
export interface ProductSurroundings {
  goneSince?: Date
  linkWarning?: LinkWarning
  /** All offers of the product, including this one. */
  offers?: readonly Offer[]
  history?: PriceHistory
  now?: Date
}

/** Products gone for this long answer 410; by then links to them have been crawled again. */
export const longGoneDays = 180
const summaryLength = 120

export function toProductPage(
  product: CheckedProduct,
  { goneSince, linkWarning, offers = [], history, now = new Date() }: ProductSurroundings = {},
): ProductPage {
  const { source, id, brand, sizes } = product
  const retailer = getRetailerName(product)
  const name = product.unbrandedName || product.name
  const isGone = goneSince !== undefined
  const otherOffers = toOtherOffers(product, isGone || linkWarning !== undefined, offers)
  const nextBest = isDeadEnd(linkWarning) ? otherOffers.find(isBuyable) : undefined
  const priceStory = history && toPriceSummary(product, history, now)
  return {
    source,
    id,
    crumbs: getCrumbs(product, name),
    brand: brand?.name ?? product.retailerBrand ?? retailer,
    // A brand or retailer without products has no page, so this links to an empty list with
    // suggestions.
    ...(brand
      ? { brandPath: isGone ? listPath({ brands: [brand.name] }) : brandPath(brand.name) }
      : {}),
    name,
    title: toBrandedTitle(
      product.brandedName || product.name,
      brand?.name ?? product.retailerBrand,
    ),
    description: product.description,
    price: isGone ? formatLastPrice(product) : formatProductPrice(product),
    usdCents: toOffer(product).usdCents,
    retailer,
    retailerPath: isGone ? listPath({ retailers: [retailer] }) : retailerPath(retailer),
    pictures: product.images.map(image => ({ id: image.id, picture: toPicture(product, image) })),
    colors: toColors(product),
    sizes: sizes.map(size => ({
      name: size.name.toUpperCase(),
      ...(size.canonicalSize ? { title: size.canonicalSize.name } : {}),
    })),
    materials: formatMaterials(product),
    isPreOwned: product.preOwned,
    isRental: product.rental,
    isGone,
    isLongGone: isGone && now.getTime() - goneSince.getTime() >= longGoneDays * dayMs,
    buyPath: buyPath(product.source, product.id),
    ...(linkWarning ? { linkWarning } : {}),
    ...(nextBest ? { nextBest } : {}),
    path: productPath(product),
    ...(product.imageMetadata ? { shareImage: product.imageMetadata } : {}),
    summary: toPlainText(product.description, summaryLength),
    otherOffers,
    ...(priceStory
      ? {
          priceStory: isGone
            ? { ...priceStory, saleCheck: undefined, lowest: undefined }
            : priceStory,
        }
      : {}),
  }
}

/**
 * "80% wool", "20% polyamide" if the percentages add up to 100, which those of several parts do
 * not; otherwise the source's own names, or ours.
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

/** The last price of a product that is gone, without its sale. */
function formatLastPrice(product: CheckedProduct): ProductPrice {
  const { salePrice, ...price } = formatProductPrice(product)
  return { ...price, price: salePrice ?? price.price, discount: 0 }
}

function toColors({ colors, images }: Product): ProductPage['colors'] {
  return colors.map(({ id, name, image }) => {
    const picture = image ? images.findIndex(other => other.id === image.id) : -1
    return { id, name, ...(picture < 0 ? {} : { picture }) }
  })
}

/** Only offers that can be bought, at prices known to be right, in the same condition. */
function toOtherOffers(
  product: CheckedProduct,
  isUnsure: boolean,
  offers: readonly Offer[],
): OtherOffer[] {
  const own = toOffer(product)
  return offers
    .filter(({ source, id }) => source !== own.source || id !== own.id)
    .map(offer => {
      const cents = own.usdCents - offer.usdCents
      const isComparable =
        !isUnsure &&
        !own.price.isSoldOut &&
        !offer.price.isSoldOut &&
        offer.linkWarning === undefined &&
        own.isPreOwned === offer.isPreOwned
      return isComparable && cents > 0 ? { ...offer, saving: formatUsd(cents) } : offer
    })
}

/** All, main category, the product's category, retailer, brand, name. */
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
