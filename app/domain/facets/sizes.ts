import { formatSizeId, parseSizeId } from '../size.ts'
import type { SetFacet } from './facet.ts'

export const sizes: SetFacet = {
  kind: 'set',
  key: 'size',
  title: 'Size',
  read: product => product.sizes,
  parse: parseSizeId,
  format: value => {
    const size = parseSizeId(value)
    return size === undefined ? value : formatSizeId(size)
  },
  panel: { order: 1, view: 'sizes', isOpen: true },
}
