import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import { createSynonyms, longestPhrase, type Synonyms, toStems } from './synonyms.ts'

/**
 * The reason why a synonym is refused: a phrase without words or with too many; the same word on
 * both sides; a synonym that already exists; or a loop, with the phrases along it.
 */
export type SynonymFault =
  | { kind: 'length'; phrase: string }
  | { kind: 'same' }
  | { kind: 'known' }
  | { kind: 'loop'; path: string[] }

/**
 * Checks a synonym against the built-in ones and those that operators have added. A one-way
 * synonym forms a loop if `also` leads back to `word`, because each would then find the other.
 */
export function findSynonymFault(
  own: readonly SearchSynonym[],
  added: SearchSynonym,
): SynonymFault | undefined {
  const { word, also, isMutual } = added
  const [from, to] = [toStems(word), toStems(also)]
  const odd = [from, to].findIndex(({ length }) => length === 0 || length > longestPhrase)
  if (odd !== -1) return { kind: 'length', phrase: odd === 0 ? word : also }
  const [start, end] = [from.join(' '), to.join(' ')]
  if (start === end) return { kind: 'same' }
  const known = createSynonyms(own)
  if (has(known, start, end) && (!isMutual || has(known, end, start))) return { kind: 'known' }
  const path = isMutual ? undefined : findPath(known, end, start)
  return path && { kind: 'loop', path: [start, ...path].map(toPhrase(own, added)) }
}

function has(synonyms: Synonyms, from: string, to: string): boolean {
  return listNext(synonyms, from).includes(to)
}

function listNext(synonyms: Synonyms, phrase: string): string[] {
  return (synonyms.get(phrase) ?? []).map(({ words }) => words.join(' '))
}

/** Returns the shortest path of synonyms from one phrase to another, both included. */
function findPath(synonyms: Synonyms, from: string, to: string): string[] | undefined {
  const ways = new Map<string, string[]>([[from, [from]]])
  // The loop includes entries that are added to the map while it runs.
  for (const [phrase, way] of ways) {
    if (phrase === to) return way
    for (const next of listNext(synonyms, phrase))
      if (!ways.has(next)) ways.set(next, [...way, next])
  }
  return undefined
}

/** Turns stems back into the spelling that operators typed. */
function toPhrase(own: readonly SearchSynonym[], added: SearchSynonym) {
  const written = [...own, added].flatMap(({ word, also }) => [word, also])
  const phrases = new Map(written.map(phrase => [toStems(phrase).join(' '), phrase]))
  return (stems: string) => phrases.get(stems) ?? stems
}
