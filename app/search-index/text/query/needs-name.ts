import type { TermDictionary } from '../terms/term-dictionary.ts'
import type { TermGroup } from './term-group.ts'

/** A word names products if at least this share of those that have it have it outside their description. */
const namingShare = 0.2

/**
 * Returns true if products should have one of several words outside their description: if one of
 * the words names products, as "speaker" does, but "washable" does not. A category has a rule of
 * its own: see `isCategory`.
 */
export function needsName(
  { frequency, titleFrequency }: Pick<TermDictionary, 'frequency' | 'titleFrequency'>,
  groups: readonly TermGroup[],
): boolean {
  if (groups.length < 2 || groups.some(({ isCategory }) => isCategory)) return false
  return groups.some(({ alternatives: [own] }) =>
    own?.terms.some(
      term => (titleFrequency[term] ?? 0) >= namingShare * Math.max(frequency[term] ?? 0, 1),
    ),
  )
}
