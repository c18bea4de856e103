import type { Image, ImageSize, ImageVariant } from '#app/domain/product.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import type { StyleImage, StyleSizeName } from './wire.ts'

interface Box {
  width: number
  height: number
}

/**
 * The upstream's sizes from small to large, each with
 * the bounding box to assume if a record has none.
 */
const boxes = new Map<StyleSizeName, Box>([
  ['Small', { width: 32, height: 40 }],
  ['IPhoneSmall', { width: 100, height: 125 }],
  ['Medium', { width: 112, height: 140 }],
  ['Large', { width: 164, height: 205 }],
  ['IPhone', { width: 288, height: 360 }],
  ['XLarge', { width: 328, height: 410 }],
  ['Best', { width: 720, height: 900 }],
  // Original is sent without dimensions, but shows the same picture as Best.
  ['Original', { width: 720, height: 900 }],
])
const sizeNames = [...boxes.keys()]

/**
 * The upstream's sizes to use for each of ours, best first: the same size, then
 * larger ones, then smaller ones, since shrinking looks better than enlarging.
 */
const nearest: Record<ImageSize, StyleSizeName[]> = {
  Medium: toNearest('Medium'),
  XLarge: toNearest('XLarge'),
  Best: toNearest('Best'),
  Original: toNearest('Original'),
}

function toNearest(name: ImageSize): StyleSizeName[] {
  const at = sizeNames.indexOf(name)
  return [...sizeNames.slice(at), ...sizeNames.slice(0, at).toReversed()]
}

/**
 * Returns a picture with all four variants, each in the
 * nearest available size; undefined if there is no URL.
 */
export function normalizeImage(image: StyleImage | null | undefined): Image | undefined {
  if (!image?.sizes) return undefined
  const medium = pick('Medium', image)
  const xLarge = pick('XLarge', image)
  const best = pick('Best', image)
  const original = pick('Original', image)
  if (!medium || !xLarge || !best || !original) return undefined
  return {
    id: image.id?.trim() || best.url,
    sizes: { Medium: medium, XLarge: xLarge, Best: best, Original: original },
  }
}

function pick(name: ImageSize, image: StyleImage): ImageVariant | undefined {
  for (const near of nearest[name]) {
    const variant = toVariant(near, image)
    if (variant !== undefined) return variant
  }
  return undefined
}

function toVariant(name: StyleSizeName, image: StyleImage): ImageVariant | undefined {
  const url = parseHttpUrl(image.sizes?.[name]?.url)
  return url === undefined ? undefined : { url, ...getBox(name, image) }
}

function getBox(name: StyleSizeName, image: StyleImage): Box {
  const sent = image.sizes?.[name]
  if (isLength(sent?.width) && isLength(sent?.height))
    return { width: sent.width, height: sent.height }
  if (name === 'Original') return getBox('Best', image)
  return boxes.get(name) ?? { width: 720, height: 900 }
}

function isLength(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 20_000
}
