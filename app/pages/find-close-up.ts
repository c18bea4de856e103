import type { Image } from '#app/domain/product.ts'

/** Words in the address of a picture that is marked as a close-up. */
const closeUpWords = /detail|close-?up|fabric|swatch|texture/i

/** Returns true if the address of the picture calls it a close-up. */
export function isMarkedCloseUp({ sizes }: Image): boolean {
  return closeUpWords.test(sizes.Best.url.split('/').at(-1) ?? '')
}

/**
 * Returns a product's close-up among the pictures after its first: the one that its address calls
 * one, or the third of all, because retailers show the front first, then the back, then a detail.
 */
export function findCloseUp(others: readonly Image[]): Image | undefined {
  return others.find(isMarkedCloseUp) ?? others[1]
}

/** The difference in a channel that pictures of a garment on one ground do not have. */
const otherGround = 6

/**
 * Returns true if a close-up surely shows cloth: its address says so, or its dominant color is not
 * that of a ground. White cloth is told from the ground by the first picture, which shows the latter.
 * An unmarked picture whose color is not known yet may show a whole garment.
 */
export function isCloth(image: Image, color?: string, ground?: string): boolean {
  if (isMarkedCloseUp(image)) return true
  if (color === undefined) return false
  return !isGround(color) || (ground !== undefined && findDistance(color, ground) > otherGround)
}

function findDistance(color: string, other: string): number {
  const channels = toChannels(other)
  return Math.max(...toChannels(color).map((value, at) => Math.abs(value - (channels[at] ?? 0))))
}

function toChannels(color: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
}

/** Returns true for a dominant color that is nearly white or light gray. */
export function isGround(color = '#000000'): boolean {
  const channels = toChannels(color)
  return Math.min(...channels) > 0xd0 && Math.max(...channels) - Math.min(...channels) < 16
}
