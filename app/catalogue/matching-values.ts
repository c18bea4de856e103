import type { FacetValue } from '#app/domain/listing.ts'
import { foldAccents } from '#app/domain/urls/slug.ts'

/**
 * Returns the values that contain a word starting with `text`, ignoring accents and case.
 * Values that start with `text` themselves come first; the order is otherwise unchanged.
 */
export function getMatchingValues(values: FacetValue[], text: string): FacetValue[] {
  const prefix = toPlain(text)
  if (prefix === '') return values
  const [first, later]: [FacetValue[], FacetValue[]] = [[], []]
  for (const value of values) {
    const label = toPlain(value.label)
    if (label.startsWith(prefix)) first.push(value)
    else if (label.includes(` ${prefix}`)) later.push(value)
  }
  return [...first, ...later]
}

/** Reduces text to plain lowercase words: "L'Été & Co." → "l ete co " */
function toPlain(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trimStart()
}
