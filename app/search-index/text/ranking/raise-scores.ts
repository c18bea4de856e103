import { seek } from './scored.ts'

/** If one list is this many times longer than the other, its entries are searched for. */
const muchLonger = 8
/** The impact of the current term on each document, 0 between calls. Shared by all queries. */
let impacts = new Uint8Array(0)

/**
 * Raises the score of each document in `best` to the score of the term's impact on it, where that is
 * higher; `scores` has the score of each impact. Both lists are in ascending order.
 */
export function raiseScores(
  documents: Uint32Array,
  best: Float32Array,
  postings: Uint32Array,
  scores: Float32Array,
): void {
  if (postings.length > documents.length * muchLonger)
    raiseDocuments(documents, best, postings, scores)
  else if (documents.length > postings.length * muchLonger)
    raiseByPostings(documents, best, postings, scores)
  else raiseAll(documents, best, postings, scores)
}

function raiseDocuments(
  documents: Uint32Array,
  best: Float32Array,
  postings: Uint32Array,
  scores: Float32Array,
): void {
  let at = 0
  for (let index = 0; index < documents.length; index += 1) {
    const document = documents[index] ?? 0
    // A posting is its document, shifted by the impact's eight bits.
    at = seek(postings, document * 256, at)
    if (at === postings.length) return
    const posting = postings[at] ?? 0
    if (posting >>> 8 === document)
      best[index] = Math.max(best[index] ?? 0, scores[posting & 255] ?? 0)
  }
}

function raiseByPostings(
  documents: Uint32Array,
  best: Float32Array,
  postings: Uint32Array,
  scores: Float32Array,
): void {
  let index = 0
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at] ?? 0
    index = seek(documents, posting >>> 8, index)
    if (index === documents.length) return
    if (documents[index] === posting >>> 8)
      best[index] = Math.max(best[index] ?? 0, scores[posting & 255] ?? 0)
  }
}

/**
 * Looks impacts up by document, which is faster than going through both
 * lists side by side, because no processor can foresee which one to advance.
 */
function raiseAll(
  documents: Uint32Array,
  best: Float32Array,
  postings: Uint32Array,
  scores: Float32Array,
): void {
  const last = Math.max((postings.at(-1) ?? 0) >>> 8, documents.at(-1) ?? 0)
  if (last >= impacts.length) impacts = new Uint8Array(Math.ceil((last + 1) * 1.2))
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at] ?? 0
    impacts[posting >>> 8] = posting & 255
  }
  for (let index = 0; index < documents.length; index += 1) {
    const score = scores[impacts[documents[index] ?? 0] ?? 0] ?? 0
    if (score > (best[index] ?? 0)) best[index] = score
  }
  for (let at = 0; at < postings.length; at += 1) impacts[(postings[at] ?? 0) >>> 8] = 0
}
