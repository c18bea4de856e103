import type { SizeId } from '#app/domain/size.ts'

const forms = [
  // W32, W32 L30, W32/L30
  /^w ?(\d\d)(?:[ /x-]*l ?(\d\d))?$/,
  // 32x30, 32 x 30, 32W x 30L
  /^(\d\d) ?w? ?x ?(\d\d) ?l?$/,
  // 32W 30L, 32W/30L
  /^(\d\d) ?w[ /-]*(\d\d) ?l$/,
  // 32 waist, waist 32, 32 in
  /^(?:waist )?(\d\d) ?(?:waist|in|inch|inches)?$/,
]
/**
 * From this number on, a size like 28W is a waist; below it, a size
 * like 26W is a plus size. Shops sell few plus sizes above 26W.
 */
const smallestW = 27

/**
 * Parses a waist in inches, with the length if stated. With
 * `isWaist`, a bare number is also read as a waist size.
 */
export function parseWaistSize(text: string, isWaist: boolean): SizeId | undefined {
  const slashed = /^(\d\d) ?\/ ?(\d\d)$/.exec(text)
  // 36/38 may mean a garment that fits both sizes, and 39/40 is a collar in centimeters.
  if (slashed)
    return isWaist || ![1, 2].includes(Number(slashed[2]) - Number(slashed[1]))
      ? toId(slashed[1], slashed[2])
      : undefined
  const w = /^(\d\d) ?w$/.exec(text)
  if (w) return Number(w[1]) < smallestW ? undefined : toId(w[1], undefined)
  // These bare numbers are on no other scale, because clothing sizes of this magnitude are even.
  if (/^\d\d$/.test(text))
    return isWaist || /^(?:2[3579]|31|33)$/.test(text) ? toId(text, undefined) : undefined
  for (const form of forms) {
    const [, waist, length] = form.exec(text) ?? []
    if (waist === undefined) continue
    return isWaist || isLikelyLength(waist, length) ? toId(waist, length) : undefined
  }
  return undefined
}

function toId(waist: string | undefined, length: string | undefined): SizeId | undefined {
  if (!isBetween(waist, 22, 60) || (length !== undefined && !isBetween(length, 24, 40)))
    return undefined
  return length === undefined ? `waist:${waist}` : `waist:${waist}x${length}`
}

function isBetween(text: string | undefined, least: number, most: number): boolean {
  return Number(text) >= least && Number(text) <= most
}

/**
 * True if pants could have this waist and length. A length
 * far above the waist is a poster size, such as 24x36.
 */
export function isLikelyLength(waist: string, length: string | undefined): boolean {
  return length === undefined || Number(length) - Number(waist) <= 8
}
