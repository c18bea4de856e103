import { type Bits, hasBit } from './bits.ts'
import type { Columns } from './columns.ts'
import { freshnessDays, isInStock, maxBucket, toWordsStep } from './sort-keys.ts'
import type { WordMatch } from './text/ranking/word-match.ts'

/** What decides the place of a card in a search, in order of precedence. */
export interface OrderTerms {
  /** The product number, which decides last, scrambled. */
  number: number
  /** True if no picture shows a color that was chosen; these come last. */
  isUnseen: boolean
  /** How well the words match; 0 is the best of `worstStep` + 1 steps. */
  wordsStep: number
  isInStock: boolean
  /** From 0 to `maxBucket`, the most popular. */
  popularityBucket: number
  /** Periods of `freshnessDays` since 1970. */
  period: number
}

/**
 * Returns the terms of products in a search sorted by relevance, in the order of `wanted`. `unseen` are
 * those of which no picture shows a chosen color.
 */
export function getOrderTerms(
  columns: Columns,
  { numbers, scores, refused }: Pick<WordMatch, 'numbers' | 'scores' | 'refused'>,
  wanted: readonly number[],
  unseen: Bits | undefined,
): OrderTerms[] {
  const usual = refused ? 1 : 0
  const scoreOf = new Map(wanted.map(number => [number, usual]))
  let best = usual
  for (let at = 0; at < numbers.length; at += 1) {
    const [number, score] = [numbers[at] ?? 0, scores[at] ?? 0]
    if (score > best) best = score
    if (scoreOf.has(number)) scoreOf.set(number, score)
  }
  return wanted.map(number => ({
    number,
    isUnseen: unseen !== undefined && hasBit(unseen, number),
    wordsStep: toWordsStep((scoreOf.get(number) ?? 0) / (best || 1)),
    isInStock: isInStock(columns, number),
    popularityBucket: maxBucket - ((columns.quality[number] ?? 0) % (maxBucket + 1)),
    period: Math.floor((columns.newnessDay[number] ?? 0) / freshnessDays),
  }))
}
