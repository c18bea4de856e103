import { type ColorId, findColor } from '#app/domain/color.ts'
import {
  colorWords,
  fallbackPairs,
  fallbackWords,
  pairWords,
  shadePrefixes,
} from './color-table.ts'
import { remember } from './remember.ts'
import { toWords } from './to-words.ts'

/**
 * Returns the canonical colors that a free-text name contains, in
 * order and without duplicates; none if it contains no color we know.
 *
 *     Navy/White, BLK/WHT          blue, white · black, white
 *     Off-White, Écru              white
 *     Rose Gold                    gold
 *     Heather Grey Melange         gray
 *     Floral · Navy Floral         multi · blue
 *     dunkelblau, bleu marine      blue
 *     001, Bermuda                 none
 */
export function toColorIds(freeName: string): readonly ColorId[] {
  return readColors(freeName)
}

/**
 * Returns the colors that several words about one product contain. A pattern counts only if no other
 * word names a color.
 *
 *     houndstooth, jersey, lilac   purple
 *     houndstooth, jersey          black, white
 */
export function toColorIdsOf(words: readonly string[]): ColorId[] {
  const named = words.flatMap(word => findColors(toWords(word), phrases))
  return [...new Set(named.length > 0 ? named : words.flatMap(toColorIds))]
}

/** Returns the color filter's values for a retailer's color name: Midnight Navy → blue. */
export function toColorWords(freeName: string): string[] {
  return toColorIds(freeName).flatMap(id => findColor(id)?.name.toLowerCase() ?? [])
}

const readColors = remember((freeName): readonly ColorId[] => {
  const words = toWords(freeName)
  const found = findColors(words, phrases)
  return found.length > 0 ? found : findColors(words, fallbacks)
})

type Phrases = ReadonlyMap<string, readonly ColorId[]>

const phrases: Phrases = new Map([...toPhrases(colorWords), ...pairWords])
const fallbacks: Phrases = new Map([...toPhrases(fallbackWords), ...fallbackPairs])
const longest = 3

function findColors(words: readonly string[], known: Phrases): ColorId[] {
  const found = new Set<ColorId>()
  for (let at = 0; at < words.length; ) {
    const { ids, length } = findAt(words, at, known)
    for (const id of ids) found.add(id)
    at += length
  }
  return [...found]
}

function findAt(
  words: readonly string[],
  at: number,
  known: Phrases,
): { ids: readonly ColorId[]; length: number } {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const ids = known.get(words.slice(at, at + length).join(' '))
    if (ids !== undefined) return { ids, length }
  }
  return { ids: findCompound(words[at] ?? '', known), length: 1 }
}

/** Finds the color in a compound word: darkgreen → green. */
function findCompound(word: string, known: Phrases): readonly ColorId[] {
  const prefix = shadePrefixes.find(start => word.startsWith(start))
  return (prefix !== undefined && known.get(word.slice(prefix.length))) || []
}

function toPhrases(
  table: Readonly<Partial<Record<ColorId, string>>>,
): [string, readonly ColorId[]][] {
  return Object.entries(table).flatMap(([id, line]) =>
    line
      .split(',')
      .map((phrase): [string, ColorId[]] => [toWords(phrase).join(' '), [id as ColorId]]),
  )
}
