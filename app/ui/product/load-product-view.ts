import { canPrefetch } from '../connection.ts'
import { loadPart } from '../navigation/load-part.ts'

const importProductView = () => import('./product-view.tsx')

/** Loads the script of the product view, which lists do not need at first. */
export function loadProductView() {
  return loadPart(importProductView)
}

/**
 * Preloads the script if the connection is good enough.
 * Failures are reported only when the script is needed.
 */
export function warmProductView(): void {
  if (canPrefetch(navigator)) importProductView().catch(() => undefined)
}
