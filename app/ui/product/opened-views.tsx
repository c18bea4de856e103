import { ProductOutline } from './product-outline.tsx'
import { QuickView } from './quick-view.tsx'

/** Loaded together, by opened-product.tsx. */
export function OpenedViews({ siteName }: { siteName: string }) {
  return (
    <>
      <ProductOutline siteName={siteName} />
      <QuickView siteName={siteName} />
    </>
  )
}
