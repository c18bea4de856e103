import type { ReactNode } from 'react'
import type { ProductPage } from '#app/pages/product-page.ts'
import { Description } from '../elements/description.tsx'
import { FiberBar } from '../elements/fiber-bar.tsx'
import { Icon } from '../elements/icon.tsx'
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
  return (
    <div className="border-line border-b">
      {priceStory ? (
        <Part title="Price history" id={historyId}>
          <PriceHistory story={priceStory} product={product} />
        </Part>
      ) : null}
      {description || materials.length > 0 ? (
        <Part title="Details">
          {description ? <Description html={description} /> : null}
          {materials.length > 0 ? (
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
