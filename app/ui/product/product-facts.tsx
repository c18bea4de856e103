import type { ProductPage } from '#app/pages/product-page.ts'
import { useShell } from '../shell-context.ts'
import { FactList } from './fact-list.tsx'
import { listMaterialFacts } from './list-product-facts.ts'
import { hasShortMaterials } from './product-lead.tsx'

/** The remaining facts about a product, below Buy, on storefronts that lead with materials. */
export function ProductFacts({ product }: { product: ProductPage }) {
  if (useShell()?.look.facts !== 'material') return null
  // The line above the price states short materials.
  const materials = hasShortMaterials(product) ? [] : product.materials
  const facts = listMaterialFacts({ ...product, materials })
  return facts.length > 0 ? <FactList facts={facts} className="product-material-facts" /> : null
}
