import { type Bits, createBits, listBits } from '../../bits.ts'
import type { Scored } from './scored.ts'

/**
 * Collects the best score of each document. Queries share its arrays, which have an entry for each
 * document, because allocating and merging lists of a hundred thousand documents takes longer.
 */
export interface ScoreUnion {
  /** Each document's best score so far; 0 if it has none. */
  readonly best: Float32Array
  /** The documents with a score. */
  readonly met: Bits
  /** Returns the documents with their scores, and starts over. */
  take(): Scored
}

let best = new Float32Array(0)
let met = createBits(0)
let found = new Uint32Array(0)

/** Starts a union of documents below `total`; only one can be in progress. */
export function startUnion(total: number): ScoreUnion {
  if (best.length < total) {
    const capacity = Math.ceil(total * 1.2)
    best = new Float32Array(capacity)
    met = createBits(capacity)
    found = new Uint32Array(capacity)
  }
  return { best, met, take }
}

function take(): Scored {
  const documents = found.slice(0, listBits(met, found))
  const scores = new Float32Array(documents.length)
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0
    scores[at] = best[document] ?? 0
    best[document] = 0
  }
  met.fill(0)
  return { documents, scores }
}
