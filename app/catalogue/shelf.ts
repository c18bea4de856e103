import type { NetworkLetter, SourceLetter } from '#app/domain/source.ts'

/**
 * What one run reads whole, and within which the unmet is gone: all of a source or, of the feed files, the products of
 * one feed. Runs are kept under this text.
 *
 *     's'           the style-shopping catalogue
 *     'f:alder-uk'  the products of letter f whose ids begin with alder-uk~
 */
export type Shelf = NetworkLetter | `f:${string}`

export function toSource(shelf: Shelf): SourceLetter {
  return isFeed(shelf) ? 'f' : shelf
}

/** What the ids of all its products begin with. */
export function toIdPrefix(shelf: Shelf): string {
  return isFeed(shelf) ? `${shelf.slice(2)}~` : ''
}

function isFeed(shelf: Shelf): shelf is `f:${string}` {
  return shelf.startsWith('f:')
}
