import type { QueryReading } from '#app/domain/query-reading.ts'
import { toTokens } from '../language/to-tokens.ts'
import type { TermGroup } from './term-group.ts'

/** The groups of a search that no product matches in full, and those that were given up. */
export interface Relaxation {
  requested: readonly TermGroup[]
  /** The groups that the products listed instead lack; they may have the others by a substitute. */
  lacking: readonly TermGroup[]
}

/** Reports words as dropped rather than as understood or corrected, and shades as wider. */
export function relaxReading(
  reading: QueryReading,
  { requested, lacking }: Relaxation,
): QueryReading {
  const dropped = toWords(lacking)
  const isOut = (words: string) =>
    dropped.length > 0 && toTokens(words).every(({ word }) => dropped.includes(word))
  const shades = toWords(requested.filter(each => each.near && !lacking.includes(each)))
  const isShade = (words: string) => toTokens(words).some(({ word }) => shades.includes(word))
  return {
    ...reading,
    understood: reading.understood
      .filter(({ words }) => !isOut(words))
      .map(part =>
        part.group === 'colors' && isShade(part.words) ? { ...part, isWider: true } : part,
      ),
    corrected: reading.corrected.filter(({ from }) => !isOut(from)),
    dropped: [...new Set([...reading.dropped, ...dropped])],
  }
}

function toWords(termGroups: readonly TermGroup[]): string[] {
  return termGroups.flatMap(({ words }) => words.split(' '))
}
