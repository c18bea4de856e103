export const maxTextLength = 200

/**
 * Control characters (C0, C1), unpaired surrogates, line and paragraph separators, and marks that
 * change the text direction.
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+/gu

/**
 * Turns untrusted text into one trimmed line that is safe to display; empty if nothing printable is
 * left. Server and browser both use it to parse URLs, so that they render the same page.
 *
 *     ' red\n midi\0'   → 'red midi'
 *     'a\u{85}b\ud800'  → 'a b'
 */
export function parseText(text: string, maxLength = maxTextLength): string {
  return text.slice(0, maxLength).replace(unprintable, ' ').replace(/\s+/g, ' ').trim()
}
