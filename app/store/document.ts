import { hash } from 'node:crypto'
import type { Image, ImageSize, Product, ProductColor } from '#app/domain/product.ts'

/**
 * A product in its stored form. A product refers to each picture up to three times, and pictures
 * make up most of its bytes, so each picture is stored once and referenced by position.
 */
export interface ProductDocument extends Omit<Product, PictureField> {
  /** The pictures of `Product.images` first, then those that only other fields refer to. */
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
    colors: colors.map(({ image, ...color }) =>
      image ? { ...color, image: toNumber(image) } : color,
    ),
  }
}

export function parseDocument(document: ProductDocument): Product {
  const { pictures, imageCount, image, alternateImages, colors, ...rest } = document
  const toImage = (number: number | undefined) =>
    number === undefined ? undefined : pictures[number]
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
 * Takes the pictures out of a stored document, as text. They are most of its bytes, so what needs
 * no pictures of a whole catalogue need not parse them.
 */
export function cutPictures(text: string): string {
  const [from, to] = [text.indexOf(picturesStart), text.indexOf(picturesEnd)]
  if (from < 0 || to < from) return text
  return text.slice(0, from + picturesStart.length) + text.slice(to)
}

/** Neither is part of a string, where quotes are escaped, and no other list has this name or is before this key. */
const picturesStart = ',"pictures":['
const picturesEnd = '],"imageCount":'

/**
 * Serializes a product and hashes it in one pass, because this is the most expensive part of
 * storing it. Equal hashes mean equal products, except for dates that change with every sync.
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

/**
 * Finds the index of an identical picture. Pictures are identical only if
 * all their URLs and sizes are equal, because two crops can share an id.
 */
function findPicture(pictures: Image[], searched: Image): number | undefined {
  const index = pictures.findIndex(
    picture =>
      picture === searched || (picture.id === searched.id && isSamePicture(picture, searched)),
  )
  return index < 0 ? undefined : index
}

function isSamePicture(a: Image, b: Image): boolean {
  return imageSizes.every(size => {
    const [one, other] = [a.sizes[size], b.sizes[size]]
    return one.url === other.url && one.width === other.width && one.height === other.height
  })
}
