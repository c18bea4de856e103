import { takeScores } from '../../reused-arrays.ts'
import { descriptionPenalty } from './description-penalty.ts'
import type { Scored } from './scored.ts'
import { mostPartial } from './word-match.ts'

/** How much of a category group a product matches that only mentions the category. */
export const mentionShare = 0.3
/** How much of a score depends on the share of the query, and how much on how well it matches. */
export const partialWeights = { share: 0.9, match: 0.1 }

/** What `relax` adds up for each document. */
export interface Sums {
  /** The documents that match any group, each once. */
  touched: Uint32Array
  /** The groups that the document matches, as bits. */
  masks: Uint16Array
  shares: Float32Array
  scores: Float32Array
}

/** All queries share these arrays, because allocating megabytes takes milliseconds. */
let sums: Sums = createSums(0)

function createSums(total: number): Sums {
  return {
    touched: new Uint32Array(total),
    masks: new Uint16Array(total),
    shares: new Float32Array(total),
    scores: new Float32Array(total),
  }
}

/** Returns sums that are all 0; the caller must clear those that it changes. */
export function getSums(total: number): Sums {
  if (sums.masks.length < total) sums = createSums(Math.ceil(total * 1.2))
  return sums
}

export function getTouched(count: number): Uint32Array {
  return sums.touched.subarray(0, count)
}

// Long loops are functions of their own: V8 compiles a loop in the midst of a longer function again
// and again, because what follows the loop has hardly ever run.

export function clearShares(shares: Float32Array, documents: Uint32Array): void {
  for (let at = 0; at < documents.length; at += 1) shares[documents[at] ?? 0] = 0
}

export function clearSums({ masks, shares, scores }: Sums, documents: Uint32Array): void {
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0
    masks[document] = 0
    shares[document] = 0
    scores[document] = 0
  }
}

/** Stands for the groups of the best document if no document ties with it. */
export const noTies = -1

/** Returns true for documents that match the same groups as the best one, given as bits. */
function isTied({ masks }: Sums, document: number, best: number): boolean {
  return best === 0 || masks[document] === best
}

/**
 * Writes the documents that tie with the best one to `tied`, and returns how many these are. Calls
 * `add` with the score of each other document that has a share.
 */
export function collect(
  documents: Uint32Array,
  sums: Sums,
  mostScore: number,
  best: number,
  tied: Uint32Array,
  add: (document: number, score: number) => void,
): number {
  let end = 0
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0
    if ((sums.shares[document] ?? 0) === 0) continue
    if (isTied(sums, document, best)) {
      tied[end] = document
      end += 1
    } else add(document, toScore(sums, mostScore, document))
  }
  return end
}

function toScore({ shares, scores }: Sums, mostScore: number, document: number): number {
  const match = Math.min((scores[document] ?? 0) / mostScore, 1)
  const score = (shares[document] ?? 0) * (partialWeights.share + partialWeights.match * match)
  return Math.min(score, mostPartial)
}

/** Returns the score of each document, 1 more for those that tie with the best one. */
export function listScores(
  documents: Uint32Array,
  sums: Sums,
  mostScore: number,
  best: number,
): Float32Array {
  const { length } = documents
  const scores = takeScores(length)
  for (let at = 0; at < length; at += 1) {
    const document = documents[at] ?? 0
    scores[at] = toScore(sums, mostScore, document) + (isTied(sums, document, best) ? 1 : 0)
  }
  return scores
}

/** Adds the scores and the share of a group; returns the number of documents touched so far. */
export function addUp(
  { touched, masks, shares, scores }: Sums,
  count: number,
  found: Scored,
  bit: number,
  share: number,
): number {
  let end = count
  for (let at = 0; at < found.documents.length; at += 1) {
    const document = found.documents[at] ?? 0
    let score = found.scores[at] ?? 0
    if (score === 0) continue
    const isMention = score < 0
    if (isMention) score += descriptionPenalty
    if ((shares[document] ?? 0) === 0) {
      touched[end] = document
      end += 1
    }
    if (!isMention) masks[document] = (masks[document] ?? 0) | (1 << bit)
    shares[document] = (shares[document] ?? 0) + share * (isMention ? mentionShare : 1)
    scores[document] = (scores[document] ?? 0) + score
  }
  return end
}
