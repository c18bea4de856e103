import type { ProductKey } from '#app/domain/product-key.ts'
import type { NetworkLetter, SourceLetter } from '#app/domain/source.ts'

/**
 * The unit that a sync reads in full and checks for missing products: a source, or the products of one feed file. Runs are stored under this key.
 *
 *     's'           the style-shopping catalogue
 *     'f:alder-uk'  products of source f whose ids start with alder-uk~
 */
export type SyncScope = NetworkLetter | `f:${string}`

/** Returns the scope that a product belongs to. */
export function toScope({ source, id }: ProductKey): SyncScope {
  return source === 'f' ? `f:${id.split('~', 1)[0] ?? ''}` : source
}

/** The SQL equivalent of `toScope`, for the columns of `product`. */
export const scopeColumn = `CASE product.source WHEN 'f' THEN 'f:' || split_part(product.id, '~', 1) ELSE product.source END`

export function toSource(scope: SyncScope): SourceLetter {
  return isFeedScope(scope) ? 'f' : scope
}

/** Returns the prefix of all product ids in the scope. */
export function toIdPrefix(scope: SyncScope): string {
  return isFeedScope(scope) ? `${scope.slice(2)}~` : ''
}

export function isFeedScope(scope: SyncScope): scope is `f:${string}` {
  return scope.startsWith('f:')
}
