import { getEditDistance } from '../language/edit-distance.ts'
import { toLetterSet } from '../language/letter-set.ts'
import type { TermDictionary } from './term-dictionary.ts'

export interface NearSpelling {
  form: number
  distance: number
  /** The number of products with this form. */
  uses: number
}

/**
 * Finds the dictionary forms that a misspelled word may stand for, best first: fewest edits, then
 * the same first letter, which shoppers rarely get wrong, then most products. Allows one edit in
 * words of four or more letters. If that finds nothing, allows two edits in words of five or more.
 *
 * `allUses` says how many products have each form; forms that no product has are left out.
 *
 * Scans all forms. Lengths and letter bitmaps rule out nearly every
 * form, so scanning a hundred thousand takes half a millisecond.
 */
export function findNearSpellings(
  dictionary: TermDictionary,
  word: string,
  allUses: Uint32Array = dictionary.titleUses,
): NearSpelling[] {
  // The bitmaps tell only Latin letters apart, so other words would be compared with all forms.
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return []
  const limit = word.length < 5 ? 1 : 2
  const letters = toLetterSet(word)
  const { letterSets, wordLengths } = dictionary
  const found: NearSpelling[] = []
  let best = limit
  for (let form = 0; form < dictionary.forms; form += 1) {
    const uses = allUses[form] ?? 0
    if (uses === 0) continue
    const longer = (wordLengths[form] ?? 0) - word.length
    if (longer > best || longer < -best) continue
    if (countBits((letterSets[form] ?? 0) ^ letters) > 2 * best) continue
    const other = dictionary.getWord(form)
    const distance = getEditDistance(word, other, best)
    if (distance > best) continue
    const isFarGuess = distance > 1 && word.length < 8
    if (isFarGuess && word.charCodeAt(0) !== other.charCodeAt(0)) continue
    best = Math.max(distance, 1)
    found.push({ form, distance, uses })
  }
  const sameStart = (form: number) => dictionary.getWord(form).charCodeAt(0) === word.charCodeAt(0)
  return found
    .filter(({ distance }) => distance <= best)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(sameStart(b.form)) - Number(sameStart(a.form)) ||
        b.uses - a.uses ||
        (dictionary.getWord(a.form) < dictionary.getWord(b.form) ? -1 : 1),
    )
}

function countBits(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
