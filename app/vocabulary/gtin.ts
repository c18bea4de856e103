/**
 * Returns a GTIN padded to 14 digits; undefined for numbers that only look like a GTIN.
 *
 *     036000291452          UPC            00036000291452
 *     400-6381-33393-1      EAN            04006381333931
 *     9780306406157         ISBN-13        09780306406157
 *     96385074              GTIN-8         00000096385074
 *     036000291453          wrong check digit    undefined
 *     000000000000, 123456789012                 undefined: placeholders
 *     0200000000004         internal number      undefined
 */
export function parseGtin(raw: string | number | null | undefined): string | undefined {
  const digits = String(raw ?? '')
    .trim()
    .replace(/[\s-]/g, '')
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return undefined
  const gtin = digits.padStart(14, '0')
  if (!isChecked(gtin) || isInternal(gtin) || isPlaceholder(gtin)) return undefined
  return gtin
}

/**
 * Verifies the check digit: with every other digit
 * multiplied by three, the sum of all digits must end in 0.
 */
function isChecked(gtin: string): boolean {
  let sum = 0
  for (let at = 0; at < 14; at += 1) sum += Number(gtin[at]) * (at % 2 === 0 ? 3 : 1)
  return sum % 10 === 0
}

/**
 * True for numbers that retailers assign themselves: internal numbers, weighed
 * goods, coupons and refunds (GS1 prefixes 02, 04, 05, 2, 98, 99; 0 and 2 in
 * GTIN-8). Two retailers may use the same number for different products.
 */
function isInternal(gtin: string): boolean {
  if (gtin.startsWith('000000')) return /^[02]/.test(gtin.slice(6))
  // A leading 9 marks goods sold by weight.
  return /^(?:9|\d(?:0[245]|2|9[89]))/.test(gtin)
}

/**
 * True for ascending digits or one repeated digit, because
 * the check digit of such a number can be correct by chance.
 */
function isPlaceholder(gtin: string): boolean {
  const digits = gtin.replace(/^0+/, '').slice(0, -1)
  return '12345678901234'.startsWith(digits) || /^(\d)\1*$/.test(digits)
}
