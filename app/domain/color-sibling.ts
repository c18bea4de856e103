import { findColor } from './color.ts'
import { type CheckedProduct, formatProductPrice, type ProductPrice } from './price.ts'
import { getRetailerName } from './retailer-name.ts'
import { productPath } from './urls/links.ts'

/** A listing of a product in another color, which has its own page. */
export interface ColorSibling {
  /** The retailer's names for the colors: "Navy", "Navy, White". */
  name: string
  path: string
  /**
   * Where another retailer sells it. The price is not one of the product's offers, because it is
   * that of another color, or of one that the retailer does not state.
   */
  elsewhere?: { retailer: string; price: ProductPrice }
}

/**
 * A listing without color names is called by our names for its colors, or else by its own name;
 * at another retailer, whose name for the product says nothing about the color, it has none.
 */
export function toColorSibling(product: CheckedProduct, isElsewhere: boolean): ColorSibling {
  const names = product.colors.map(({ name }) => name)
  const ours = product.colorIds.flatMap(id => findColor(id)?.name ?? [])
  const name = [names, ours].find(found => found.length > 0)?.join(', ')
  const path = productPath(product)
  if (!isElsewhere) return { name: name ?? (product.unbrandedName || product.name), path }
  const elsewhere = { retailer: getRetailerName(product), price: formatProductPrice(product) }
  return { name: name ?? 'color not stated', path, elsewhere }
}
