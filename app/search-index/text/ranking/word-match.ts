import type { Filters } from '#app/domain/facets/filters.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import type { Documents } from '../terms/documents.ts'
import type { Scored } from './scored.ts'

export interface WordMatch {
  /** The numbers of the matching products in ascending order. */
  numbers: Uint32Array
  /**
   * The text relevance of each product, without its popularity; higher is better. A product that
   * matches all words but those reported as dropped scores 1 or more; see `isFullMatch`. Others,
   * listed behind those because they are similar, score below 1.
   */
  scores: Float32Array
  reading: QueryReading
  /** The word "cheap" or a similar one, and the text without it; absent if there is none. */
  cheap?: Pick<UnderstoodPart, 'words' | 'rest'>
  /** Parts of the query that become filters (price, size, sale, condition, stock). */
  filters: Partial<Filters>
}

/** Returns true for the score of a product that matches all words, and not only some of them. */
export function isFullMatch(score: number): boolean {
  return score >= 1
}

/** The best score of a partial match. */
export const mostPartial = 0.999

/** Raises a score without turning a partial match into a full one. */
export function raiseScore(score: number, by: number): number {
  return isFullMatch(score) ? score + by : Math.min(score + by, mostPartial)
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
