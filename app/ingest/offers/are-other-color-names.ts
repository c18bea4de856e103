import { findColor } from '#app/domain/color.ts'
import { shadePrefixes } from '#app/vocabulary/color-table.ts'
import { toColorIds } from '#app/vocabulary/color-words.ts'
import { remember } from '#app/vocabulary/remember.ts'
import { toEnglishColor } from '#app/vocabulary/to-english-color.ts'
import { toWords } from '#app/vocabulary/to-words.ts'
import { matchColors, toShades } from './shades.ts'
import { divideWords } from './telling-words.ts'

/**
 * Returns true if two listings name their color differently, as Merlot and Burgundy do, or one of
 * their colors, as Navy and Jet and Navy and Ink Black do. Shops that copy a brand's names copy all
 * of them, and a brand may sell both shades of one model, so only an operator can tell. Translations
 * and spellings of a name are that name. Listings without names do not name them differently.
 */
export function areOtherColorNames(a: readonly string[] = [], b: readonly string[] = []): boolean {
  if (a.length === 0 || b.length === 0) return false
  const onlyA = a.filter(name => !b.some(other => isOneName(name, other)))
  const onlyB = b.filter(name => !a.some(other => isOneName(name, other)))
  if (onlyA.length === a.length) return true
  return onlyA.some(name => onlyB.some(other => isOneShade(name, other)))
}

/** Shops may leave out the trim. */
function isOneName(name: string, other: string): boolean {
  const [a, b] = [readName(name), readName(other)]
  return a.main === b.main && (a.trim === b.trim || a.trim === '' || b.trim === '')
}

function isOneShade(name: string, other: string): boolean {
  return matchColors(toShades(name), toShades(other)) === 'same'
}

/** A color's name, and the further colors in it, as sorted words. */
interface ColorName {
  main: string
  /** Empty if the name has one color. */
  trim: string
}

/** Reads a name so that it equals those that say the same color: Navy, Navy Blue, Bleu Marine. */
const readName = remember((name): ColorName => {
  const words = toEnglishColor(toWords(name))
  const [first] = toColorIds(words.join(' '))
  const length = words.findLastIndex((_, at) => {
    const ids = toColorIds(words.slice(0, at + 1).join(' '))
    return ids.length === 1 && ids[0] === first
  })
  // Teal is green and blue, without a trim.
  const end = length < 0 ? words.length : length + 1
  return { main: toKey(words.slice(0, end)), trim: toKey(words.slice(end)) }
})

/** Words beside a color that make another one of it. */
const tones: ReadonlySet<string> = new Set(['heather', ...shadePrefixes])

function toKey(words: readonly string[]): string {
  const ids = toColorIds(words.join(' '))
  // Lace and Colorblock say nothing about the color.
  const isOfColor = (word: string) =>
    tones.has(word) ||
    toColorIds(word).some(id => ids.includes(id)) ||
    divideWords([word]).model.length > 0
  const plain = new Set(ids.map(id => findColor(id)?.name.toLowerCase()))
  const telling = [...new Set(words)].filter(isOfColor)
  const special = telling.filter(word => !plain.has(word))
  const isSame = toColorIds(special.join(' ')).join() === ids.join()
  const kept = isSame && special.length > 0 ? special : telling
  // Names without a word about color, such as Lace and Classic, are compared as they are.
  return (kept.length > 0 ? kept : [...new Set(words)]).sort().join(' ')
}
