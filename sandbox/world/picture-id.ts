import { type GarmentCut, parseCut, toCutBits, toHeelBits } from './garment-cut.ts'
import { type GarmentKind, garmentKinds } from './garment-kinds.ts'
import { mix } from './hash.ts'
import { getShadeIndex, type ShadeName, shades } from './shades.ts'

/**
 * The order of these lists is part of a picture's id, so append
 * new entries, up to sixteen per list and 256 drawn patterns.
 */
export const pictureViews = ['front', 'back', 'detail', 'model'] as const
export type PictureView = (typeof pictureViews)[number]

export const patterns = [
  'plain',
  'stripe',
  'check',
  'floral',
  'dot',
  'animal',
  'colourblock',
  'textured',
  'ribbed',
  'quilted',
  'tie-dye',
  'geometric',
  'lace',
  'sequin',
  'marble',
  'woodgrain',
] as const
export type Pattern = (typeof patterns)[number]

/** All patterns that a picture can show. Only a product's name asks for the last ones. */
export const drawnPatterns = [
  ...patterns,
  ...(['pinstripe', 'gingham', 'tartan', 'houndstooth', 'paisley'] as const),
] as const
export type DrawnPattern = (typeof drawnPatterns)[number]

/**
 * The surface of a material. Only satin, leather and patent have highlights; a close-up shows the
 * nap of suede, the thick threads of linen, the hairs of alpaca, and the fine yarn of cashmere.
 */
export const sheens = [
  ...(['matte', 'satin', 'leather', 'patent', 'suede', 'slub', 'brushed', 'fine'] as const),
] as const
export type Sheen = (typeof sheens)[number]

/**
 * The inputs of a drawing. They include everything that
 * is drawn, so the product does not have to be looked up.
 */
export interface Picture {
  /** Index of the product that the picture shows, from 0 to 16,777,215. */
  product: number
  view: PictureView
  kind: GarmentKind
  shade: ShadeName
  /** The color of the pattern, sole, lining or hardware. */
  accent: ShadeName
  pattern: DrawnPattern
  sheen: Sheen
  /** True for clothes cut for men: broad shoulders, no waist, no belt. */
  isStraight?: boolean
  /** What the product's name says about the cut; the rest varies with `grain`. */
  cut?: GarmentCut
  /**
   * A number from 0 to 65535 for all other variation between
   * two products of one kind (neckline, length, heel).
   */
  grain: number
}

/**
 * Encodes a picture as the 32 hex digits of its URL. The upstream's ids are content hashes; ours
 * only look like hashes: eight checksum digits, then the picture's fields masked with the checksum.
 */
export function formatPictureId(picture: Picture): string {
  const { cut = {} } = picture
  const pattern = drawnPatterns.indexOf(picture.pattern)
  const words = [
    (picture.product & 0xffffff) | (toHeelBits(cut) << 24) | ((pattern >>> 4) << 28),
    (pictureViews.indexOf(picture.view) << 28) |
      (garmentKinds.indexOf(picture.kind) << 20) |
      (getShadeIndex(picture.shade) << 12) |
      (getShadeIndex(picture.accent) << 4) |
      (pattern & 0xf),
    (picture.grain & 0xffff) |
      (sheens.indexOf(picture.sheen) << 16) |
      (picture.isStraight ? 1 << 20 : 0) |
      (toCutBits(cut) << 21),
  ]
  const checksum = getChecksum(words)
  return [checksum, ...mask(words, checksum)]
    .map(word => (word >>> 0).toString(16).padStart(8, '0'))
    .join('')
}

/** Parses an id; undefined for an id that `formatPictureId` did not produce. */
export function parsePictureId(hex: string): Picture | undefined {
  if (!/^[0-9a-f]{32}$/.test(hex)) return undefined
  const [checksum = 0, ...masked] = [0, 8, 16, 24].map(at =>
    Number.parseInt(hex.slice(at, at + 8), 16),
  )
  const words = mask(masked, checksum)
  if (getChecksum(words) !== checksum) return undefined
  const [head = 0, look = 0, tail = 0] = words
  const view = pictureViews[look >>> 28]
  const kind = garmentKinds[(look >>> 20) & 0xff]
  const shade = shades[(look >>> 12) & 0xff]
  const accent = shades[(look >>> 4) & 0xff]
  const pattern = drawnPatterns[(look & 0xf) | ((head >>> 28) << 4)]
  const sheen = sheens[(tail >>> 16) & 0xf]
  if (!view || !kind || !shade || !accent || !pattern || !sheen) return undefined
  const cut = parseCut(tail >>> 21, (head >>> 24) & 0xf)
  return {
    product: head & 0xffffff,
    view,
    kind,
    shade: shade.name,
    accent: accent.name,
    pattern,
    sheen,
    grain: tail & 0xffff,
    ...((tail >>> 20) & 1 ? { isStraight: true } : {}),
    ...(cut && { cut }),
  }
}

function getChecksum(words: number[]): number {
  return words.reduce(mix, 0x51ed270b)
}

function mask(words: number[], checksum: number): number[] {
  return words.map((word, place) => (word ^ mix(checksum, place)) >>> 0)
}
