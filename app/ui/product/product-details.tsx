import type { ReactNode } from 'react'
import type { ProductPage } from '#app/pages/product-page.ts'
import { Description } from '../elements/description.tsx'
import { FiberBar } from '../elements/fiber-bar.tsx'
import { Icon } from '../elements/icon.tsx'
import { useShell } from '../shell-context.ts'
import { PriceHistory } from './price-history.tsx'
import { ShareLinks } from './share-links.tsx'

/** The content below the offers: price history, description, materials, alert and sharing. */
export function ProductDetails({
  product,
  historyId,
}: {
  product: ProductPage
  /** The element id of the price history. */
  historyId: string
}) {
  const { materials, fibers, description, priceStory } = product
  // Storefronts about materials state them above.
  const hasMaterials = useShell()?.look.facts !== 'material' && materials.length > 0
  return (
    <div className="border-line border-b">
      {priceStory && priceStory.points.length > 1 ? (
        <Part title="Price history" id={historyId}>
          <PriceHistory story={priceStory} product={product} />
        </Part>
      ) : null}
      {description || hasMaterials ? (
        <Part title="Details">
          {description ? <Description html={description} /> : null}
          {hasMaterials ? (
            <p className="product-materials">
              <b>Materials</b> {fibers ? <FiberBar fibers={fibers} /> : materials.join(', ')}
            </p>
          ) : null}
        </Part>
      ) : null}
      <div className="border-line border-t py-4">
        <ShareLinks product={product} />
      </div>
    </div>
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
