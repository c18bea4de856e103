import type { Refusal } from './read-refusals.ts'
import type { Alternative } from './term-group.ts'

/** Returns true if a product with these terms is left out by a query's refusals. */
export function isRefused(
  refusals: readonly Refusal[],
  terms: Pick<ReadonlySet<number>, 'has'>,
): boolean {
  const hasAny = (alternatives: readonly Alternative[]) =>
    alternatives.some(each => each.terms.every(term => terms.has(term)))
  return refusals.some(({ alternatives, excuses }) => hasAny(alternatives) && !hasAny(excuses))
}
