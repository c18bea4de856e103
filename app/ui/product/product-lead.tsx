import type { ReactNode } from 'react'
import type { ProductPage } from '#app/pages/product-page.ts'
import type { Shell } from '#app/storefronts/shell.ts'
import { FiberBar } from '../elements/fiber-bar.tsx'
import { useShell } from '../shell-context.ts'
import { FactList } from './fact-list.tsx'
import {
  describeCondition,
  listPriceFacts,
  listSeasons,
  plainCondition,
} from './list-product-facts.ts'

/**
 * The facts that a storefront puts above Buy: prices, materials or seasons. While the page is still
 * an outline, the row is empty but just as high, so Buy does not move when the details arrive. A
 * product about which there is nothing else to say names its condition.
 */
export function ProductLead({ product }: { product: ProductPage }) {
  const shell = useShell()
  const lead = shell && !product.isGone && findLead(product, shell)
  return lead ? <div className="product-lead">{lead}</div> : null
}

function findLead(product: ProductPage, { look, list }: Shell): ReactNode {
  switch (look.facts) {
    case 'price': {
      return <FactList facts={listPriceFacts(product)} className="product-price-facts" />
    }
    case 'material':
      return <Cloth product={product} />
    case 'season': {
      const seasons = listSeasons(product, list.shortcuts)
      if (seasons.length > 0) return <Chips title="Made for" chips={seasons} />
      const short = listShort(product)
      return (
        <Chips title="In short" chips={short.length > 0 ? short : [describeCondition(product)]} />
      )
    }
  }
}

/** The length of materials that fit one line of a small phone. */
const shortMaterials = 36

/** The main fiber, and the others if they fit the line. */
function Cloth({ product }: { product: ProductPage }) {
  const { fibers, materials } = product
  if (materials.length === 0) return <p>Composition not stated</p>
  const shown = hasShortMaterials(product)
    ? (fibers ?? { main: materials.join(', ') })
    : { ...(fibers ?? { main: materials[0] ?? '' }), rest: '' }
  return (
    <p>
      <span className="sr-only">Material </span>
      <FiberBar fibers={shown} />
    </p>
  )
}

export function hasShortMaterials({ materials }: Pick<ProductPage, 'materials'>): boolean {
  return materials.join(', ').length <= shortMaterials
}

/** Facts for a product that belongs to no season, leaving out any that repeat its name. */
function listShort(product: ProductPage): string[] {
  const { materials, colors, name } = product
  const [material = ''] = materials
  const sizes = product.sizes.filter(({ isSoldOut }) => !isSoldOut)
  const condition = describeCondition(product)
  const stores = product.offers.filter(({ price }) => !price.isSoldOut).length
  return [
    name.toLowerCase().includes(material.toLowerCase()) ? undefined : material,
    condition === plainCondition ? undefined : condition,
    colors.length > 1 ? `${colors.length} colors` : undefined,
    sizes.length > 1 ? `${sizes.length} sizes` : undefined,
    stores > 1 ? `${stores} stores` : undefined,
  ].filter(chip => chip !== undefined)
}

function Chips({ title, chips }: { title: string; chips: readonly string[] }) {
  return (
    <>
      <h2 className="type-label">{title}</h2>
      <ul>
        {chips.map(chip => (
          <li key={chip}>{chip}</li>
        ))}
      </ul>
    </>
  )
}
