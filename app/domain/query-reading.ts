import type { FilterGroup } from './filters.ts'

/** How a search was read, so that a page can say so and the shopper can take a part of it back. */
export interface QueryReading {
  /** The parts that name a value of a filter or a category, in the order they were written. */
  understood: UnderstoodPart[]
  /** Words nobody writes that way, and what was searched for in their place. */
  corrected: { from: string; to: string }[]
  /** Words left out, since with them nothing would have been found. */
  dropped: string[]
}

export interface UnderstoodPart {
  group: FilterGroup | 'category'
  /** The value as the group's filter takes it; a category's id. */
  value: string
  /** As a shopper reads it: "Red", "Up to $100". */
  label: string
  /** As it was written: "under 100". */
  words: string
  /** The search without those words. */
  rest: string
}
