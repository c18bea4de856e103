import type { LinkWarning } from '#app/domain/link-warning.ts'
import type { OfferComparison } from '#app/pages/browser/compared-offers.ts'
import { BuyLinks, describeWarning } from '#app/ui/elements/offer-warning.tsx'
import { OfferList } from '#app/ui/product/offer-list.tsx'
import { Apology, Skeleton } from '#app/ui/product/quick-view.tsx'
import { GallerySection } from './gallery-frame.tsx'

/**
 * The comparison of offers, warnings about a link, and the product dialog while it has no product.
 */
export function OfferStates({ comparison }: { comparison: OfferComparison }) {
  const cheapest = comparison.offers.find(({ note }) => /lowest price$/i.test(note))
  const own = comparison.offers.find(({ isThis }) => isThis)
  if (!own || !cheapest) return null
  return (
    <>
      <GallerySection title="Offers">
        <div className="max-w-md">
          <OfferList {...comparison} />
        </div>
      </GallerySection>
      <GallerySection title="Warnings about a link">
        <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {warnings.map(linkWarning => (
            <li key={linkWarning} className="flex flex-col gap-3">
              <p className="text-soft text-sm">{describeWarning(linkWarning, own.retailer)}</p>
              <BuyLinks product={{ ...own, linkWarning, nextBest: cheapest }} />
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title="A dialog that is loading">
        <Skeleton />
      </GallerySection>
      <GallerySection title="A dialog without its product">
        <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
          <Apology path={own.path} isGone onBack={() => undefined} />
          <Apology path={cheapest.path} isGone={false} onBack={() => undefined} />
        </div>
      </GallerySection>
    </>
  )
}

const warnings: readonly LinkWarning[] = ['broken', 'replaced', 'sold out', 'price differs']
