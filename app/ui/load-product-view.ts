import { canPrefetch } from './connection.ts'
import { loadPart } from './load-part.ts'

const importProductView = () => import('./product-view.tsx')

/** Loads the script of the product view, which lists do without at first. */
export function loadProductView() {
  return loadPart(importProductView)
}

/** Preloads it on connections that allow that. Failures are reported when it is needed. */
export function warmProductView(): void {
  if (canPrefetch(navigator)) importProductView().catch(() => undefined)
}
