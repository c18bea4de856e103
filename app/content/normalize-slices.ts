import { matchPath } from 'react-router'
import { findListCategory } from '#app/domain/list-category.ts'
import { type ProductKey, toProductKey } from '#app/domain/product-key.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { findPathProduct } from '#app/domain/urls/product-path.ts'
import type { ProductsSlice, Slice } from './content.ts'
import { normalizeLink } from './normalize-link.ts'
import { normalizeRichText, type TextContext } from './normalize-rich-text.ts'
import { chosenProduct, sliceFields, type WireSlice } from './wire.ts'

/** Omits slices of unknown types and slices without their main field. */
export function normalizeSlices(slices: readonly WireSlice[], context: TextContext): Slice[] {
  return slices.flatMap(slice => readersByType.get(slice.slice_type)?.(slice, context) ?? [])
}

/** The service's name of each kind of slice, and how its fields are read. */
const readers: { [Kind in Slice['kind']]: SliceReader<Extract<Slice, { kind: Kind }>> } = {
  text: {
    type: 'text',
    read({ primary }, context) {
      const { data } = sliceFields.text.safeParse(primary)
      const text = normalizeRichText(data?.text ?? [], context)
      return text.length > 0 ? { kind: 'text', text } : undefined
    },
  },
  picture: {
    type: 'image',
    read({ primary }, context) {
      const { data } = sliceFields.picture.safeParse(primary)
      if (!data) return undefined
      const picture = context.toPicture(data.image)
      return { kind: 'picture', picture, ...(data.caption ? { caption: data.caption } : {}) }
    },
  },
  quote: {
    type: 'quote',
    read({ primary }) {
      const { data } = sliceFields.quote.safeParse(primary)
      if (!data) return undefined
      return { kind: 'quote', text: data.quote, ...(data.source ? { source: data.source } : {}) }
    },
  },
  products: { type: 'products', read: normalizeProducts },
}

interface SliceReader<Kind extends Slice> {
  type: string
  read(slice: WireSlice, context: TextContext): Kind | undefined
}

const readersByType = new Map(
  Object.values(readers).map(({ type, read }: SliceReader<Slice>) => [type, read]),
)

/** Editors specify lists and products by URLs copied from the site. */
function normalizeProducts(slice: WireSlice, context: TextContext): ProductsSlice | undefined {
  const { data } = sliceFields.products.safeParse(slice.primary)
  if (!data) return undefined
  const chosen = slice.items.slice(0, maxChosen).flatMap(item => {
    const link = chosenProduct.safeParse(item)
    return (link.success && findProductKey(normalizeLink(link.data.product, context))) || []
  })
  const list = data.list === undefined ? undefined : findList(normalizeLink(data.list, context))
  return list ? { kind: 'products', title: data.title, list, chosen } : undefined
}

/** The number of products in a product row. */
const maxChosen = 12

function findList(path: string | undefined): ListQuery | undefined {
  const url = path?.startsWith('/') ? new URL(path, 'http://own.invalid') : undefined
  const params = url && matchPath('/products/:main?/:category?', url.pathname)?.params
  const category = params && findListCategory(params)
  return url && category && parseListQuery(url.searchParams, category.id)
}

function findProductKey(path: string | undefined): ProductKey | undefined {
  const { source, id } = (path && findPathProduct(path)) || {}
  return toProductKey(source, id)
}
