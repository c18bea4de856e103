/** One word of a query and what is known about its meaning. */
export interface QueryWord {
  /** Lower case, without accents. */
  word: string
  /** Position in the query. */
  start: number
  end: number
  /** The stem to look up; if the word was corrected, that of the correction. */
  stem: string
  /** The form it was corrected to. */
  corrected?: string
  /**
   * `stop` words say nothing about a product. `soft` and
   * `gender` words describe one, but never exclude one.
   */
  role: 'needed' | 'soft' | 'gender' | 'stop'
}
