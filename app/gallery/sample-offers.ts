import type { Offer } from '#app/domain/offer.ts'
import { compareWithOthers, type OfferComparison } from '#app/pages/browser/compared-offers.ts'

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

const own = toOffer('offer-1', 'Alder & Finch', 19_800)
const others = [
  toOffer('offer-2', 'Maison Lumen', 14_900),
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

/** An offer beside others in every state. It is compared here, so that no shop page loads the code. */
export const sampleOffers: OfferComparison = compareWithOthers(own, others, { isGone: false })
