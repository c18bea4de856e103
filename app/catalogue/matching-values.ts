import type { FacetValue } from '#app/domain/listing.ts'
import { foldAccents } from '#app/domain/slug.ts'

/**
 * Values with a word that begins with the text, accents and case aside: those that begin with it come first, then as
 * they came.
 */
export function getMatchingValues(values: FacetValue[], text: string): FacetValue[] {
  const wanted = toPlain(text)
  if (wanted === '') return values
  const [first, later]: [FacetValue[], FacetValue[]] = [[], []]
  for (const value of values) {
    const label = toPlain(value.label)
    if (label.startsWith(wanted)) first.push(value)
    else if (label.includes(` ${wanted}`)) later.push(value)
  }
  return [...first, ...later]
}

/** "L'Été & Co." → "l ete co " */
function toPlain(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trimStart()
}
