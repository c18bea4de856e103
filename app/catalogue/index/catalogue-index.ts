import type { CatalogueIndex } from './index-door.ts'
import { createPlainIndex } from './plain-index.ts'

export function createCatalogueIndex(): CatalogueIndex {
  return createPlainIndex()
}
