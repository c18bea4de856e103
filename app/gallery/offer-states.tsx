import type { LinkWarning } from '#app/domain/link-warning.ts'
import type { Offer } from '#app/domain/offer.ts'
import { compareWithOthers } from '#app/pages/browser/compared-offers.ts'
import { BuyLinks, describeWarning } from '#app/ui/elements/offer-warning.tsx'
import { OfferList } from '#app/ui/product/offer-list.tsx'
import { Apology, Skeleton } from '#app/ui/product/quick-view.tsx'
import { GallerySection } from './gallery-frame.tsx'

/**
 * The comparison of offers, warnings about a link, and the product dialog while it has no product.
 */
export function OfferStates() {
  const [own = cheapest, ...others] = offers
  return (
    <>
      <GallerySection title="Offers">
        <div className="max-w-md">
          <OfferList {...compareWithOthers(own, others, { isGone: false })} />
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

function toOffer(id: string, retailer: string, usdCents: number, changes?: Partial<Offer>): Offer {
  return {
    source: 's',
    id,
    retailer,
    price: { price: `$${(usdCents / 100).toFixed(2)}`, currency: 'USD', isSoldOut: false },
    usdCents,
    amount: { minorUnits: usdCents, currency: 'USD' },
    isPreOwned: false,
    path: `/product/s/women/northquay/88/linen-midi-dress/${id}`,
    buyPath: `/out/s/${id}`,
    ...changes,
  }
}

const cheapest = toOffer('offer-2', 'Maison Lumen', 14_900)
const offers = [
  toOffer('offer-1', 'Alder & Finch', 19_800),
  cheapest,
  toOffer('offer-3', 'Parkside Department Store of Greater Wellington', 18_400, {
    price: { price: '$210.00', salePrice: '$184.00', currency: 'USD', isSoldOut: false },
  }),
  toOffer('offer-4', 'The Edit Room', 9_900, { isPreOwned: true }),
  toOffer('offer-5', 'Urban Canopy', 15_900, { linkWarning: 'price differs' }),
  toOffer('offer-6', 'Markdown Market', 16_500, { linkWarning: 'broken' }),
  toOffer('offer-7', 'Harrow & Vale', 17_900, {
    price: { price: '$179.00', currency: 'USD', isSoldOut: true },
  }),
]
