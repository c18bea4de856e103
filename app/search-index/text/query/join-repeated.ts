import type { Alternative, Alternatives, TermGroup } from './term-group.ts'

/**
 * Joins the groups of a repeated word into one that weighs as much as all of them, so that its
 * postings are read once.
 */
export function joinRepeated(termGroups: readonly TermGroup[]): TermGroup[] {
  const joined = new Map<string, TermGroup>()
  for (const termGroup of termGroups) {
    const { alternatives, parts, isCategory } = termGroup
    const key = JSON.stringify([alternatives, parts?.map(part => part.alternatives), isCategory])
    const before = joined.get(key)
    joined.set(key, before ? addWeights(before, termGroup) : termGroup)
  }
  return [...joined.values()]
}

function addWeights(termGroup: TermGroup, other: TermGroup): TermGroup {
  return {
    ...termGroup,
    rarity: termGroup.rarity + other.rarity,
    importance: termGroup.importance + other.importance,
    ...(termGroup.parts
      ? {
          parts: termGroup.parts.map((part, at) => {
            const same = other.parts?.[at]
            return same ? addWeights(part, same) : part
          }),
        }
      : {}),
  }
}

/** Adds alternatives that a group does not have yet. */
export function addAlternatives(
  { alternatives }: Alternatives,
  others: readonly Alternative[],
): void {
  const known = new Set(alternatives.map(toKey))
  alternatives.push(...others.filter(each => !known.has(toKey(each))))
}

function toKey({ terms, weight }: Alternative): string {
  return `${terms} ${weight}`
}
