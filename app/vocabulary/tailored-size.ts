import type { SizeId } from '#app/domain/size.ts'

const cups = 'a{1,2}|b|c|d{1,4}|ee?|ff?|gg?|hh?|i|jj?|kk?'
const braPattern = new RegExp(
  `^(?:bra )?(?:(?:us|uk|gb|eu|eur|de) ?)?(\\d{2,3}) ?(${cups})(?: ?/ ?(?:${cups}))?$`,
)

/**
 * Parses a bra size in plain lower-case text: 34B is in inches, 75B in centimeters.
 * France, Belgium and Spain write 15 more for the same band, so a label of theirs is not read.
 */
export function parseBraSize(text: string): SizeId | undefined {
  const [, band = '', cup] = braPattern.exec(text) ?? []
  const number = Number(band)
  if (number >= 28 && number <= 56 && number % 2 === 0) return `bra:${band}${cup}`
  return number >= 60 && number <= 120 && number % 5 === 0 ? `bra-eu:${band}${cup}` : undefined
}

/**
 * Parses a man's chest or waist with the length of the garment: 40R, 42 Long, 38 Short.
 * Smaller numbers are women's sizes, whose cuts are on the scales of their systems.
 */
export function parseLengthSize(text: string): SizeId | undefined {
  const [, number, length = ''] =
    /^(?:(?:us|uk) ?)?(\d\d) ?-?(r|s|l|regular|reg|short|long)$/.exec(text) ?? []
  return Number(number) >= 28 && Number(number) <= 60
    ? `length:${number}${length.charAt(0)}`
    : undefined
}
