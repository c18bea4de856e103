/** What the history keeps of a product that is open over a page. */
export interface QuickViewState {
  source: string
  id: string
  /** The product's own address, which the browser shows meanwhile. */
  path: string
  /** The history key of the page below, which is still the same visit of it. */
  below: string
}

/** History entries outlive deployments, so what one holds is looked at before it is believed. */
export function findQuickView(state: unknown): QuickViewState | undefined {
  const view =
    typeof state === 'object' && state !== null && 'quickView' in state ? state.quickView : undefined
  return isQuickView(view) ? view : undefined
}

function isQuickView(view: unknown): view is QuickViewState {
  if (typeof view !== 'object' || view === null) return false
  const fields = view as Record<keyof QuickViewState, unknown>
  return [fields.source, fields.id, fields.path, fields.below].every(field => typeof field === 'string')
}
