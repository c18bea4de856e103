import type { AggregateOffer, Offer, Product, WithContext } from 'schema-dts'
import { minorDigits } from '#app/domain/currency.ts'
import type { LinkWarning } from '#app/domain/link-warning.ts'
import { type Amount, isBuyable } from '#app/domain/offer.ts'
import type { ProductPrice } from '#app/domain/price.ts'
import { imagePath } from '#app/domain/urls/image-links.ts'
import { absoluteUrl } from '#app/domain/urls/links.ts'
import type { ProductPage } from '../../product-page.ts'

const maxPictures = 6
const pictureWidth = 960

/**
 * Describes a product for search engines (https://schema.org/Product),
 * with the prices that the page shows. Only a product whose price was never known has no offer.
 */
export function toProductData(page: ProductPage, siteUrl: string): WithContext<Product> {
  const offers = toOffers(page, siteUrl)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: page.title,
    url: absoluteUrl(siteUrl, page.path),
    sku: page.id,
    ...(page.summary ? { description: page.summary } : {}),
    brand: { '@type': 'Brand', name: page.brand },
    image: page.pictures.slice(0, maxPictures).map(({ picture }) => {
      const width = Math.min(pictureWidth, picture.largestWidth)
      return absoluteUrl(siteUrl, imagePath(picture.address, width))
    }),
    ...(page.colors.length > 0 ? { color: page.colors.map(({ name }) => name).join(', ') } : {}),
    ...(page.materials.length > 0 ? { material: page.materials.join(', ') } : {}),
    ...(offers ? { offers } : {}),
  }
}

interface PricedOffer {
  price: ProductPrice
  amount: Amount
  retailer: string
  isPreOwned: boolean
  isRefurbished?: true
  path: string
  linkWarning?: LinkWarning
  isGone?: boolean
}

/**
 * Returns the only offer that can be bought or, if there is none, the page's own; an aggregate of
 * several, in the currency of the first.
 */
function toOffers(page: ProductPage, siteUrl: string): Offer | AggregateOffer | undefined {
  const offers = [page, ...page.offers.filter(({ isThis }) => !isThis)].filter(
    ({ amount }) => amount.minorUnits > 0,
  )
  const available = page.isGone ? [] : offers.filter(isBuyable)
  const [best = offers[0]] = available
  if (best === undefined) return undefined
  const { currency } = best.amount
  const comparable = available.filter(({ amount }) => amount.currency === currency)
  if (comparable.length < 2) return toOffer(best, siteUrl)
  const amounts = comparable.map(({ amount }) => amount.minorUnits)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: formatAmount({ minorUnits: Math.min(...amounts), currency }),
    highPrice: formatAmount({ minorUnits: Math.max(...amounts), currency }),
    offerCount: comparable.length,
    availability: 'https://schema.org/InStock',
    offers: comparable.map(offer => toOffer(offer, siteUrl)),
  }
}

function toOffer(offer: PricedOffer, siteUrl: string): Offer {
  return {
    '@type': 'Offer',
    price: formatAmount(offer.amount),
    priceCurrency: offer.amount.currency,
    availability: `https://schema.org/${getAvailability(offer)}`,
    itemCondition: `https://schema.org/${getCondition(offer)}`,
    seller: { '@type': 'Organization', name: offer.retailer },
    url: absoluteUrl(siteUrl, offer.path),
  }
}

function getAvailability(offer: PricedOffer) {
  if (offer.isGone) return 'Discontinued'
  return isBuyable(offer) ? 'InStock' : 'SoldOut'
}

function getCondition({ isPreOwned, isRefurbished }: PricedOffer) {
  if (isRefurbished) return 'RefurbishedCondition'
  return isPreOwned ? 'UsedCondition' : 'NewCondition'
}

/** Formats minor units as schema.org does: 119800 USD → 1198.00, 3070 JPY → 3070 */
function formatAmount({ minorUnits, currency }: Amount): string {
  const digits = minorDigits(currency)
  return (minorUnits / 10 ** digits).toFixed(digits)
}
