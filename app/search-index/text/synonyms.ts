import { stem } from './stem.ts'
import { narrowerThings, sameThings, writtenTogether } from './synonym-tables.ts'

const weights = { same: 0.75, narrower: 0.6 }

/** Another way to say a phrase, as stems. */
export interface Synonym {
  words: readonly string[]
  weight: number
}

/** By phrase: its stems joined with spaces. */
export const synonyms: ReadonlyMap<string, readonly Synonym[]> = createSynonyms()
/** Joined form → its parts, all as stems. */
export const compounds: ReadonlyMap<string, readonly [string, string]> = createCompounds()

function createSynonyms(): ReadonlyMap<string, readonly Synonym[]> {
  const found = new Map<string, Synonym[]>()
  const toStems = (phrase: string) => phrase.trim().split(' ').map(stem)
  const addSynonym = (from: readonly string[], words: readonly string[], weight: number) => {
    const key = from.join(' ')
    if (key === words.join(' ')) return
    found.set(key, [...(found.get(key) ?? []), { words, weight }])
  }
  for (const line of toLines(sameThings)) {
    const group = line.split(',').map(toStems)
    for (const from of group) for (const words of group) addSynonym(from, words, weights.same)
  }
  for (const line of toLines(narrowerThings)) {
    const [wide = '', rest = ''] = line.split(':')
    for (const phrase of rest.split(','))
      addSynonym(toStems(wide), toStems(phrase), weights.narrower)
  }
  return found
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
