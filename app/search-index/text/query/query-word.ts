/** One word of a query and what is known about its meaning. */
export interface QueryWord {
  /** The word in lower case, without accents. */
  word: string
  /** The position in the query. */
  start: number
  end: number
  /** The stem to look up; for a corrected word, the stem of the correction. */
  stem: string
  /** The spelling that the word was corrected to. */
  corrected?: string
  /**
   * `stop` words do not describe a product. `soft` and `gender`
   * words do, but a product without them still matches.
   */
  role: 'needed' | 'soft' | 'gender' | 'stop'
}
