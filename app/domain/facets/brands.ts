import type { DictionaryFacet } from './facet.ts'
import { parseName } from './parse-name.ts'

export const brands: DictionaryFacet = {
  kind: 'dictionary',
  key: 'brand',
  title: 'Brand',
  read: product => product.brand,
  parse: parseName,
  format: name => name,
  panel: { order: 4, view: 'names', isOpen: true },
}
