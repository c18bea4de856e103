import { hashText, mix } from './hash.ts'

/**
 * The article number printed on one variant of a thing, 12 digits. It depends on the thing alone, so every shop that
 * sends it sends the same; a thing that is not quite the same has another.
 */
export function getGtin(thing: string, variant: string): string {
  const hash = hashText(`${thing}|${variant}`)
  // 6 to 9 begin the numbers of makers; 0 to 5 stand for weighed goods, coupons and a shop's own.
  const digits = `${6 + (mix(hash, 1) % 4)}${pad(mix(hash, 2) % 100_000)}${pad(mix(hash, 3) % 100_000)}`
  return `${digits}${getCheckDigit(digits)}`
}

/** Every other digit from the right counts three times, the last one first. */
export function getCheckDigit(digits: string): number {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

function pad(number: number): string {
  return String(number).padStart(5, '0')
}
