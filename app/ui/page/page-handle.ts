/** A route's `handle`: settings of the page's frame that are needed before the content is parsed. */
export interface PageHandle {
  /** True if the page is up to 1800 px wide instead of 1200. */
  isWide: boolean
}
