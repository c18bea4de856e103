/**
 * Our id for one outbound click, which the network reports back
 * with a sale. As text it has 21 lower-case letters and digits: the
 * strictest network accepts 32, and some networks change the case.
 *
 *     s  mia4r7k0  2gosa7pa2gv  4
 *        time      random       check character
 */
export interface SubId {
  /** The time of the click, to the millisecond; it must be before the year 2059. */
  clickedAt: Date
  /** A random whole number below 2^53, which distinguishes clicks in the same millisecond. */
  random: number
}

const mark = 's'
const radix = 36
const timeDigits = 8
const randomDigits = 11
const pattern = new RegExp(`^${mark}[0-9a-z]{${timeDigits + randomDigits + 1}}$`)

/** Creates the sub-id of a click that happens now. */
export function createSubId(clickedAt = new Date()): SubId {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return { clickedAt, random: (high >>> 11) * 2 ** 32 + low }
}

export function formatSubId({ clickedAt, random }: SubId): string {
  const digits = toDigits(clickedAt.getTime(), timeDigits) + toDigits(random, randomDigits)
  return mark + digits + getCheckCharacter(digits)
}

/**
 * Parses one of our sub-ids; undefined for anything else, such as a mistyped or truncated sub-id.
 */
export function parseSubId(text: string): SubId | undefined {
  const written = text.trim().toLowerCase()
  if (!pattern.test(written)) return undefined
  const digits = written.slice(mark.length, -1)
  if (getCheckCharacter(digits) !== written.at(-1)) return undefined
  const random = Number.parseInt(digits.slice(timeDigits), radix)
  if (!Number.isSafeInteger(random)) return undefined
  return { clickedAt: new Date(Number.parseInt(digits.slice(0, timeDigits), radix)), random }
}

function toDigits(number: number, length: number): string {
  return number.toString(radix).padStart(length, '0')
}

/**
 * Returns a check character that changes whenever one digit changes or two neighbors are swapped.
 */
function getCheckCharacter(digits: string): string {
  let sum = 0
  // 37 is prime, so no weight can cancel out a difference.
  for (const digit of digits) sum = ((sum + Number.parseInt(digit, radix)) * 2) % 37
  return sum === 36 ? '0' : sum.toString(radix)
}
