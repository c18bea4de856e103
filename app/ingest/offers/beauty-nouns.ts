import { ancestorsOf } from '#app/domain/category-tree.ts'
import { kindsByPhrase } from '#app/vocabulary/category-kinds.ts'
import { toNameWords } from './name-words.ts'
import type { OfferFacts } from './offer-facts.ts'

/** The words that say what a beauty product is: oil, serum, cream. */
const nouns = new Set(
  [...kindsByPhrase]
    .filter(([, { women }]) => ancestorsOf(women).some(({ id }) => id === 'womens-beauty'))
    .flatMap(([phrase]) => toNameWords(phrase)),
)

/**
 * Returns the words by which two beauty products of one name are two: the bath oil and the
 * moisturizer of a line. Unlike clothes, beauty products do not have two names for one thing, as a
 * jumper is a sweater.
 */
export function findBeautyNouns(a: OfferFacts, b: OfferFacts): string[] {
  if (a.kind !== 'beauty' || b.kind !== 'beauty') return []
  const [onlyA, onlyB] = [listOwn(a, b), listOwn(b, a)]
  return onlyA.length > 0 && onlyB.length > 0 ? [...onlyA, ...onlyB] : []
}

function listOwn({ words }: OfferFacts, other: OfferFacts): string[] {
  return words.filter(word => nouns.has(word) && !other.words.includes(word))
}
