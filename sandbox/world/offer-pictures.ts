import type { Offer } from './offer.ts'
import { picturePath } from './picture-path.ts'
import { getProductPictures } from './pictures.ts'
import { getProductName, toPictureSlug } from './product-name.ts'

/**
 * Returns the URLs of an offer's pictures in a single size, as feeds contain them. The
 * main picture shows the given color if the product has a picture in that color.
 */
export function getOfferPictures(
  seed: number,
  { facts }: Pick<Offer, 'facts'>,
  shade: number | undefined,
  baseUrl: string,
): { main: string; more: string[] } {
  const slug = toPictureSlug(getProductName(seed, facts).unbranded)
  const pictures = getProductPictures(seed, facts)
  const toUrl = (id: string) => `${baseUrl}${picturePath(id, '_best', slug)}`
  const main =
    (shade !== undefined && pictures.colors[facts.colors.indexOf(shade)]) || pictures.main
  return { main: toUrl(main), more: pictures.alternates.map(toUrl) }
}
