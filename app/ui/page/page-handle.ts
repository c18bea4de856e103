/** A route's `handle`: what a page's frame needs to know before the content is parsed. */
export interface PageHandle {
  /** True if the page is up to 1800 px wide instead of 1200. */
  isWide: boolean
}
