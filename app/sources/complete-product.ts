import type { Product } from '#app/domain/product.ts'
import { parseComposition } from '#app/vocabulary/composition.ts'
import { toProductName } from '#app/vocabulary/product-name.ts'
import { findUnseenColors } from '#app/vocabulary/unseen-colors.ts'
import { dropAbsent } from './drop-absent.ts'

/** Fields that no mapper sets: they are derived here, or added when a product is stored. */
type DerivedField =
  | 'image'
  | 'imageMetadata'
  | 'composition'
  | 'hasAdoptedCategory'
  | 'unseenColorIds'
  | 'beforeMapping'
  | 'nameBrand'
  | 'nameStarts'

/** Fields of prices, retailers and conditions, whose own mappers leave them out. */
type MappedField = 'salePrice' | 'salePriceLabel' | 'converted' | 'retailerName' | 'refurbished'

/**
 * The fields that a source's mapper returns; undefined where the source has no such
 * field. They are required, so that a new field of products does not compile until it is named.
 */
export type ProductFields = {
  [Key in keyof Omit<Product, DerivedField | MappedField>]-?: Product[Key] | undefined
} & Pick<Product, MappedField>

/**
 * Builds a product from a mapper's fields and adds the
 * fields that are derived in the same way for every source.
 */
export function completeProduct(fields: ProductFields): Product {
  const image = fields.images?.[0]
  const tags = fields.materialTags?.map(({ name }) => name) ?? []
  const composition = parseComposition(tags, fields.description ?? '')
  const unseenColors = findUnseenColors({
    images: fields.images ?? [],
    colors: fields.colors ?? [],
  })
  const { name = '', brandedName = '', unbrandedName = '' } = fields
  const shown = toProductName(name)
  return dropAbsent<Product>({
    ...fields,
    name: shown,
    brandedName: brandedName.replace(name, () => shown),
    unbrandedName: toProductName(unbrandedName),
    unseenColorIds: unseenColors.length > 0 ? unseenColors : undefined,
    image,
    imageMetadata: image?.sizes.Best,
    composition: composition.length > 0 ? composition : undefined,
  })
}
