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
 * an outline, the row is empty but just as high, so Buy does not move when the details arrive.
 */
export function ProductLead({ product }: { product: ProductPage }) {
  const shell = useShell()
  if (!shell || product.isGone) return null
  return (
    <div className="product-lead">
      <Lead product={product} shell={shell} />
    </div>
  )
}

function Lead({ product, shell: { look, list } }: { product: ProductPage; shell: Shell }) {
  switch (look.facts) {
    case 'price':
      return <FactList facts={listPriceFacts(product)} className="product-price-facts" />
    case 'material':
      return <Cloth product={product} />
    case 'season': {
      const seasons = listSeasons(product, list.shortcuts)
      return seasons.length > 0 ? (
        <Chips title="Made for" chips={seasons} />
      ) : (
        <Chips title="In short" chips={listShort(product)} />
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

/** What there is to say about a product that belongs to no season; its category only if nothing else. */
function listShort(product: ProductPage): string[] {
  const { materials, colors, category } = product
  const sizes = product.sizes.filter(({ isSoldOut }) => !isSoldOut)
  const condition = describeCondition(product)
  const stores = product.offers.filter(({ price }) => !price.isSoldOut).length
  const chips = [
    materials[0],
    condition === plainCondition ? undefined : condition,
    colors.length > 1 ? `${colors.length} colors` : undefined,
    sizes.length > 1 ? `${sizes.length} sizes` : undefined,
    stores > 1 ? `${stores} stores` : undefined,
  ].filter(chip => chip !== undefined)
  return chips.length > 0 ? chips : [category ?? condition]
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
