import { imitationStems, isImitating, listRealMaterials } from '../language/imitations.ts'
import type { Vocabulary } from '../terms/vocabulary.ts'
import type { QueryWord } from './query-word.ts'
import type { Refusal } from './read-refusals.ts'
import type { Alternative } from './term-group.ts'

/**
 * Refuses products of the real material for a query that names an imitation: a shopper for a faux leather
 * jacket wants no leather one. A product that is said to be an imitation of anything is excused.
 */
export function refuseReal({ dictionary }: Vocabulary, words: readonly QueryWord[]): Refusal[] {
  const isFaux = (at: number) => isImitating(words[at]?.stem ?? '')
  const toAlternatives = (stems: readonly string[]): Alternative[] =>
    stems.flatMap(each => {
      const term = dictionary.findTermOfStem(each)
      return term === undefined ? [] : [{ terms: [term], weight: 1 }]
    })
  const own = words.filter((_, at) => !isFaux(at - 1)).map(({ stem }) => stem)
  const excuses = toAlternatives(imitationStems)
  return words.flatMap(({ word, stem, start, end }, at): Refusal[] => {
    // "Leather or faux leather" wants both.
    const real = isFaux(at - 1) ? listRealMaterials(stem).filter(each => !own.includes(each)) : []
    const alternatives = toAlternatives(real)
    return alternatives.length > 0 ? [{ start, end, words: word, alternatives, excuses }] : []
  })
}
