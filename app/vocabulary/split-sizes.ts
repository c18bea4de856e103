import { remember } from './remember.ts'

/**
 * Splits a list of sizes in one field. A size that has a separator of its own stays whole.
 *
 *     S|M|L · S, M, L · 36;38;40 · S/M/L/XL · 6 / 8 / 10        a size each
 *     36,5, 37,5 · 36,5 | 37,5                                  36,5 · 37,5
 *     S/M · 36/38 · 104/110 · 32/30 · W32/L34 · 7,5 · M9/W11    themselves
 *     EU 38 / UK 10 / US 6 · S, Petite · M (8, 10)              themselves
 */
export const splitSizes = remember((raw): readonly string[] => {
  const text = raw.trim()
  for (const separator of [/\s*[|;\n]\s*/, /\s*,\s+|\s+,\s*/, /\s*,\s*/, /\s*\/\s*/]) {
    const parts = text.split(separator).filter(Boolean)
    if (parts.length < 2 || !isList(text, parts, separator)) continue
    return [...new Set(parts.flatMap(part => splitAgain(part)))].slice(0, maxSizes)
  }
  return [text]
})

/** The parts of a list may be lists only where their own separator leaves no doubt. */
function splitAgain(part: string): readonly string[] {
  return /[|;]/.test(part) ? splitSizes(part) : [part]
}

const maxSizes = 60
const short =
  /^(?:(?:x{1,4}|\d)?[sl]|\d?x{1,4}|m|\d{1,3}(?:[.,]5)?|\d{1,2}(?:[.,]5)?[a-z]{1,2}|[wl]?\d\d)$/i
/** Matches a size in a list with commas, where a number and its half may have one too. */
const anySize =
  /^(?=.{1,24}$)(?!.*(?: x |cm\b))(?:one size|\p{L}{0,3}[ .]?\d[^,]*(?:,5)?|(?:x{1,4}|\d)?-?[smlx]{1,3}|small|medium|large|x{1,3}[ -]?(?:small|large))$/iu

function isList(text: string, parts: readonly string[], separator: RegExp): boolean {
  // Pipes and semicolons are in no size.
  if (separator.source.includes('|;')) return parts.every(part => part.length <= maxLength)
  if (/[()]/.test(text)) return false
  if (separator.source.includes('/'))
    return parts.length > 2 && parts.every(part => short.test(part))
  // A comma alone may come before a half.
  if (parts.length === 2 && /^\d{1,2},5$/.test(text)) return false
  return parts.every(part => anySize.test(part))
}

const maxLength = 40
