import { formatUsd } from './currency.ts'
import { brandPath, buyPath, listPath, productPath, retailerPath } from './links.ts'
import { getListCrumbs } from './list-page.ts'
import { type Offer, toOffer } from './offer.ts'
import { type Picture, toPicture } from './picture.ts'
import { toPlainText } from './plain-text.ts'
import { type CheckedProduct, formatProductPrice, type ProductPrice } from './price.ts'
import type { PriceHistory } from './price-history.ts'
import { dayMs } from './price-step.ts'
import { type PriceStory, toPriceStory } from './price-story.ts'
import type { ImageVariant, Product } from './product.ts'
import type { SourceLetter } from './source.ts'

/** A product as its page shows it. */
export interface ProductPage {
  source: SourceLetter
  id: string
  crumbs: { label: string; to?: string }[]
  brand: string
  brandPath?: string
  name: string
  title: string
  /** Sanitised HTML. */
  description: string
  price: ProductPrice
  retailer: string
  retailerPath: string
  pictures: { id: string; picture: Picture }[]
  /** With the number of its picture, where it has one of its own. */
  colors: { id: string; name: string; picture?: number }[]
  sizes: { name: string; title?: string }[]
  materials: string[]
  isPreOwned: boolean
  isRental: boolean
  /** The source no longer offers it. */
  isGone: boolean
  /** And has not for so long that nobody should be led here any more. */
  isLongGone: boolean
  buyPath: string
  path: string
  shareImage?: ImageVariant
  /** A sentence of the description, for where the product is shared. */
  summary: string
  /** The same product elsewhere, cheapest in stock first. */
  otherOffers: OtherOffer[]
  priceStory?: PriceStory
}

export interface OtherOffer extends Offer {
  /** How much less it costs there than here: "$12.00". */
  saving?: string
}

/** What is known of a product beside itself. */
export interface ProductSurroundings {
  goneSince?: Date
  /** All offers of the product, this one among them. */
  offers?: readonly Offer[]
  history?: PriceHistory
  now?: Date
}

/** A product gone for this long answers 410: long enough for links to it to have been followed or forgotten. */
export const longGoneDays = 180
const summaryLength = 120

export function toProductPage(
  product: CheckedProduct,
  { goneSince, offers = [], history, now = new Date() }: ProductSurroundings = {},
): ProductPage {
  const { source, id, brand, retailer, sizes } = product
  const name = product.unbrandedName || product.name
  const isGone = goneSince !== undefined
  const priceStory = history && toPriceStory(product, history, now)
  return {
    source,
    id,
    crumbs: getCrumbs(product, name),
    brand: brand?.name ?? product.retailerBrand ?? retailer.name,
    // Who has nothing left has no page of their own, but a list that says so and shows ways out.
    ...(brand ? { brandPath: isGone ? listPath({ brands: [brand.name] }) : brandPath(brand.name) } : {}),
    name,
    title: product.brandedName || product.name,
    description: product.description,
    price: isGone ? formatLastPrice(product) : formatProductPrice(product),
    retailer: retailer.name,
    retailerPath: isGone ? listPath({ stores: [retailer.name] }) : retailerPath(retailer.name),
    pictures: product.images.map(image => ({ id: image.id, picture: toPicture(product, image) })),
    colors: toColors(product),
    sizes: sizes.map(size => ({
      name: size.name.toUpperCase(),
      ...(size.canonicalSize ? { title: size.canonicalSize.name } : {}),
    })),
    materials: product.materialTags.map(tag => tag.name),
    isPreOwned: product.preOwned,
    isRental: product.rental,
    isGone,
    isLongGone: isGone && now.getTime() - goneSince.getTime() >= longGoneDays * dayMs,
    buyPath: buyPath(product.source, product.id),
    path: productPath(product),
    ...(product.imageMetadata ? { shareImage: product.imageMetadata } : {}),
    summary: toPlainText(product.description, summaryLength),
    otherOffers: toOtherOffers(product, isGone, offers),
    ...(priceStory
      ? { priceStory: isGone ? { ...priceStory, saleCheck: undefined, lowest: undefined } : priceStory }
      : {}),
  }
}

/** What it cost last. A sale of what is no longer sold is nobody's news. */
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

/** A used one elsewhere saves nobody the price of a new one, and what is sold out saves nothing at all. */
function toOtherOffers(product: CheckedProduct, isGone: boolean, offers: readonly Offer[]): OtherOffer[] {
  const own = toOffer(product)
  return offers
    .filter(({ source, id }) => source !== own.source || id !== own.id)
    .map(offer => {
      const cents = own.usdCents - offer.usdCents
      const isComparable =
        !isGone && !own.price.isSoldOut && !offer.price.isSoldOut && own.isPreOwned === offer.isPreOwned
      return isComparable && cents > 0 ? { ...offer, saving: formatUsd(cents) } : offer
    })
}

/** All, main category, the product's category, retailer, brand, name. */
function getCrumbs({ categoryId, retailer, brand }: Product, name: string): { label: string; to?: string }[] {
  const [all, main, ...below] = getListCrumbs(categoryId)
  const category = below.at(-1)
  const inCategory = categoryId === undefined ? {} : { category: categoryId }
  return [
    ...[all, main, category].filter(crumb => crumb !== undefined),
    { label: retailer.name, to: listPath({ ...inCategory, stores: [retailer.name] }) },
    ...(brand ? [{ label: brand.name, to: listPath({ ...inCategory, brands: [brand.name] }) }] : []),
    { label: name },
  ]
}
