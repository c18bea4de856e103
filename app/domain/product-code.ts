/** A code in a search text that may be a product's id, SKU, MPN or GTIN. */
export interface WrittenCode {
  /** In lower case, without signs and leading zeros, as in `migrations/0095_variant_codes.sql`. */
  code: string
  /** The words as typed: "LK 10442". */
  words: string
}

const minLength = 4
/** Shorter numbers are years, sizes and names of models rather than article numbers. */
const minDigits = 5
const maxLength = 60
const maxWords = 24
/** The maximum number of words that one code is written in: 4 006381 333931. */
const maxParts = 4

/**
 * Finds the parts of a search text that may be product codes: words with a digit, alone or
 * joined with their neighbors.
 *
 *     Curlew LKM-0002    lkm0002, curlewlkm0002
 *     0 12345 67890 5    01234567890 → 1234567890, 12345678905 …
 */
export function findProductCodes(text: string): WrittenCode[] {
  const words = text.match(/[^\s~:;,#()"“”]+/g)?.slice(0, maxWords) ?? []
  const found = new Map<string, WrittenCode>()
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(from + maxParts, words.length); to += 1) {
      const written = words.slice(from, to).join(' ')
      const code = toProductCode(written)
      if (isLikely(code) && !found.has(code)) found.set(code, { code, words: written })
    }
  return [...found.values()]
}

function toProductCode(written: string): string {
  return written
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .replace(/^0+/, '')
}

function isLikely(code: string): boolean {
  if (code.length < minLength || code.length > maxLength || !/\d/.test(code)) return false
  return /[a-z]/.test(code) || code.length >= minDigits
}
