import { getBrand } from '../world/brands.ts'
import { getCategoryPath } from '../world/category-path.ts'
import { getDescription } from '../world/description.ts'
import { draw, pick } from '../world/draw.ts'
import { getFamily } from '../world/families.ts'
import { findGoogleCategory, type GoogleCategory } from '../world/google-categories.ts'
import { mix } from '../world/hash.ts'
import { toInitials } from '../world/initials.ts'
import { getOffer, type Market, type Offer } from '../world/offer.ts'
import { getOfferGtin } from '../world/offer-gtin.ts'
import { offerLandingPath } from '../world/offer-landing.ts'
import { getOfferBrand, getOfferName } from '../world/offer-name.ts'
import { getOfferPictures } from '../world/offer-pictures.ts'
import { getPeople, type People } from '../world/people.ts'
import { dice } from '../world/product-facts.ts'
import { getColorName, getRecipe } from '../world/product-name.ts'
import { getSizeNames, getVariants, toShadeCode } from '../world/variants.ts'

/** One row of a feed file in any format. It describes a variant of a product. */
export interface FeedRow extends People {
  offer: Offer
  /** The index of the variant within the product. */
  at: number
  /** A number that is unique across all products. */
  id: string
  groupId: string
  name: string
  brand: string
  description: string
  link: string
  image: string
  moreImages: string[]
  listCents: number
  /** 0 when the product is not on sale. */
  saleCents: number
  isInStock: boolean
  isUsed: boolean
  color: string
  size: string
  material: string
  gtin: string
  google: GoogleCategory | undefined
  path: string[]
  own: number
}

/**
 * Generates `rows` rows, grouped by product. Rows are not
 * retained, so memory use does not depend on their number.
 */
export function* createFeedRows(market: Market, baseUrl: string, rows: number): Generator<FeedRow> {
  let written = 0
  for (let number = 0; written < rows; number++) {
    for (const row of toFeedRows(market, number, baseUrl)) {
      if (written === rows) return
      written += 1
      yield row
    }
  }
}

function toFeedRows(market: Market, number: number, baseUrl: string): FeedRow[] {
  const { seed } = market
  const offer = getOffer(market, 'feed', number)
  const { facts, advertiser } = offer
  const recipe = getRecipe(facts)
  const name = getOfferName(seed, offer)
  const groupId = `${toInitials(getBrand(facts.brand).name)}-${number}`
  const sizeNames = getSizeNames(facts)
  const description = getDescription(seed, facts)
  const material = pick(
    getFamily(recipe.family).materials,
    draw(mix(seed, facts.head), dice.material),
  )
  const path = getCategoryPath(recipe.category)
  return getVariants(seed, facts).map((variant, at) => {
    const own = mix(mix(seed, facts.index), 500 + at)
    const size = sizeNames[variant.size] ?? ''
    const pictures = getOfferPictures(seed, offer, variant.shade, baseUrl)
    const query = size === '' ? '' : `?size=${encodeURIComponent(size.toLowerCase())}`
    return {
      offer,
      at,
      id: `${groupId}-${toShadeCode(variant.shade)}-${at}`,
      groupId,
      name,
      brand: mix(own, 1) % 20 === 0 ? '' : getOfferBrand(offer),
      description,
      link: `${baseUrl}${offerLandingPath(offer, name)}${query}`,
      image: pictures.main,
      moreImages: pictures.more,
      listCents: facts.listCents,
      saleCents: facts.saleCents,
      isInStock: !facts.isSoldOut && mix(own, 2) % 9 > 0,
      isUsed: advertiser.retailer.kind === 'pre-owned',
      color: getColorName(seed, facts, variant.shade),
      size,
      material: mix(own, 3) % 3 === 0 ? `${material}/Elastane` : material,
      ...getPeople(recipe.category),
      gtin: getOfferGtin(seed, offer, variant, own) ?? '',
      google: findGoogleCategory(recipe.category),
      path,
      own,
    }
  })
}
