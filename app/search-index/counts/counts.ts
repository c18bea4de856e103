import { createByPart, type Part, parts } from '../parts.ts'

/**
 * The number of cards with each value, by value code. An array
 * may end before the largest code; missing entries count as 0.
 */
export type Counts = { cards: number } & Record<Part, Uint32Array>

const none = createByPart(parts, () => new Uint32Array())

export function createCounts(): Counts {
  return { cards: 0, ...none }
}

/** Copies counts, to keep them beyond the current query and to update them. */
export function copyCounts(
  counts: Counts & { nodes: Uint32Array },
): Counts & { nodes: Uint32Array } {
  return {
    cards: counts.cards,
    ...createByPart(parts, part => counts[part].slice()),
    nodes: counts.nodes.slice(),
  }
}
