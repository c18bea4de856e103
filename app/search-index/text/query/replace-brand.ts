import { toBrandKey } from '#app/vocabulary/brand.ts'
import { findBrandKind } from '#app/vocabulary/brand-kinds.ts'
import { stem } from '../language/stem.ts'
import { toTokens } from '../language/to-tokens.ts'
import type { QueryWord } from './query-word.ts'
import { isAudience, type NamedEntity } from './read-names.ts'

/** The words to search for instead of those of a brand that nobody sells. */
export interface ReplacedBrand {
  words: readonly QueryWord[]
  /** The kind that the brand is known for: "sneakers". */
  kind: string
}

/**
 * Searches for what a brand that nobody sells is known for: the words after it name a model, and
 * “nike air max” wants no cosmetics of a brand called Air. Colors, audiences and other named parts stay.
 * Undefined if the text names a kind of product itself, or if the brand sells all kinds.
 */
export function replaceBrand(
  text: string,
  words: readonly QueryWord[],
  names: readonly NamedEntity[],
  [brand]: readonly { start: number; end: number }[],
): ReplacedBrand | undefined {
  if (brand === undefined) return undefined
  const kind = findBrandKind(toBrandKey(text.slice(brand.start, brand.end)))
  const isKind = ({ group, value }: NamedEntity) => group === 'category' && !isAudience(value)
  if (kind === undefined || names.some(isKind)) return undefined
  const isKept = ({ start, role }: QueryWord, at: number) =>
    role !== 'needed' ||
    (!(start >= brand.start && start < brand.end) &&
      names.some(({ group, from, to }) => group !== 'brands' && at >= from && at < to))
  const ofKind = toTokens(kind).map(
    ({ word }): QueryWord => ({ ...brand, word, stem: stem(word), role: 'needed' }),
  )
  return { words: [...ofKind, ...words.filter(isKept)], kind }
}
