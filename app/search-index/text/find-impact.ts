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
