import type { ParsedQuery } from '../query/parse-query.ts'
import type { TermGroup } from '../query/term-group.ts'
import { attributeUseWeight, useWeights, weighOccurrence } from '../terms/field-weights.ts'
import { maxFieldWords } from '../terms/term-reader.ts'
import type { WordStore } from '../terms/word-store.ts'
import { countScores, findLeastScore } from './find-least-score.ts'
import type { Scored } from './scored.ts'
import { isFullMatch, mostPartial, type Ranked } from './word-match.ts'

/** How much a product with the most occurrences gains, as a share of the best score. */
const weight = 0.25
/** The names and descriptions of at most this many matches are read, the best ones. */
const maxRead = 200
/** About as many of the best matches are listed apart, for the first pages. */
export const maxHead = 2_000
/** BM25F's parameter k1; see field-weights.ts for those of each field. */
const saturation = 1.2
const lastBitsEnd = 1_024
/** Leaves room for what the best partial matches gain. */
const partialScale = 1 / (1 + weight)

/**
 * Raises the scores of the best matches by BM25F, computed from how often their names, brands and
 * descriptions have the query's words. The impacts in posting lists are one byte each and limited
 * for words in descriptions, so they cannot tell these matches apart. Modifies `found`.
 */
export function scoreOccurrences(
  store: WordStore,
  { needed, isColorOnly }: ParsedQuery,
  found: Scored,
): Ranked {
  const groups = needed.flatMap(({ parts, ...whole }) => parts ?? [whole])
  const { documents, scores } = found
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0
    if (score < 1) scores[at] = score * partialScale
  }
  if (groups.length === 0 || documents.length < 2 || isColorOnly) return found
  const counts = documents.length > maxRead ? countScores(scores) : undefined
  const least = findLeastScore(scores, maxRead, counts)
  const head = listFrom(scores, findLeastScore(scores, maxHead, counts))
  const countTerms = createTermCounter(store, groups)
  const gains = new Map<number, number>()
  let [best, most] = [0, 0]
  for (const at of head) {
    const score = scores[at] ?? 0
    if (score > best) best = score
    if (score < least) continue
    const gain = getGain(groups, countTerms(documents[at] ?? 0))
    gains.set(at, gain)
    most = Math.max(most, gain)
  }
  for (const [at, gain] of most > 0 ? gains : []) {
    const score = scores[at] ?? 0
    const raised = score + (weight * best * gain) / most
    scores[at] = isFullMatch(score) ? raised : Math.min(raised, mostPartial)
  }
  return documents.length > maxHead ? { documents, scores, head } : { documents, scores }
}

/** Returns the indexes of all scores that are not below `least`. */
export function listFrom(scores: Float32Array, least: number): Uint32Array {
  const indexes: number[] = []
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] ?? 0) >= least) indexes.push(at)
  return Uint32Array.from(indexes)
}

function getGain(groups: readonly TermGroup[], counts: ReadonlyMap<number, number>): number {
  let gain = 0
  for (const { alternatives, near = [], rarity } of groups) {
    let own = 0
    for (const { terms, weight } of [...alternatives, ...near]) {
      let sum = 0
      for (const term of terms) {
        const count = counts.get(term) ?? 0
        sum += count / (saturation + count)
      }
      own = Math.max(own, (weight * sum) / terms.length)
    }
    gain += own * rarity
  }
  return gain
}

/** All queries share these arrays. */
const lastBits = new Uint8Array(lastBitsEnd)
const name = new Uint32Array(maxFieldWords)

/** Returns a function that weighs the occurrences of the groups' terms in a document. */
function createTermCounter(
  { documents, dictionary, getBrandTerms }: WordStore,
  groups: readonly TermGroup[],
): (document: number) => ReadonlyMap<number, number> {
  const wanted = new Set(
    groups.flatMap(({ alternatives, near = [] }) =>
      [...alternatives, ...near].flatMap(({ terms }) => terms),
    ),
  )
  /** Most terms are ruled out by their last bits, which is faster than looking them up. */
  lastBits.fill(0)
  for (const term of wanted) lastBits[term % lastBitsEnd] = 1
  const isWanted = (term: number) => lastBits[term % lastBitsEnd] === 1 && wanted.has(term)
  const uses = new Map<number, number>()
  const counts = new Map<number, number>()
  const add = (term: number, count: number) => counts.set(term, (counts.get(term) ?? 0) + count)
  return document => {
    counts.clear()
    uses.clear()
    const length = documents.readName(document, name)
    const inName = weighOccurrence(useWeights.name, length)
    for (let at = 0; at < length; at += 1) {
      const term = dictionary.termOf(name[at] ?? 0)
      if (isWanted(term)) add(term, inName)
    }
    const brand = getBrandTerms(documents.numbers[document] ?? 0)
    const inBrand = weighOccurrence(useWeights.brand, brand.length)
    for (const term of brand) if (isWanted(term)) add(term, inBrand)
    const words = documents.readUses(document, (form, count) => {
      if (isWanted(dictionary.termOf(form))) uses.set(form, count)
    })
    const inDescription = weighOccurrence(useWeights.description, words)
    documents.forEachForm(document, (form, isTitle) => {
      const term = dictionary.termOf(form)
      if (!isWanted(term)) return
      // A title's word that is not in the name or brand is in the category, color or material.
      if (isTitle && !counts.has(term)) add(term, attributeUseWeight)
      add(term, inDescription * (uses.get(form) ?? (isTitle ? 0 : 1)))
    })
    return counts
  }
}
