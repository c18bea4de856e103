/** A synonym that an operator added to the built-in ones. */
export interface SearchSynonym {
  /** A word or short phrase that shoppers type. */
  word: string
  /** A search for `word` also finds products with this term. */
  also: string
  /** True if a search for `also` finds `word` as well. */
  isMutual: boolean
}
