import type { CatalogTool } from './catalog-tool.ts'
import { getProduct } from './get-product.ts'
import { lookupCatalog } from './lookup-catalog.ts'
import { searchCatalog } from './search-catalog.ts'

/** Every tool that assistants can call. To add one, write its module and name it here. */
export const catalogTools: readonly CatalogTool[] = [searchCatalog, lookupCatalog, getProduct]
