import { type CurrencyCode, minorDigits } from '#app/domain/currency.ts'

/** The sign before the decimals of an amount. */
export type DecimalSign = '.' | ','

/**
 * How a source writes its amounts: with this sign before the decimals; with decimals `padded` to
 * three digits, so that "89.000" is 89; or in an `unclear` way, so that "89.000" is unreadable.
 */
export type AmountForm = DecimalSign | 'padded' | 'unclear'

/**
 * The maximum number of digits: more than any real price has, but few enough for exact integers.
 */
const maxIntegerDigits = 10

/**
 * Parses an amount into minor units without converting it to a float. Rounds half a minor unit up.
 * `form` is how the source writes amounts, if known. An amount that could mean two things is read
 * by its currency's digits if there is no such form: three digits after the only sign cannot be
 * decimals of a currency that has two or none, so they are thousands. If the source's sign says
 * otherwise, the amount is unreadable.
 *
 *     "62.30" USD, "62,30" EUR               → 6230
 *     "1,298.00", "1.298,00", "1'298.00"     → 129800 in USD and EUR
 *     "1 298", "1.298,-"                     → 129800 in EUR and SEK
 *     "1.298" EUR                            → 129800; undefined if "." is the source's sign
 *     "89.000" USD                           → 8900000; 8900 if padded, undefined if unclear
 *     "345.000" VND                          → 345000
 *     "12.345" KWD                           → 12345; "12,345" only with the sign
 *     "62.3055" USD                          → 6231
 *     "-1", "1e3", "10 - 20", ""             → undefined
 */
export function parseAmount(
  text: string,
  currency: CurrencyCode,
  form?: AmountForm,
): number | undefined {
  const shape = describeAmount(text)
  if (shape === undefined) return undefined
  const digits = minorDigits(currency)
  if (!shape.isAmbiguous) return toMinorUnits(shape, digits)
  const { whole, fraction, sign } = shape
  if (form === 'unclear') return undefined
  if (form === 'padded') return toMinorUnits({ whole, fraction }, digits)
  const isDecimal = form === sign
  const couldBeDecimal = digits >= 3
  // Without a sign of the source, "12.345" has decimals if its currency
  // has three; "12,345" remains unclear, because it has both readings in use.
  if (form === undefined && couldBeDecimal && sign === ',') return undefined
  if (isDecimal && !couldBeDecimal) return undefined
  return isDecimal || (form === undefined && couldBeDecimal)
    ? toMinorUnits({ whole, fraction }, digits)
    : toMinorUnits({ whole: whole + fraction, fraction: '' }, digits)
}

/**
 * How an amount is written. Its decimal sign is "." for "62.30" and "1,234,567", and "," for
 * "62,30" and "1.298,00"; "1.298" is ambiguous, and "89" has no sign.
 */
export interface AmountShape {
  /** The digits before the sign, or of the whole amount. */
  whole: string
  /** The digits after the sign. */
  fraction: string
  /** The decimal sign; for an ambiguous amount, the sign that it has. */
  sign?: DecimalSign | undefined
  /** True if the digits after the only sign could be thousands or decimals: "1.298". */
  isAmbiguous: boolean
}

/** Finds how an amount is written; undefined for text that is not an amount. */
export function describeAmount(text: string): AmountShape | undefined {
  const plain = toPlainDigits(text.slice(0, 60)).trim()
  if (/^\d+$/.test(plain)) return { whole: plain, fraction: '', isAmbiguous: false }
  const [, start, only, end] = /^(\d+)([.,])(\d+)$/.exec(plain) ?? []
  if (start !== undefined && end !== undefined && isSign(only)) {
    const isAmbiguous = end.length === 3 && /^[1-9]\d{0,2}$/.test(start)
    return end.length > 12 ? undefined : { whole: start, fraction: end, sign: only, isAmbiguous }
  }
  const [, lakhs, paise = ''] = indianPattern.exec(plain) ?? []
  if (lakhs !== undefined)
    return { whole: lakhs.replaceAll(',', ''), fraction: paise, sign: '.', isAmbiguous: false }
  const [, grouped, mark, last, decimals = ''] = groupedPattern.exec(plain) ?? []
  if (grouped === undefined) return undefined
  const whole = grouped.replace(/\D/g, '')
  // A sign that groups thousands is not the decimal sign.
  const other = mark === ',' ? '.' : mark === '.' ? ',' : undefined
  const sign = isSign(last) ? last : other
  return { whole, fraction: decimals, sign, isAmbiguous: false }
}

/** 1,234,567.89 · 1.234.567,89 · 1 234,5 · 1'234.50 */
const groupedPattern = /^(\d{1,3}([.,' ])\d{3}(?:\2\d{3})*)(?:(?!\2)([.,])(\d{1,12}))?$/
/** 12,34,567.00 */
const indianPattern = /^(\d{1,2}(?:,\d{2})+,\d{3})(?:\.(\d{1,12}))?$/

function isSign(text: string | undefined): text is DecimalSign {
  return text === '.' || text === ','
}

/** Converts digits and signs of other scripts, all kinds of spaces and apostrophes, and ",-". */
function toPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(/\s+/g, ' ')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/(\d) ?[.,](?:[-–—]{1,2}|=)$/, '$1')
}

function toMinorUnits(
  { whole, fraction }: Pick<AmountShape, 'whole' | 'fraction'>,
  digits: number,
): number | undefined {
  const integer = whole.replace(/^0+(?=\d)/, '')
  if (integer.length > maxIntegerDigits) return undefined
  const padded = fraction.padEnd(digits + 1, '0')
  const isRoundedUp = padded.charAt(digits) >= '5'
  return Number(integer + padded.slice(0, digits)) + (isRoundedUp ? 1 : 0)
}
