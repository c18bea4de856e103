import { getBrand } from './brands.ts'
import { getDescription } from './description.ts'
import { formatPrice } from './format-price.ts'
import type { FindLandingProduct } from './landing-product.ts'
import { findLandingOffer } from './offer-landing.ts'
import { getOfferName } from './offer-name.ts'
import type { Offers } from './offers.ts'
import { picturePath } from './picture-path.ts'
import { getProductPictures } from './pictures.ts'
import type { ProductFacts } from './product-facts.ts'
import { getColorName, getProductName, toPictureSlug } from './product-name.ts'
import { getRetailer } from './retailers.ts'
import { getSizeNames } from './variants.ts'

/** Finds the product of a retailer's page, regardless of the upstream that linked to it. */
export function createFindLandingProduct(offers: Offers, baseUrl: string): FindLandingProduct {
  const { world } = offers

  function find(id: number): { facts: ProductFacts; name: string } | undefined {
    const place = findLandingOffer(id)
    if (place) {
      if (place.number >= offers.counts[place.network]) return undefined
      const offer = offers.get(place.network, place.number)
      return { facts: offer.facts, name: getOfferName(world.seed, offer) }
    }
    const index = world.findIndex(id)
    if (index === undefined) return undefined
    const facts = world.getFacts(index)
    return { facts, name: getProductName(world.seed, facts).unbranded }
  }

  return id => {
    const found = find(id)
    if (!found) return undefined
    const { facts, name } = found
    const retailer = getRetailer(facts.retailer)
    const slug = toPictureSlug(name)
    const pictures = getProductPictures(world.seed, facts)
    return {
      id,
      slug,
      name,
      brand: getBrand(facts.brand).name,
      description: getDescription(world.seed, facts),
      retailer: { id: String(retailer.id), name: retailer.name, hostDomain: retailer.hostDomain },
      price: formatPrice(facts.listCents),
      ...(facts.saleCents > 0 && { salePrice: formatPrice(facts.saleCents) }),
      isInStock: !facts.isSoldOut,
      sizes: getSizeNames(facts).filter(size => size !== undefined),
      colors: facts.colors.map(shade => getColorName(world.seed, facts, shade)),
      images: [pictures.main, ...pictures.alternates].map(
        picture => `${baseUrl}${picturePath(picture, '_best', slug)}`,
      ),
    }
  }
}
