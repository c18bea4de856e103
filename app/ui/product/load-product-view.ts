import { canPrefetch } from '../connection.ts'
import { loadPart } from '../navigation/load-part.ts'

const importProductView = () => import('./product-view.tsx')

/** Loads the script of the product view, which lists do without at first. */
export function loadProductView() {
  return loadPart(importProductView)
}

/** Preloads it if the connection allows. Failures are reported when the script is needed. */
export function warmProductView(): void {
  if (canPrefetch(navigator)) importProductView().catch(() => undefined)
}
