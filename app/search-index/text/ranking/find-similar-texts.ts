import { gone } from '../terms/documents.ts'
import { findImpact } from '../terms/impact.ts'
import type { WordStore } from '../terms/word-store.ts'

/**
 * How many of a product's terms to compare: rare terms,
 * and common terms that name the kind of product.
 */
const maxTerms = 10
/** A term that occurs in a larger share of all products than this does not tell products apart. */
const commonShare = 0.2
/**
 * The maximum number of postings read to collect candidates, and
 * the maximum number of candidates that are scored with every term.
 */
const maxRead = 20_000
const maxChosen = 400

/**
 * Finds the products that share the most characteristic terms with a product, most similar first.
 */
export function findSimilarTexts(
  { documents, dictionary, postings }: WordStore,
  number: number,
  limit: number,
): number[] {
  const own = documents.find(number)
  if (own === undefined) return []
  const characteristic = new Set<number>()
  documents.forEachForm(own, (form, isTitle) => {
    if (isTitle) characteristic.add(dictionary.termOf(form))
  })
  const terms = [...characteristic]
    .map(term => ({ list: postings.get(term), frequency: dictionary.frequency[term] ?? 0, term }))
    .filter(
      ({ frequency }) => frequency > 1 && frequency <= Math.max(documents.live * commonShare, 10),
    )
    .sort((a, b) => a.frequency - b.frequency || a.term - b.term)
    .slice(0, maxTerms)
  const scores = new Float32Array(documents.total)
  const met: number[] = []
  let at = 0
  for (; at < terms.length && met.length < maxRead; at += 1) {
    const { list, frequency } = terms[at] as (typeof terms)[number]
    const rarity = getRarity(documents.live, frequency)
    for (let place = 0; place < Math.min(list.length, maxRead); place += 1) {
      const posting = list[place] ?? 0
      const document = posting >>> 8
      if (scores[document] === 0) met.push(document)
      scores[document] = (scores[document] ?? 0) + (rarity * (posting & 255)) / 255
    }
  }
  scores[own] = 0
  const chosen = selectBest(met, scores, documents.numbers)
  // Long posting lists are read only for candidates that share a rarer term.
  for (const { list, frequency } of terms.slice(at)) {
    const rarity = getRarity(documents.live, frequency)
    for (const each of chosen) each.score += (rarity * findImpact(list, each.document)) / 255
  }
  return chosen
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, limit)
    .map(each => each.number)
}

function selectBest(met: readonly number[], scores: Float32Array, numbers: Uint32Array) {
  const sorted = Float32Array.from(met, document => scores[document] ?? 0).sort()
  const least = sorted.at(-maxChosen) ?? 0
  const best: { document: number; score: number; number: number }[] = []
  const add = (document: number, score: number) => {
    const number = numbers[document] ?? gone
    if (score > 0 && number !== gone) best.push({ document, score, number })
  }
  // Those that tie for the last places come last, because there may be thousands of them.
  for (const document of met) {
    const score = scores[document] ?? 0
    if (score > least) add(document, score)
  }
  for (const document of met)
    if (scores[document] === least && best.length < maxChosen * 2) add(document, least)
  return best
}

function getRarity(live: number, frequency: number): number {
  return Math.log(1 + live / frequency)
}
