import { createByPart, type Part, parts } from '../parts.ts'

/** Cards by value code. An array may be shorter than the largest code; missing entries are 0. */
export type Counts = { cards: number } & Record<Part, Uint32Array>

export function createCounts(): Counts {
  return { cards: 0, ...createByPart(parts, () => new Uint32Array()) }
}
