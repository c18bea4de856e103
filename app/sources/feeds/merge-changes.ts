import type { Product, StockLine } from '#app/domain/product.ts'
import { splitSizes } from '#app/vocabulary/split-sizes.ts'
import { findUnseenColors } from '#app/vocabulary/unseen-colors.ts'
import { uniqueBy } from '../unique-by.ts'
import type { Variant } from '../variant.ts'

/**
 * Merges a product from a delta file with the stored one: sizes, colors and stock that the
 * file does not mention stay as they are. The next full file replaces the whole product.
 */
export function mergeChanges(
  stored: Product | undefined,
  changed: Product,
  variants: readonly Variant[],
): Product {
  if (stored === undefined) return changed
  const named = new Set(
    variants.flatMap(({ color, size }) =>
      (size === undefined ? [undefined] : splitSizes(size)).map(one =>
        toLineKey({ color, size: one }),
      ),
    ),
  )
  const remaining = stored.stock.filter(line => !named.has(toLineKey(line)))
  const stock = [...remaining, ...changed.stock]
  const isOtherInStock = !changed.inStock && remaining.length > 0
  // If every variant in the file is sold out but others are in
  // stock, the product keeps its stored price and pictures.
  const { unseenColorIds: _unseen, ...base } = isOtherInStock ? stored : changed
  const colors = uniqueBy([...stored.colors, ...changed.colors], ({ id }) => id)
  const unseenColorIds = findUnseenColors({ images: base.images, colors })
  return {
    ...base,
    stock,
    sizes: uniqueBy([...stored.sizes, ...changed.sizes], ({ name }) => name.toLowerCase()),
    colors,
    colorIds: [...new Set([...stored.colorIds, ...changed.colorIds])],
    ...(unseenColorIds.length > 0 ? { unseenColorIds } : {}),
  }
}

function toLineKey({
  color,
  size,
}: { [Key in keyof StockLine]: StockLine[Key] | undefined }): string {
  return `${color?.toLowerCase() ?? ''}\n${size?.toLowerCase() ?? ''}`
}
