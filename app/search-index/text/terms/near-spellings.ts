import { getEditDistance } from '#app/domain/edit-distance.ts'
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
 */
export function findNearSpellings(
  dictionary: TermDictionary,
  word: string,
  allUses: Uint32Array = dictionary.titleUses,
): NearSpelling[] {
  // Other words would have too many edits, and the bitmaps tell only Latin letters apart.
  if (word.length < 4 || word.length > maxLength || !/^[a-z]+$/.test(word)) return []
  const near = findNeighbors(dictionary, word, allUses)
  const found = near.length > 0 || word.length < 5 ? near : scan(dictionary, word, allUses)
  const sameStart = (form: number) => dictionary.getWord(form).charCodeAt(0) === word.charCodeAt(0)
  return found.sort(
    (a, b) =>
      a.distance - b.distance ||
      Number(sameStart(b.form)) - Number(sameStart(a.form)) ||
      b.uses - a.uses ||
      (dictionary.getWord(a.form) < dictionary.getWord(b.form) ? -1 : 1),
  )
}

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789']
/** The length of the longest words that are corrected. */
const maxLength = 60

/** Looks up all words that are one edit away, which are a few hundred. */
function findNeighbors(
  dictionary: TermDictionary,
  word: string,
  allUses: Uint32Array,
): NearSpelling[] {
  const found = new Map<number, NearSpelling>()
  const add = (other: string, distance: number) => {
    const form = dictionary.find(other)
    const uses = form === undefined ? 0 : (allUses[form] ?? 0)
    if (form !== undefined && uses > 0 && !found.has(form))
      found.set(form, { form, distance, uses })
  }
  add(word, 0)
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after, rest] = [word.slice(0, at), word.slice(at), word.slice(at + 1)]
    for (const letter of letters) {
      add(before + letter + after, 1)
      if (after !== '') add(before + letter + rest, 1)
    }
    if (after !== '') add(before + rest, 1)
    if (rest !== '') add(before + rest.charAt(0) + after.charAt(0) + rest.slice(1), 1)
  }
  return [...found.values()]
}

/**
 * Compares a word with all forms, and returns those of the smallest distance up to 2. Lengths and
 * letter bitmaps rule out nearly every form; a hundred thousand take about a millisecond.
 */
function scan(dictionary: TermDictionary, word: string, allUses: Uint32Array): NearSpelling[] {
  const own = toLetterSet(word)
  const { letterSets, wordLengths, forms } = dictionary
  const found: NearSpelling[] = []
  let best = 2
  for (let form = 0; form < forms; form += 1) {
    const longer = (wordLengths[form] ?? 0) - word.length
    if (longer > best || longer < -best) continue
    if (countBits((letterSets[form] ?? 0) ^ own) > 2 * best) continue
    const uses = allUses[form] ?? 0
    if (uses === 0) continue
    const other = dictionary.getWord(form)
    // Two edits to a short word, one of them to its first letter, are too far a guess.
    const most = word.length < 8 && other.charCodeAt(0) !== word.charCodeAt(0) ? 1 : best
    const distance = getEditDistance(word, other, most)
    if (distance > most) continue
    best = Math.max(distance, 1)
    found.push({ form, distance, uses })
  }
  return found.filter(({ distance }) => distance <= best)
}

function countBits(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
