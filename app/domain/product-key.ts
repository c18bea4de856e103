import { isSourceLetter, type SourceLetter } from './source.ts'

/** What names one product of the catalogue. */
export interface ProductKey {
  source: SourceLetter
  id: string
}

/** Longer than any id a source gives; what is longer was written by somebody else. */
const maxLength = 200

/** As text without comma, space or quote, so that several can stand in one line: `s:730112845`. */
export function formatProductKey({ source, id }: ProductKey): string {
  return `${source}:${encodeURIComponent(id)}`
}

/** Undefined for what is no key. */
export function parseProductKey(text: string): ProductKey | undefined {
  const [, source, encoded] = /^([a-z]):([^\s,]+)$/.exec(text) ?? []
  if (!isSourceLetter(source) || encoded === undefined || encoded.length > maxLength) return undefined
  try {
    return { source, id: decodeURIComponent(encoded) }
  } catch {
    return undefined
  }
}
