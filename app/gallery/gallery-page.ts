import { type StorefrontName, storefrontNames } from '#app/admin/frame/storefront-names.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Picture } from '#app/domain/picture.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { type ProductCard, toCard } from '#app/pages/card.ts'

/** The part of the component gallery's data that must come from the catalogue. */
export interface GalleryPage {
  sites: StorefrontName[]
  /** Pictures of popular products, because the server only serves pictures of products. */
  pictures: Picture[]
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
    pictures: cards.flatMap(({ picture }) => picture ?? []),
    ...(real ? { real } : {}),
  }
}
