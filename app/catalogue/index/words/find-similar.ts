import { gone } from './documents.ts'
import { findImpact } from './find-impact.ts'
import type { WordStore } from './word-store.ts'

/** So many of a product's own words are asked for: the rare ones, and of common ones what says what it is. */
const maxTerms = 10
/** A word that more than this part of all products has tells nothing of one. */
const commonShare = 0.2
/** So many postings are read for products to choose from, and the likest so many are looked at for all words. */
const maxRead = 40_000
const maxChosen = 1_500

/** Numbers of the products that share most of a product's characteristic words, likest first. */
export function findSimilar(
  { documents, vocabulary, postings }: WordStore,
  number: number,
  limit: number,
): number[] {
  const own = documents.find(number)
  if (own === undefined) return []
  const terms = [...new Set(documents.readForms(own).title.map(vocabulary.termOf))]
    .map(term => ({ list: postings.get(term), frequency: vocabulary.frequency[term] ?? 0, term }))
    .filter(({ frequency }) => frequency > 1 && frequency <= Math.max(documents.live * commonShare, 10))
    .sort((a, b) => a.frequency - b.frequency || a.term - b.term)
    .slice(0, maxTerms)
  const scores = new Map<number, number>()
  let read = 0
  let at = 0
  for (; at < terms.length && read < maxRead; at += 1) {
    const { list, frequency } = terms[at] as (typeof terms)[number]
    const rarity = getRarity(documents.live, frequency)
    const few = list.subarray(0, maxRead)
    read += few.length
    for (const posting of few) raise(scores, posting >>> 8, (rarity * (posting & 255)) / 255)
  }
  scores.delete(own)
  const chosen = takeBest(scores, documents.numbers).slice(0, maxChosen)
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

function takeBest(scores: ReadonlyMap<number, number>, numbers: Uint32Array) {
  return [...scores]
    .map(([document, score]) => ({ document, score, number: numbers[document] ?? gone }))
    .filter(({ number }) => number !== gone)
    .sort((a, b) => b.score - a.score || a.number - b.number)
}

function getRarity(live: number, frequency: number): number {
  return Math.log(1 + live / frequency)
}

function raise(scores: Map<number, number>, document: number, score: number): void {
  scores.set(document, (scores.get(document) ?? 0) + score)
}
