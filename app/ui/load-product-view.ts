import { canPrefetch } from './connection.ts'
import { loadPart } from './load-part.ts'

const importProductView = () => import('./product-view.tsx')

/** The script of a product's view, which lists begin without. */
export function loadProductView() {
  return loadPart(importProductView)
}

/** Sends for it ahead, where that costs nobody anything. A failure is told when it is really asked for. */
export function warmProductView(): void {
  if (canPrefetch(navigator)) importProductView().catch(() => undefined)
}
