import { hashText, mix } from './hash.ts'

/**
 * Returns the 12-digit GTIN of a variant. The GTIN depends only on the `thing`,
 * so every shop sends the same one, while a look-alike has a different one.
 */
export function getGtin(thing: string, variant: string): string {
  const hash = hashText(`${thing}|${variant}`)
  // Manufacturers' numbers begin with 6 to 9. Numbers that begin
  // with 0 to 5 are for weighed goods, coupons and in-store use.
  const digits = `${6 + (mix(hash, 1) % 4)}${pad(mix(hash, 2) % 100_000)}${pad(mix(hash, 3) % 100_000)}`
  return `${digits}${getCheckDigit(digits)}`
}

/** Digits are weighted 3 and 1 alternately, starting with 3 on the right. */
export function getCheckDigit(digits: string): number {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

function pad(number: number): string {
  return String(number).padStart(5, '0')
}
