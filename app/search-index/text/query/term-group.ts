/** One unit of a query with all its alternative wordings. */
export interface TermGroup {
  /** The original words, shown when the group is dropped. */
  words: string
  alternatives: Alternative[]
  /** Close substitutes, used when there are few full matches: other shades of the color. */
  near?: Alternative[]
  /** Inverse document frequency. */
  rarity: number
  /** True if the group names a category. Products should belong to it and not only mention it. */
  isThing: boolean
  /** Weight in partial matches: what a product is counts more than what it is like. */
  importance: number
}

export interface Alternative {
  /** The terms of this alternative. A product must have all of them, in any place. */
  terms: number[]
  /** 1 for the word itself, less for a substitute. */
  weight: number
}
