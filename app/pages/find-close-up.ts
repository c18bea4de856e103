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

/** Returns true for a dominant color that is nearly white or light gray. */
export function isGround(color = '#000000'): boolean {
  const channels = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
  return Math.min(...channels) > 0xd0 && Math.max(...channels) - Math.min(...channels) < 16
}
