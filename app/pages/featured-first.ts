import type { RetailerView } from '#app/overrides/retailers/retailer-view.ts'

/** Moves featured retailers to the front; the order is otherwise unchanged. */
export function featuredFirst<T extends { label: string }>(
  values: readonly T[],
  view: RetailerView | undefined,
): T[] {
  const isFeatured = (name: string) => Number(view?.find(name)?.isFeatured ?? false)
  return values.toSorted((a, b) => isFeatured(b.label) - isFeatured(a.label))
}
