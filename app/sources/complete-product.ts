import type { Product } from '#app/domain/product.ts'
import { parseComposition } from '#app/vocabulary/composition.ts'
import { dropAbsent } from './drop-absent.ts'

type DerivedField =
  | 'image'
  | 'imageMetadata'
  | 'composition'
  | 'beforeMapping'
  | 'nameBrand'
  | 'nameStarts'

/** The fields that a source's mapper returns; undefined where the source has no such field. */
export type ProductFields = {
  [Key in keyof Omit<Product, DerivedField>]: Product[Key] | undefined
}

/**
 * Builds a product from a mapper's fields and adds the
 * fields that are derived in the same way for every source.
 */
export function completeProduct(fields: ProductFields): Product {
  const image = fields.images?.[0]
  const tags = fields.materialTags?.map(({ name }) => name) ?? []
  const composition = parseComposition(tags, fields.description ?? '')
  return dropAbsent<Product>({
    ...fields,
    image,
    imageMetadata: image?.sizes.Best,
    composition: composition.length > 0 ? composition : undefined,
  })
}
