import { isSourceLetter, type SourceLetter } from './source.ts'

/** Identifies a product of the catalogue. */
export interface ProductKey {
  source: SourceLetter
  id: string
}

/** Longer than any source's ids. */
const maxLength = 200

/** A key as text without commas, spaces or quotes, so that keys can form a list: `s:730112845`. */
export function formatProductKey({ source, id }: ProductKey): string {
  return `${source}:${encodeURIComponent(id)}`
}

/** Undefined unless both parts are valid. */
export function toProductKey(
  source: string | undefined,
  id: string | undefined,
): ProductKey | undefined {
  return isSourceLetter(source) && id !== undefined && id.length <= maxLength
    ? { source, id }
    : undefined
}

/** Undefined for invalid text. */
export function parseProductKey(text: string): ProductKey | undefined {
  const [, source, encoded] = /^([a-z]):([^\s,]+)$/.exec(text) ?? []
  if (!isSourceLetter(source) || encoded === undefined || encoded.length > maxLength)
    return undefined
  try {
    return { source, id: decodeURIComponent(encoded) }
  } catch {
    return undefined
  }
}
