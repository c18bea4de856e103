import { isStorableText } from './encoded-text.ts'
import { isSourceLetter, type SourceLetter } from './source.ts'

/** Identifies a product of the catalogue. */
export interface ProductKey {
  source: SourceLetter
  id: string
}

/** The maximum length of an id, longer than any source's. Encoding makes a character up to 9 long. */
const maxLength = 400

/**
 * Formats a key as text without commas, spaces or
 * quotes, so that keys can form a list: `s:730112845`.
 */
export function formatProductKey({ source, id }: ProductKey): string {
  return `${source}:${encodeURIComponent(id)}`
}

/** Creates a key from its parts; undefined unless both are valid. */
export function toProductKey(
  source: string | undefined,
  id: string | undefined,
): ProductKey | undefined {
  return isSourceLetter(source) && id !== undefined && isId(id) ? { source, id } : undefined
}

/** Parses a key; undefined for invalid text. */
export function parseProductKey(text: string): ProductKey | undefined {
  const [, source, encoded] = /^([a-z]):([^\s,]+)$/.exec(text) ?? []
  if (encoded === undefined || encoded.length > 9 * maxLength) return undefined
  try {
    return toProductKey(source, decodeURIComponent(encoded))
  } catch {
    return undefined
  }
}

function isId(id: string): boolean {
  return id !== '' && id.length <= maxLength && isStorableText(id)
}
