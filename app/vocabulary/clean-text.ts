// Line breaks and tabs are not removed here, because they count as white space.
const unprintable = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu

/**
 * Removes control characters (PostgreSQL rejects NUL), unpaired
 * surrogates (JSON columns reject them) and bidirectional control marks.
 */
export function toPrintable(text: string): string {
  return text.toWellFormed().replace(unprintable, '')
}

/** Matches ASCII words with single spaces between them. Most names match and need no cleaning. */
const isClean = /^[!-~]+(?: [!-~]+)*$/

/**
 * Returns a name or label as one trimmed line of at most `maxLength`; undefined if nothing is left.
 */
export function cleanText(text: string | null | undefined, maxLength = 300): string | undefined {
  if (text && text.length <= maxLength && isClean.test(text)) return text
  // Long text is cut first, because the regular expressions would be slow on megabytes.
  const line = toPrintable((text ?? '').slice(0, maxLength * 4))
    .replace(/\s+/g, ' ')
    .trim()
  return line.slice(0, maxLength).toWellFormed().trim() || undefined
}
