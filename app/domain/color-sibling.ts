import { findColor } from './color.ts'
import type { Product } from './product.ts'
import { productPath } from './urls/links.ts'

/** A retailer's listing of a product in another color, which has its own page. */
export interface ColorSibling {
  /** The retailer's names for the colors: "Navy", "Navy, White". */
  name: string
  path: string
}

/** A listing without color names is called by our names for its colors, or else by its own name. */
export function toColorSibling(product: Product): ColorSibling {
  const names = product.colors.map(({ name }) => name)
  const ours = product.colorIds.flatMap(id => findColor(id)?.name ?? [])
  const name = [names, ours].find(found => found.length > 0)?.join(', ')
  return { name: name ?? (product.unbrandedName || product.name), path: productPath(product) }
}
