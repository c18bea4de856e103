/** The contribution of a term to a product's score, as one byte. */
export const fullImpact = 255
/** Minimum for a term outside the description. */
export const leastTitleImpact = 64
/** Maximum for a term that is only in the description: less than for a synonym elsewhere. */
export const mostMentionedImpact = 36

/** The impact of a term on a document from its posting list; 0 when the document lacks the term. */
export function findImpact(postings: Uint32Array, document: number): number {
  let [low, high] = [0, postings.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((postings[middle] ?? 0) >>> 8 < document) low = middle + 1
    else high = middle
  }
  const posting = postings[low] ?? 0
  return low < postings.length && posting >>> 8 === document ? posting & 255 : 0
}
