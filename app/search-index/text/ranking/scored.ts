import { type Bits, hasBit } from '../../bits.ts'

/** Documents in ascending order, each with its score. */
export interface Scored {
  documents: Uint32Array
  scores: Float32Array
}

export const nothing: Scored = { documents: new Uint32Array(0), scores: new Float32Array(0) }

/**
 * Returns the union, with the better score of each
 * document. Copies whole runs of the longer list at once.
 */
export function uniteScored(a: Scored, b: Scored): Scored {
  const [few, many] = a.documents.length <= b.documents.length ? [a, b] : [b, a]
  if (few.documents.length === 0) return many
  const { documents: fewOnes, scores: fewScores } = few
  const { documents: manyOnes, scores: manyScores } = many
  const documents = new Uint32Array(fewOnes.length + manyOnes.length)
  const scores = new Float32Array(documents.length)
  let at = 0
  let end = 0
  for (let index = 0; index < fewOnes.length; index += 1) {
    const document = fewOnes[index] ?? 0
    const place = seek(manyOnes, document, at)
    // A loop copies short runs faster than `set` does.
    if (place - at > 32) {
      documents.set(manyOnes.subarray(at, place), end)
      scores.set(manyScores.subarray(at, place), end)
      end += place - at
    } else
      for (let from = at; from < place; from += 1) {
        documents[end] = manyOnes[from] ?? 0
        scores[end] = manyScores[from] ?? 0
        end += 1
      }
    at = place
    const isInBoth = manyOnes[at] === document
    documents[end] = document
    scores[end] = isInBoth
      ? Math.max(fewScores[index] ?? 0, manyScores[at] ?? 0)
      : (fewScores[index] ?? 0)
    end += 1
    if (isInBoth) at += 1
  }
  documents.set(manyOnes.subarray(at), end)
  scores.set(manyScores.subarray(at), end)
  end += manyOnes.length - at
  return { documents: documents.subarray(0, end), scores: scores.subarray(0, end) }
}

/** Returns the intersection, with the sum of both scores. */
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

/** Keeps only the documents that also have a score in `more`, and adds that score. */
export function retainFound({ documents, scores }: Scored, more: Float32Array): Scored {
  const remaining = {
    documents: new Uint32Array(documents.length),
    scores: new Float32Array(documents.length),
  }
  let end = 0
  for (let at = 0; at < documents.length; at += 1) {
    const plus = more[at] ?? 0
    if (plus === 0) continue
    remaining.documents[end] = documents[at] ?? 0
    remaining.scores[end] = (scores[at] ?? 0) + plus
    end += 1
  }
  return {
    documents: remaining.documents.subarray(0, end),
    scores: remaining.scores.subarray(0, end),
  }
}

/** Keeps only the documents whose index passes. */
export function filterScored(found: Scored, isKept: (index: number) => boolean): Scored {
  const documents = new Uint32Array(found.documents.length)
  const scores = new Float32Array(found.documents.length)
  let end = 0
  for (let index = 0; index < found.documents.length; index += 1) {
    if (!isKept(index)) continue
    documents[end] = found.documents[index] ?? 0
    scores[end] = found.scores[index] ?? 0
    end += 1
  }
  return { documents: documents.subarray(0, end), scores: scores.subarray(0, end) }
}

/** Drops the documents in a bitmap, in a loop without calls, because there may be a million others. */
export function dropDocuments(found: Scored, unwanted: Bits): Scored {
  const documents = new Uint32Array(found.documents.length)
  const scores = new Float32Array(found.documents.length)
  let end = 0
  for (let at = 0; at < found.documents.length; at += 1) {
    const document = found.documents[at] ?? 0
    if (hasBit(unwanted, document)) continue
    documents[end] = document
    scores[end] = found.scores[at] ?? 0
    end += 1
  }
  return { documents: documents.subarray(0, end), scores: scores.subarray(0, end) }
}

/** Raises the score of each document in `best` to its score in `other`, where that is higher. */
export function raiseByScored(documents: Uint32Array, best: Float32Array, other: Scored): void {
  const both = intersectScored({ documents, scores: new Float32Array(documents.length) }, other)
  let at = 0
  for (let index = 0; index < both.documents.length; index += 1) {
    while (documents[at] !== both.documents[index]) at += 1
    best[at] = Math.max(best[at] ?? 0, both.scores[index] ?? 0)
  }
}

/** Adds scores in place, where both are above 0; other sums become 0. */
export function addBoth(sums: Float32Array, more: Float32Array): void {
  for (let at = 0; at < sums.length; at += 1) {
    const [sum, plus] = [sums[at] ?? 0, more[at] ?? 0]
    sums[at] = sum > 0 && plus > 0 ? sum + plus : 0
  }
}

/** Raises scores in place to the other ones, where these are higher. */
export function raiseTo(best: Float32Array, others: Float32Array): void {
  for (let at = 0; at < best.length; at += 1)
    if ((others[at] ?? 0) > (best[at] ?? 0)) best[at] = others[at] ?? 0
}

const infinite = 0xffffffff

/**
 * Returns the index of the first value, starting at `from`, that is not below the given
 * one. Galloping search is fast whether the lists have similar or very different lengths.
 */
export function seek(values: Uint32Array, target: number, from: number): number {
  if ((values[from] ?? infinite) >= target) return from
  let step = 1
  let low = from
  while (low + step < values.length && (values[low + step] ?? infinite) < target) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, values.length)
  low += 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? infinite) < target) low = middle + 1
    else high = middle
  }
  return low
}
