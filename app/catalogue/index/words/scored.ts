/** Documents ascending, and beside each how well it matches. */
export interface Scored {
  documents: Uint32Array
  scores: Float32Array
}

export const nothing: Scored = { documents: new Uint32Array(0), scores: new Float32Array(0) }

/** Those in either, each with its better score. */
export function uniteScored(a: Scored, b: Scored): Scored {
  if (a.documents.length === 0) return b
  if (b.documents.length === 0) return a
  const documents = new Uint32Array(a.documents.length + b.documents.length)
  const scores = new Float32Array(documents.length)
  let [left, right, end] = [0, 0, 0]
  while (left < a.documents.length || right < b.documents.length) {
    const first = a.documents[left] ?? infinite
    const second = b.documents[right] ?? infinite
    documents[end] = Math.min(first, second)
    const fromA = first <= second ? (a.scores[left] ?? 0) : 0
    const fromB = second <= first ? (b.scores[right] ?? 0) : 0
    scores[end] = Math.max(fromA, fromB)
    if (first <= second) left += 1
    if (second <= first) right += 1
    end += 1
  }
  return { documents: documents.subarray(0, end), scores: scores.subarray(0, end) }
}

/** Those in both, with the sum of their scores. */
export function intersectScored(a: Scored, b: Scored): Scored {
  const [few, many] = a.documents.length <= b.documents.length ? [a, b] : [b, a]
  const documents = new Uint32Array(few.documents.length)
  const scores = new Float32Array(few.documents.length)
  let at = 0
  let end = 0
  for (let index = 0; index < few.documents.length; index += 1) {
    const document = few.documents[index] ?? 0
    at = seek(many.documents, document, at)
    if (many.documents[at] !== document) continue
    documents[end] = document
    scores[end] = (few.scores[index] ?? 0) + (many.scores[at] ?? 0)
    end += 1
  }
  return { documents: documents.subarray(0, end), scores: scores.subarray(0, end) }
}

const infinite = 0xffffffff

/**
 * The first place from `from` on whose value is not below the wanted. Steps that double, then halves: cheap both when the lists
 * are alike and when one is a thousand times the other.
 */
export function seek(values: Uint32Array, wanted: number, from: number): number {
  if ((values[from] ?? infinite) >= wanted) return from
  let step = 1
  let low = from
  while (low + step < values.length && (values[low + step] ?? infinite) < wanted) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, values.length)
  low += 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? infinite) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
