import { imageAddress, imagePath } from './links.ts'
import type { Image, Product } from './product.ts'

/** The widths pictures are served in, in pixels of the 4 to 5 box they fill; no other is. */
export const pictureWidths = [160, 320, 480, 720, 960, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** For browsers that know of one address only. */
const usualWidth: PictureWidth = 480

/** A picture of a product as pages show it: from our own address, in our own widths. */
export interface Picture {
  /** What `imagePath` puts a width behind. */
  address: string
  /** No larger one shows any more of it. */
  largestWidth: PictureWidth
  /** What it mostly is, like #e8e4de, to stand in its place until it comes; absent before we first saw it. */
  color?: string
}

/** The colours of a product's pictures that are known, by the picture's tag. */
export type PictureColors = Readonly<Record<string, string>>

export function toPicture(
  product: Pick<Product, 'source' | 'id'> & { pictureColors?: PictureColors },
  image: Image,
): Picture {
  const tag = getPictureTag(image)
  const color = product.pictureColors?.[tag]
  return {
    address: imageAddress(product.source, product.id, tag),
    largestWidth: getLargestWidth(image),
    ...(color ? { color } : {}),
  }
}

/**
 * Tells a product's pictures apart, and one from what stood in its place before: browsers keep pictures for good, so
 * another picture needs another address. A short hash is plenty among the few pictures of one product; across products
 * it is the product's own id that tells.
 */
export function getPictureTag({ sizes }: Image): string {
  return toShortHash(`${sizes.Best.url} ${sizes.Original.url}`)
}

function getLargestWidth({ sizes }: Image): PictureWidth {
  const largest = Math.max(...Object.values(sizes).map(({ width }) => width))
  return pictureWidths.find(width => width >= largest) ?? 1280
}

/** The source's smallest size that fills the width, else its largest: nothing larger is fetched than is shown. */
export function chooseVariant({ sizes }: Image, width: PictureWidth): string {
  const bySize = Object.values(sizes).sort((a, b) => a.width - b.width)
  const chosen = bySize.find(variant => variant.width >= width) ?? sizes.Original
  return chosen.url
}

/** What an `<img>` needs to choose by itself. */
export function toImageSources({ address, largestWidth }: Picture): { src: string; srcSet: string } {
  const widths = pictureWidths.filter(width => width <= largestWidth)
  return {
    src: imagePath(address, Math.min(usualWidth, largestWidth)),
    srcSet: widths.map(width => `${imagePath(address, width)} ${width}w`).join(', '),
  }
}

/** FNV-1a twice over, from two beginnings, as text: the same in every JavaScript, with nothing to import. */
function toShortHash(text: string): string {
  return [0x811c9dc5, 0x01000193].map(start => hash32(text, start).toString(36)).join('')
}

function hash32(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
