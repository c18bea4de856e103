/** A route's `handle`: the facts about a page that its frame needs before the content is parsed. */
export interface PageHandle {
  /** True if the page is up to 1800 px wide instead of 1200. */
  isWide: boolean
}
