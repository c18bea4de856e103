import { gone } from './documents.ts'
import type { WordStore } from './word-store.ts'

/** So many of a product's own words are asked for: the rare ones, and of common ones what says what it is. */
const maxTerms = 10
/** A word that more than this part of all products has tells nothing of one. */
const commonShare = 0.2
/** Longer lists say little for what reading them takes. */
const maxListed = 60_000

/** Numbers of the products that share most of a product's characteristic words, likest first. */
export function findSimilar(
  { documents, vocabulary, postings }: WordStore,
  number: number,
  limit: number,
): number[] {
  const own = documents.find(number)
  if (own === undefined) return []
  const terms = [...new Set(documents.readForms(own).title.map(vocabulary.termOf))]
    .map(term => ({ term, frequency: vocabulary.frequency[term] ?? 0 }))
    .filter(({ frequency }) => frequency > 1 && frequency <= Math.max(documents.live * commonShare, 10))
    .sort((a, b) => a.frequency - b.frequency || a.term - b.term)
    .slice(0, maxTerms)
  const scores = new Map<number, number>()
  for (const { term, frequency } of terms) {
    const rarity = Math.log(1 + documents.live / frequency)
    const list = postings.get(term)
    const isListed = list.length <= maxListed
    // Of a long list only what shares a rarer word is looked at.
    if (isListed) for (const posting of list) add(scores, posting >>> 8, (rarity * (posting & 255)) / 255)
    else raiseKnown(scores, list, rarity)
  }
  scores.delete(own)
  return [...scores]
    .map(([document, score]) => ({ number: documents.numbers[document] ?? gone, score }))
    .filter(each => each.number !== gone)
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, limit)
    .map(each => each.number)
}

function add(scores: Map<number, number>, document: number, score: number): void {
  scores.set(document, (scores.get(document) ?? 0) + score)
}

function raiseKnown(scores: Map<number, number>, list: Uint32Array, rarity: number): void {
  for (const posting of list) {
    const document = posting >>> 8
    const known = scores.get(document)
    if (known !== undefined) scores.set(document, known + (rarity * (posting & 255)) / 255)
  }
}
