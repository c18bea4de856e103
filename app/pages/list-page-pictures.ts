import { type Picture, toPicture } from '#app/domain/picture.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import { findCloseUp, isGround, isMarkedCloseUp } from './find-close-up.ts'

/** A picture on a product's page. */
export interface PagePicture {
  id: string
  picture: Picture
  /** True for a picture of cloth, which may be cut at its edges, unlike a whole garment. */
  isCloseUp?: true
}

/** Lists the pictures of a product's page and marks the close-up among them. */
export function listPagePictures(product: CheckedProduct): PagePicture[] {
  const { images, colors } = product
  const closeUp = findCloseUp(images.slice(1))
  return images.map(image => {
    const picture = toPicture(product, image)
    const isColor = colors.some(color => color.image?.id === image.id)
    // An unmarked picture whose color is not known yet may show a whole garment.
    const isCloth =
      isMarkedCloseUp(image) || (picture.color !== undefined && !isGround(picture.color))
    return {
      id: image.id,
      picture,
      ...(image === closeUp && !isColor && isCloth ? { isCloseUp: true as const } : {}),
    }
  })
}
