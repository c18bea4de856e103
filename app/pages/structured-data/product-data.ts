import type { AggregateOffer, Offer, Product, WithContext } from 'schema-dts'
import { imagePath } from '#app/domain/image-links.ts'
import type { LinkWarning } from '#app/domain/link-warning.ts'
import { absoluteUrl } from '#app/domain/links.ts'
import { isBuyable } from '#app/domain/offer.ts'
import type { ProductPrice } from '#app/domain/price.ts'
import type { ProductPage } from '../product-page.ts'

const maxPictures = 6
const pictureWidth = 960

/**
 * Describes a product for search engines (https://schema.org/Product),
 * with the prices that the page shows. A product that is no longer sold,
 * or whose only price is a label in another currency, has no offer.
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
  usdCents: number
  retailer: string
  isPreOwned: boolean
  path: string
  linkWarning?: LinkWarning
}

/** Returns the only offer that can be bought, or an aggregate of several. */
function toOffers(page: ProductPage, siteUrl: string): Offer | AggregateOffer | undefined {
  if (page.isGone) return undefined
  const offers = [page, ...page.offers.filter(({ isThis }) => !isThis)].filter(
    ({ price }) => price.currency === 'USD',
  )
  const available = offers.filter(isBuyable)
  const [only] = offers
  if (only === undefined) return undefined
  if (available.length < 2) return toOffer(available[0] ?? only, siteUrl)
  const cents = available.map(({ usdCents }) => usdCents)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: toAmount(Math.min(...cents)),
    highPrice: toAmount(Math.max(...cents)),
    offerCount: available.length,
    availability: 'https://schema.org/InStock',
    offers: available.map(offer => toOffer(offer, siteUrl)),
  }
}

function toOffer(offer: PricedOffer, siteUrl: string): Offer {
  return {
    '@type': 'Offer',
    price: toAmount(offer.usdCents),
    priceCurrency: 'USD',
    availability: isBuyable(offer) ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    itemCondition: offer.isPreOwned
      ? 'https://schema.org/UsedCondition'
      : 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: offer.retailer },
    url: absoluteUrl(siteUrl, offer.path),
  }
}

/** Formats cents as dollars: 119800 → 1198.00 */
function toAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}
