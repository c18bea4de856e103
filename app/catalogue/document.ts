import { hash } from 'node:crypto'
import type { Image, ImageSize, Product, ProductColor } from '#app/domain/product.ts'

/**
 * A product as it is stored: every picture once, and numbers where the product repeats one. A product names its
 * pictures up to three times, and they are most of its bytes.
 */
export interface ProductDocument extends Omit<Product, PictureField> {
  /** Those of `Product.images` first, then any that only another field names. */
  pictures: Image[]
  imageCount: number
  image?: number
  alternateImages: number[]
  colors: (Omit<ProductColor, 'image'> & { image?: number })[]
}

type PictureField = 'images' | 'image' | 'alternateImages' | 'colors'

export function toDocument(product: Product): ProductDocument {
  const { images, image, alternateImages, colors, ...rest } = product
  const pictures = [...images]
  const toNumber = (picture: Image) => findPicture(pictures, picture) ?? pictures.push(picture) - 1
  return {
    ...rest,
    pictures,
    imageCount: images.length,
    ...(image ? { image: toNumber(image) } : {}),
    alternateImages: alternateImages.map(toNumber),
    colors: colors.map(({ image, ...color }) => (image ? { ...color, image: toNumber(image) } : color)),
  }
}

export function parseDocument(document: ProductDocument): Product {
  const { pictures, imageCount, image, alternateImages, colors, ...rest } = document
  const toImage = (number: number | undefined) => (number === undefined ? undefined : pictures[number])
  const main = toImage(image)
  return {
    ...rest,
    images: pictures.slice(0, imageCount),
    ...(main ? { image: main } : {}),
    alternateImages: alternateImages.map(toImage).filter(picture => picture !== undefined),
    colors: colors.map(({ image, ...color }) => {
      const picture = toImage(image)
      return picture ? { ...color, image: picture } : color
    }),
  }
}

/**
 * A product's document as JSON, and its hash: equal hashes, equal products, but for the dates that move at every reading
 * without the product having changed. Both from one pass over it, since that is most of what storing costs us.
 */
export function writeDocument(product: Product): { text: string; hash: string } {
  const { extractDate, lastModified, ...lasting } = toDocument(product)
  const lastingText = JSON.stringify(lasting)
  const dates = JSON.stringify({ extractDate, lastModified })
  return {
    text: dates === '{}' ? lastingText : `${dates.slice(0, -1)},${lastingText.slice(1)}`,
    hash: hash('sha256', lastingText).slice(0, 32),
  }
}

const imageSizes: readonly ImageSize[] = ['Medium', 'XLarge', 'Best', 'Original']

/** Same picture only if every address and size agrees: an id alone may be shown in two crops. */
function findPicture(pictures: Image[], wanted: Image): number | undefined {
  const index = pictures.findIndex(
    picture => picture === wanted || (picture.id === wanted.id && isSamePicture(picture, wanted)),
  )
  return index < 0 ? undefined : index
}

function isSamePicture(a: Image, b: Image): boolean {
  return imageSizes.every(size => {
    const [one, other] = [a.sizes[size], b.sizes[size]]
    return one.url === other.url && one.width === other.width && one.height === other.height
  })
}
