import { type Picture, toPicture } from '#app/domain/picture.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import { findCloseUp, isCloth } from './find-close-up.ts'

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
  const pictures = images.map(image => ({ id: image.id, picture: toPicture(product, image) }))
  const ground = pictures[0]?.picture.color
  return pictures.map((shown, at) => {
    const image = images[at]
    const isColor = colors.some(color => color.image?.id === shown.id)
    return image && image === closeUp && !isColor && isCloth(image, shown.picture.color, ground)
      ? { ...shown, isCloseUp: true as const }
      : shown
  })
}
