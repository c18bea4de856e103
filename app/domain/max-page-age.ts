/**
 * The age in seconds of the oldest page that signed-out visitors may get. No price is shown for
 * longer after it has changed. "How we rank" and docs/performance.md state this number.
 */
export const maxPageAgeSeconds = 12

/** A list shows no product as it was read from the database longer ago than this; it counts as part of the page's age. */
export const maxReadAgeSeconds = 1
