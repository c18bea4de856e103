/** One unit of a query with all its alternative wordings. */
export interface TermGroup {
  /** The original words, shown when the group is dropped. */
  words: string
  alternatives: Alternative[]
  /** For several words that form one unit, the group of each word, for partial matches. */
  parts?: TermGroup[]
  /** Close substitutes, used when there are few full matches: other shades of the color. */
  near?: Alternative[]
  /** The wider kind that the close substitutes are from: coats, for raincoats. */
  nearKind?: string
  /** True for a shade that no product has, so that its whole color is searched. */
  isWider?: true
  /** The inverse document frequency of the group. */
  rarity: number
  /**
   * True if the group has the last word of a category's name. Products should belong to that
   * category, not just mention it. A description may say the other words: a case for laptops.
   */
  isCategory: boolean
  /**
   * The weight of the group in partial matches, in which
   * the kind of product counts for more than its features.
   */
  importance: number
}

/** The wordings of a group alone, for what ignores its place in a query. */
export type Alternatives = Pick<TermGroup, 'alternatives'>

export interface Alternative {
  /** A product must have all these terms, anywhere in its text. */
  terms: number[]
  /** The weight of the alternative: 1 for the word itself, less for a substitute. */
  weight: number
}
