import { capitalize } from '#app/domain/capitalize.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import { toTokens } from '../language/to-tokens.ts'
import type { TermGroup } from './term-group.ts'

/** The groups of a search that no product matches in full, and those that were given up. */
export interface Relaxation {
  requested: readonly TermGroup[]
  /** The groups that the products listed instead lack; they may have the others by a substitute. */
  lacking: readonly TermGroup[]
}

/**
 * Reports words as dropped rather than as understood or corrected, shades as their whole color, and kinds
 * of product as wider ones.
 */
export function relaxReading(
  reading: QueryReading,
  { requested, lacking }: Relaxation,
): QueryReading {
  const dropped = toWords(lacking)
  const isOut = (words: string) =>
    dropped.length > 0 && toTokens(words).every(({ word }) => dropped.includes(word))
  const near = requested.filter(each => each.near && !lacking.includes(each))
  const findNear = (words: string) =>
    toTokens(words).flatMap(
      ({ word }) => near.find(each => toWords([each]).includes(word)) ?? [],
    )[0]
  return {
    ...reading,
    understood: reading.understood
      .filter(({ words }) => !isOut(words))
      .map(part => {
        const substituted = findNear(part.words)
        const kind = part.group === 'category' ? substituted?.nearKind : undefined
        if (kind !== undefined) return { ...part, label: capitalize(kind), isWider: true }
        return part.group === 'colors' && substituted ? { ...part, isWider: true } : part
      }),
    corrected: reading.corrected.filter(({ from }) => !isOut(from)),
    dropped: [...new Set([...reading.dropped, ...dropped])],
  }
}

function toWords(termGroups: readonly TermGroup[]): string[] {
  return termGroups.flatMap(({ words }) => words.split(' '))
}
