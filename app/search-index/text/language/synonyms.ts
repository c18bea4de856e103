import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import { stem } from './stem.ts'
import {
  closedCompounds,
  inseparableKinds,
  narrowerThings,
  qualifyingKinds,
  sameThings,
  writtenTogether,
} from './synonym-tables.ts'
import { toTokens } from './to-tokens.ts'

const weights = { same: 0.75, narrower: 0.6 }

/** An alternative wording of a phrase, as stems. */
export interface Synonym {
  words: readonly string[]
  weight: number
}

/** Keyed by phrase, as stems joined with spaces. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>

/** The number of words in the longest phrase that has synonyms. */
export const longestPhrase = 3

export const builtInSynonyms: Synonyms = readTables()
/** Maps each joined form to its parts, all as stems. */
export const compounds: ReadonlyMap<string, readonly [string, string]> = createCompounds()

const closed: ReadonlySet<string> = new Set(
  closedCompounds.split(',').map(pair => stem(pair.replace(/\s+/g, ''))),
)

/** Returns true for a compound, as the stem of the joined word, that is no kind of its last word. */
export function isClosedCompound(joined: string): boolean {
  return closed.has(joined)
}

const inseparable: ReadonlySet<string> = new Set(
  inseparableKinds.split(', ').map(kind => toStems(kind).join(' ')),
)

/** Returns true for the stems of a kind that a product with its words apart may not belong to. */
export function isInseparable(stems: readonly string[]): boolean {
  return inseparable.has(stems.join(' '))
}

const qualified: ReadonlySet<string> = new Set(
  qualifyingKinds
    .trim()
    .split('\n')
    .flatMap(line => {
      const [kinds = [], followers = []] = line.split(': ').map(part => part.split(', '))
      return kinds.flatMap(kind => followers.map(follower => toPair(stem(kind), stem(follower))))
    }),
)

/** Returns true if the first of two stems says what kind of the second a product is: dress shirt. */
export function isQualifyingKind(first: string, second: string): boolean {
  return qualified.has(toPair(first, second))
}

function toPair(first: string, second: string): string {
  return `${first} ${second}`
}

/** Combines the built-in synonyms with those of operators. */
export function createSynonyms(own: readonly SearchSynonym[]): Synonyms {
  if (own.length === 0) return builtInSynonyms
  const all = new Map(builtInSynonyms)
  for (const { word, also, isMutual } of own) {
    const [from, to] = [toStems(word), toStems(also)]
    const weight = isMutual ? weights.same : weights.narrower
    addSynonym(all, from, to, weight)
    if (isMutual) addSynonym(all, to, from, weight)
  }
  return all
}

/** Returns the words of a phrase as stems. */
export function toStems(phrase: string): string[] {
  return toTokens(phrase).map(({ word }) => stem(word))
}

/**
 * Returns true if the text contains the words of the phrase
 * in a row, in any form: "long divans" contains "divan".
 */
export function hasPhrase(text: string, phrase: string): boolean {
  return ` ${toStems(text).join(' ')} `.includes(` ${toStems(phrase).join(' ')} `)
}

function readTables(): Synonyms {
  const found = new Map<string, readonly Synonym[]>()
  for (const line of toLines(sameThings)) {
    const group = line.split(',').map(toStems)
    for (const from of group)
      for (const words of group) addSynonym(found, from, words, weights.same)
  }
  for (const line of toLines(narrowerThings)) {
    const [wide = '', rest = ''] = line.split(':')
    for (const phrase of rest.split(','))
      addSynonym(found, toStems(wide), toStems(phrase), weights.narrower)
  }
  return found
}

function addSynonym(
  found: Map<string, readonly Synonym[]>,
  from: readonly string[],
  words: readonly string[],
  weight: number,
): void {
  const key = from.join(' ')
  if (key === words.join(' ')) return
  found.set(key, [...(found.get(key) ?? []), { words, weight }])
}

function createCompounds(): ReadonlyMap<string, readonly [string, string]> {
  return new Map(
    writtenTogether.split(',').map(pair => {
      const [first = '', second = ''] = pair.trim().split(' ')
      return [stem(first + second), [stem(first), stem(second)]]
    }),
  )
}

function toLines(table: string): string[] {
  return table.trim().split('\n')
}
