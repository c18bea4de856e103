import { findEncodingFault } from '#app/domain/encoded-text.ts'

/** The maximum length in characters: twice the length of the longest URL we generate. */
export const maxTargetLength = 8192

export interface TargetFault {
  status: 400 | 414
  message: string
}

const faults: [RegExp, string][] = [
  [/^(?!\/)/, 'not a path'],
  [/^\/\//, 'an empty host'],
  [/\\/, 'a backslash'],
  // Only the ids of products, which come from retailers, may contain an encoded one.
  [/^(?!\/(?:product|out|api\/(?:product|saved)|image|og\/product)\/).*%5c/i, 'a backslash'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what is looked for
  [/[\x00-\x1f\x7f]|%[01][0-9a-f]|%7f/i, 'a control character'],
  [/(?:^|\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)/i, 'a dot segment'],
]

/**
 * Finds parts of a raw request target that cannot be read or that two parsers
 * could interpret differently. Our own links never contain such parts.
 *
 *     /a/../b, /%2e%2e/b   → 400      /a%00        → 400
 *     /a\b, /a%5Cb         → 400      /a%zz, /%ff  → 400
 *     /?q=%00, /?q=%ff     → 400      /?q=%5C..    → fine: a query is only text
 *     /caf%C3%A9           → fine
 */
export function findTargetFault(target: string): TargetFault | undefined {
  if (target.length > maxTargetLength) return { status: 414, message: 'This address is too long' }
  const path = getPath(target)
  const fault = faults.find(([pattern]) => pattern.test(path))?.[1] ?? findEncodingFault(target)
  return fault
    ? { status: 400, message: `This address is invalid: it contains ${fault}` }
    : undefined
}

/** Returns the path of a request target without the query. */
export function getPath(target: string): string {
  return target.split('?', 1)[0] ?? ''
}
