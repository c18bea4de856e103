/** A synonym that an operator added to the built-in ones. */
export interface SearchSynonym {
  /** A word or short phrase that shoppers type. */
  word: string
  /** What products are called that such a search finds too. */
  also: string
  /** A search for `also` finds `word` as well. */
  isMutual: boolean
}
