import type { NetworkLetter, SourceLetter } from '#app/domain/source.ts'

/**
 * The unit that one sync reads in full and within which missing products are marked as gone: a
 * source, or the products of one feed file. Runs are stored under this text.
 *
 *     's'           the style-shopping catalogue
 *     'f:alder-uk'  products of source f whose ids start with alder-uk~
 */
export type SyncScope = NetworkLetter | `f:${string}`

export function toSource(scope: SyncScope): SourceLetter {
  return isFeed(scope) ? 'f' : scope
}

/** The prefix of all product ids in the scope. */
export function toIdPrefix(scope: SyncScope): string {
  return isFeed(scope) ? `${scope.slice(2)}~` : ''
}

function isFeed(scope: SyncScope): scope is `f:${string}` {
  return scope.startsWith('f:')
}
