import type { DictionaryFacet } from './facet.ts'
import { parseName } from './parse-name.ts'

/** The index treats all spellings of a retailer as one name; see its dictionary-rules.ts. */
export const retailers: DictionaryFacet = {
  kind: 'dictionary',
  key: 'store',
  title: 'Store',
  read: product => product.retailer,
  maxNames: 2 ** 16,
  parse: parseName,
  format: name => name,
  panel: { order: 5, view: 'names' },
}
