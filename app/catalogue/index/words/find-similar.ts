import { gone } from './documents.ts'
import { findImpact } from './find-impact.ts'
import type { WordStore } from './word-store.ts'

/** So many of a product's own words are asked for: the rare ones, and of common ones what says what it is. */
const maxTerms = 10
/** A word that more than this part of all products has tells nothing of one. */
const commonShare = 0.2
/** So many postings are read for products to choose from, and the likest so many are looked at for all words. */
const maxRead = 20_000
const maxChosen = 400

/** Numbers of the products that share most of a product's characteristic words, likest first. */
export function findSimilar(
  { documents, vocabulary, postings }: WordStore,
  number: number,
  limit: number,
): number[] {
  const own = documents.find(number)
  if (own === undefined) return []
  const characteristic = new Set<number>()
  documents.forEachForm(own, (form, isTitle) => {
    if (isTitle) characteristic.add(vocabulary.termOf(form))
  })
  const terms = [...characteristic]
    .map(term => ({ list: postings.get(term), frequency: vocabulary.frequency[term] ?? 0, term }))
    .filter(({ frequency }) => frequency > 1 && frequency <= Math.max(documents.live * commonShare, 10))
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
  const chosen = takeBest(met, scores, documents.numbers)
  // Of the long lists only what shares a rarer word is looked up.
  for (const { list, frequency } of terms.slice(at)) {
    const rarity = getRarity(documents.live, frequency)
    for (const each of chosen) each.score += (rarity * findImpact(list, each.document)) / 255
  }
  return chosen
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, limit)
    .map(each => each.number)
}

function takeBest(met: readonly number[], scores: Float32Array, numbers: Uint32Array) {
  const sorted = Float32Array.from(met, document => scores[document] ?? 0).sort()
  const least = sorted.at(-maxChosen) ?? 0
  const best: { document: number; score: number; number: number }[] = []
  for (const document of met) {
    const score = scores[document] ?? 0
    const number = numbers[document] ?? gone
    if (score > 0 && score >= least && number !== gone && best.length < maxChosen * 2)
      best.push({ document, score, number })
  }
  return best
}

function getRarity(live: number, frequency: number): number {
  return Math.log(1 + live / frequency)
}
