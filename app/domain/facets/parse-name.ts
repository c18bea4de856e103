import { parseText } from '../parse-text.ts'

const maxNameLength = 120

/**
 * Parses a name into one printable line; undefined if nothing is left or it is too long for a name.
 */
export function parseName(text: string): string | undefined {
  const line = parseText(text, text.length)
  return line !== '' && line.length <= maxNameLength ? line : undefined
}
