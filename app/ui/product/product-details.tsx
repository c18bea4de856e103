import type { ReactNode } from 'react'
import type { PriceSummary } from '#app/pages/price-summary.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { Description } from '../elements/description.tsx'
import { FiberBar } from '../elements/fiber-bar.tsx'
import { Icon } from '../elements/icon.tsx'
import { useShell } from '../shell-context.ts'
import { PriceHistory } from './price-history.tsx'

/** Returns the prices of the last 90 days, if there are several or they refuse a sale. */
export function findHistory({ priceStory }: ProductPage): PriceSummary | undefined {
  if (!priceStory || (priceStory.points.length < 2 && !priceStory.refusal)) return undefined
  return priceStory
}

/** The prices that `findHistory` finds. */
export function HistoryPart({ product, id }: { product: ProductPage; id: string }) {
  const story = findHistory(product)
  if (!story) return null
  return (
    <Part title="Price history" id={id}>
      <PriceHistory story={story} product={product} />
    </Part>
  )
}

/** The description and, unless the storefront states them above, the materials. */
export function DetailsPart({ product }: { product: ProductPage }) {
  const { materials, fibers, description } = product
  const hasMaterials = useShell()?.look.facts !== 'material' && materials.length > 0
  if (!description && !hasMaterials) return null
  return (
    <Part title="Details">
      {description ? <Description html={description} /> : null}
      {hasMaterials ? (
        <p className="product-materials">
          <b>Materials</b> {fibers ? <FiberBar fibers={fibers} /> : materials.join(', ')}
        </p>
      ) : null}
    </Part>
  )
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <details open id={id} className="product-part">
      <summary>
        {title}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
