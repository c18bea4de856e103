import type { Filters } from '#app/domain/facets/filters.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import type { Documents } from '../terms/documents.ts'
import type { Scored } from './scored.ts'

export interface WordMatch {
  /** The numbers of the matching products in ascending order. */
  numbers: Uint32Array
  /**
   * The text relevance of each product, without its popularity; higher is better. A full match
   * scores from 1 to 2. A partial match, listed because there are few full ones, scores below 1.
   */
  scores: Float32Array
  reading: QueryReading
  /** Parts of the query that become filters (price, size, sale, condition, stock). */
  filters: Partial<Filters>
}

/** For fewer products than this, sorting is faster than an array indexed by product number. */
const fewEnoughToSort = 4_000

/** Converts documents to product numbers in ascending order. */
export function toMatch(
  { numbers, end }: Documents,
  { documents, scores }: Scored,
): Pick<WordMatch, 'numbers' | 'scores'> {
  const count = documents.length
  const own = new Uint32Array(count)
  let isAscending = true
  for (let at = 0; at < count; at += 1) {
    const number = numbers[documents[at] ?? 0] ?? 0
    own[at] = number
    if (at > 0 && number < (own[at - 1] ?? 0)) isAscending = false
  }
  if (isAscending) return { numbers: own, scores }
  return count <= fewEnoughToSort ? sortFew(own, scores) : sortMany(own, scores, end)
}

function sortFew(
  numbers: Uint32Array,
  scores: Float32Array,
): Pick<WordMatch, 'numbers' | 'scores'> {
  const order = Uint32Array.from(numbers, (_, at) => at).sort(
    (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0),
  )
  return {
    numbers: numbers.toSorted(),
    scores: Float32Array.from(order, at => scores[at] ?? 0),
  }
}

function sortMany(
  numbers: Uint32Array,
  scores: Float32Array,
  end: number,
): Pick<WordMatch, 'numbers' | 'scores'> {
  /** Positions start at 1, because 0 marks a number that was not found. */
  const places = new Uint32Array(end)
  for (let at = 0; at < numbers.length; at += 1) places[numbers[at] ?? 0] = at + 1
  const sorted = {
    numbers: new Uint32Array(numbers.length),
    scores: new Float32Array(numbers.length),
  }
  let next = 0
  for (let number = 0; number < end; number += 1) {
    const place = places[number] ?? 0
    if (place === 0) continue
    sorted.numbers[next] = number
    sorted.scores[next] = scores[place - 1] ?? 0
    next += 1
  }
  return sorted
}
