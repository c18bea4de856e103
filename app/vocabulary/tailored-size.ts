import type { SizeId } from '#app/domain/size.ts'

const cups = 'a{1,2}|b|c|d{1,4}|ee?|ff?|gg?|hh?|i|jj?|kk?'
const braPattern = new RegExp(
  `^(?:bra )?(?:(us|uk|gb|eu|eur|de|fr|be|es) ?)?(\\d{2,3}) ?(${cups})(?: ?/ ?(?:${cups}))?$`,
)
/** A country behind the size: 34D UK. */
const behindBra = /^(.+) (us|uk|gb|eu|eur|de|fr|be|es)$/

/**
 * Parses a bra size in plain lower-case text: 34B is in inches, 75B in centimeters.
 * France, Belgium and Spain write 15 more for the same band: FR 90B is 75B elsewhere.
 */
export function parseBraSize(text: string): SizeId | undefined {
  const [first = '', second = ''] = text.split(/ ?[/|] ?/)
  // The same size in two systems: 34C / 75C.
  if (/\d/.test(second)) return parseBraSize(second) && parseBraSize(first)
  const [, country = '', written = '', cup] =
    braPattern.exec(text.replace(behindBra, '$2 $1').replace(/(?<=\d) ?- ?(?=[a-k])/, '')) ?? []
  const isFrench = /^(?:fr|be|es)$/.test(country)
  const number = Number(written) - (isFrench ? 15 : 0)
  const band = String(number)
  if (isFrench && number < 60) return undefined
  if (number >= 28 && number <= 56 && number % 2 === 0) return `bra:${band}${cup}`
  return number >= 60 && number <= 120 && number % 5 === 0 ? `bra-eu:${band}${cup}` : undefined
}

/**
 * Parses a man's chest or waist with the length of the garment: 40R, 42 Long, 38 Short.
 * Smaller numbers are women's sizes, whose cuts are on the scales of their systems.
 */
export function parseLengthSize(text: string): SizeId | undefined {
  const [, number, length = ''] =
    // A suit may state the waist of its trousers too: 40R/34W.
    /^(?:(?:us|uk) ?)?(\d\d) ?-?(r|s|l|xs|xl|regular|reg|(?:extra |x-?)?(?:short|long))(?:[ /,]+\d\d ?w)?$/.exec(
      text,
    ) ?? []
  const isExtra = length.startsWith('x') || length.startsWith('e')
  return Number(number) >= 28 && Number(number) <= 60
    ? `length:${number}${isExtra ? `x${/s(?:hort)?$/.test(length) ? 's' : 'l'}` : length.charAt(0)}`
    : undefined
}
