import type { Product, StockLine } from '#app/domain/product.ts'
import { uniqueBy } from '../unique-by.ts'
import type { Variant } from '../variant.ts'

/**
 * A product out of a file that names only what has changed, together with what we had of it: sizes, colours and stock
 * the file does not speak of stay as they were. The next full file says how it really is.
 */
export function mergeChanges(
  stored: Product | undefined,
  changed: Product,
  variants: readonly Variant[],
): Product {
  if (stored === undefined) return changed
  const named = new Set(variants.map(({ color, size }) => toLineKey({ color, size })))
  const kept = stored.stock.filter(line => !named.has(toLineKey(line)))
  const stock = [...kept, ...changed.stock]
  const isOtherInStock = !changed.inStock && kept.length > 0
  // All that changed was sold out, and there is more: price and pictures stay those of what can be bought.
  const base = isOtherInStock ? stored : changed
  return {
    ...base,
    stock,
    sizes: uniqueBy([...stored.sizes, ...changed.sizes], ({ name }) => name.toLowerCase()),
    colors: uniqueBy([...stored.colors, ...changed.colors], ({ id }) => id),
    colorIds: [...new Set([...stored.colorIds, ...changed.colorIds])],
  }
}

function toLineKey({ color, size }: { [Key in keyof StockLine]: StockLine[Key] | undefined }): string {
  return `${color?.toLowerCase() ?? ''}\n${size?.toLowerCase() ?? ''}`
}
