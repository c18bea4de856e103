/** A route's `handle`: what the frame needs to know about a page before its content is parsed. */
export interface PageHandle {
  /** Up to 1800 px wide instead of 1200. */
  isWide: boolean
}
