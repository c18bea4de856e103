import type { Filters } from '#app/domain/facets/filters.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import type { Bits } from '../../bits.ts'
import type { Documents } from '../terms/documents.ts'
import type { Scored } from './scored.ts'

export interface WordMatch {
  /** The numbers of the matching products, each once, in no particular order. */
  numbers: Uint32Array
  /**
   * The text relevance of each product, without its popularity; higher is better. A product that
   * matches all words but those reported as dropped scores 1 or more; see `isFullMatch`. Others,
   * listed behind those because they are similar, score below 1.
   */
  scores: Float32Array
  /**
   * The indexes of the best matches, all of which score higher than any other match; missing if they
   * are not known. The first page of a long list needs no others.
   */
  head?: Uint32Array | undefined
  /**
   * For a text of filters and refusals only, the numbers of the products that it refuses: all others
   * match equally well, with a score of 1. `numbers` is empty then.
   */
  refused?: Bits
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

/** Returns true if no product matches. */
export function isEmptyMatch({
  numbers,
  refused,
}: Pick<WordMatch, 'numbers' | 'refused'>): boolean {
  return numbers.length === 0 && refused === undefined
}

/** The best score of a partial match. */
export const mostPartial = 0.999

/** Raises a score without turning a partial match into a full one. */
export function raiseScore(score: number, by: number): number {
  return isFullMatch(score) ? score + by : Math.min(score + by, mostPartial)
}

/** Matches, with the indexes of the best ones as in `WordMatch`. */
export interface Ranked extends Scored {
  head?: Uint32Array
}

/** Converts documents to product numbers, in place: a long list takes time to allocate. */
export function toMatch(
  { numbers }: Documents,
  { documents, scores, head }: Ranked,
): Pick<WordMatch, 'numbers' | 'scores' | 'head'> {
  for (let at = 0; at < documents.length; at += 1) documents[at] = numbers[documents[at] ?? 0] ?? 0
  return { numbers: documents, scores, head }
}
