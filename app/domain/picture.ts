import { cacheByObject } from './cache-by-object.ts'
import type { Image, Product } from './product.ts'
import type { SourceLetter } from './source.ts'
import {
  contentImageAddress,
  type contentOwner,
  imageAddress,
  imagePath,
} from './urls/image-links.ts'

/** The pixel widths of the pictures that we serve; each fills a 4:5 box. */
export const pictureWidths = [160, 320, 480, 720, 960, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The width for browsers that do not support srcset. */
const usualWidth: PictureWidth = 480

/** The owner of a picture: a product from a source, or a document from the content service. */
export type PictureOwner = SourceLetter | typeof contentOwner

/** A picture for pages, with our own URL and widths. */
export interface Picture {
  /** The URL without its width; see `imagePath`. */
  address: string
  /** The smallest of our widths that covers the whole original. */
  largestWidth: PictureWidth
  /**
   * Dominant color, such as #e8e4de, shown until the picture loads; absent until the first
   * conversion.
   */
  color?: string
}

/** The dominant colors known for a product's pictures, by picture tag. */
export type PictureColors = Readonly<Record<string, string>>

export function toPicture(
  product: Pick<Product, 'source' | 'id'> & { pictureColors?: PictureColors },
  image: Image,
): Picture {
  const { tag, largestWidth } = identify(image)
  const color = product.pictureColors?.[tag]
  return {
    address: imageAddress(product.source, product.id, tag),
    largestWidth,
    ...(color ? { color } : {}),
  }
}

/** Creates a picture from a document in the content service. */
export function toContentPicture(documentId: string, image: Image): Picture {
  const { tag, largestWidth } = identify(image)
  return { address: contentImageAddress(documentId, tag), largestWidth }
}

const identify = cacheByObject((image: Image) => {
  return { tag: getPictureTag(image), largestWidth: getLargestWidth(image) }
})

/**
 * Identifies a picture within its product and changes with its URL, because browsers cache pictures
 * forever. A short hash is enough for the few pictures of one product.
 */
export function getPictureTag({ sizes }: Image): string {
  return toShortHash(`${sizes.Best.url} ${sizes.Original.url}`)
}

function getLargestWidth({ sizes }: Image): PictureWidth {
  const largest = Math.max(...Object.values(sizes).map(({ width }) => width))
  return pictureWidths.find(width => width >= largest) ?? 1280
}

/**
 * Chooses the smallest of the source's sizes that fills the
 * width, to save bandwidth, or the original if none does.
 */
export function chooseVariant({ sizes }: Image, width: PictureWidth): string {
  const bySize = Object.values(sizes).sort((a, b) => a.width - b.width)
  const chosen = bySize.find(variant => variant.width >= width) ?? sizes.Original
  return chosen.url
}

/**
 * Returns the `src` and `srcSet` of an `<img>`, limited to those of `widths` that the picture has.
 */
export function toImageSources(
  { address, largestWidth }: Picture,
  widths: readonly PictureWidth[] = pictureWidths,
): { src: string; srcSet: string } {
  const [smallest = usualWidth] = widths
  const largest = Math.max(smallest, largestWidth)
  return {
    src: imagePath(address, Math.min(usualWidth, largest)),
    srcSet: widths
      .filter(width => width <= largest)
      .map(width => `${imagePath(address, width)} ${width}w`)
      .join(),
  }
}

/**
 * Concatenates two FNV-1a hashes with different seeds. Needs no
 * import and returns the same result in every JavaScript runtime.
 */
function toShortHash(text: string): string {
  let [first, second] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code, 0x01000193)
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36)
}
