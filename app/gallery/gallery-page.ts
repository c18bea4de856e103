import { type StorefrontName, storefrontNames } from '#app/admin/frame/storefront-names.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { OfferComparison } from '#app/pages/browser/compared-offers.ts'
import { type ProductCard, toCard } from '#app/pages/card.ts'
import { createSamples, type Samples } from './create-samples.ts'
import { sampleOffers } from './sample-offers.ts'

/** The component gallery's data, with what must come from the catalogue. */
export interface GalleryPage {
  sites: StorefrontName[]
  /** With pictures of popular products, because the server only serves pictures of products. */
  samples: Samples
  comparison: OfferComparison
  /** A product for the quick view. */
  real?: ProductCard
}

const pictureCount = 5

export async function getGalleryPage(catalogue: Pick<Catalogue, 'list'>): Promise<GalleryPage> {
  const { products } = await catalogue.list({ ...emptyListQuery, sort: 'popular' }, pictureCount)
  const cards = products.map(toCard)
  const [real] = cards
  return {
    sites: storefrontNames,
    samples: createSamples(cards.flatMap(({ picture }) => picture ?? [])),
    comparison: sampleOffers,
    ...(real ? { real } : {}),
  }
}
