/**
 * Describes why percent-encoded text from outside cannot be read; undefined if it can.
 * PostgreSQL stores neither NUL nor unpaired surrogates, and parsers disagree about the rest.
 *
 *     a%00b → a null character      %zz, 50% → a broken % escape
 *     %ED%A0%80 (a surrogate), %ff → characters that are not UTF-8
 */
export function findEncodingFault(encoded: string): string | undefined {
  if (/\0|%00/.test(encoded)) return 'a null character'
  if (/%(?![0-9a-f]{2})/i.test(encoded)) return 'a broken % escape'
  return findDecoded(encoded) === undefined ? 'characters that are not UTF-8' : undefined
}

/** True if a decoded text can be stored. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** It returns the decoded text because bundlers drop calls whose results are unused. */
function findDecoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}
