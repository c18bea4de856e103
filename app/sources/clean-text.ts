// Line ends and tabs are white space, and dealt with as such.
const unprintable = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu

/**
 * Text without control characters (PostgreSQL refuses NUL), without broken surrogates (JSON columns refuse those) and
 * without the marks that turn the reading direction of everything behind them.
 */
export function toPrintable(text: string): string {
  return text.toWellFormed().replace(unprintable, '')
}

/** Single spaces between words of ASCII: most names there are, and nothing to clean. */
const isClean = /^[!-~]+(?: [!-~]+)*$/

/** A name or label as one trimmed line of at most `maxLength`; undefined when nothing is left. */
export function cleanText(text: string | null | undefined, maxLength = 300): string | undefined {
  if (text && text.length <= maxLength && isClean.test(text)) return text
  // The first cut spares the patterns a megabyte.
  const line = toPrintable((text ?? '').slice(0, maxLength * 4))
    .replace(/\s+/g, ' ')
    .trim()
  return line.slice(0, maxLength).toWellFormed().trim() || undefined
}
