/** A list that the search box suggests, with its path and its number of cards. */
export interface SuggestedList {
  label: string
  to: string
  count: number
}
