import { formatUsd } from '#app/domain/currency.ts'
import { formatRatesDay } from '#app/domain/format-rates-day.ts'
import type { LinkWarning } from '#app/domain/link-warning.ts'
import { compareOffers, type Offer } from '#app/domain/offer.ts'
import { formatPriceSpan } from '#app/domain/price-span.ts'

/** An offer in the comparison on a product's page. */
export interface ComparedOffer extends Offer {
  /** The offer that the page is about. */
  isThis: boolean
  /** The difference from the cheapest: "Lowest price", "$39.53 more", "Sold out". */
  note: string
}

export interface OfferComparison {
  /** All offers, available ones first, then by price; empty if there is only one. */
  offers: ComparedOffer[]
  /** The day of the exchange rates, like "Nov 25", if some prices were not in dollars. */
  ratesOf?: string | undefined
  /** The cheapest offer, if it costs less than this one. */
  saving?: { amount: string; retailer: string; path: string } | undefined
}

/**
 * Compares an offer with the others in its group. Only offers that are in stock, in the same
 * condition and without a link warning count as cheaper. The table omits `own` once its retailer no
 * longer sells the product.
 */
export function compareWithOthers(
  own: Offer,
  offers: readonly Offer[],
  { isGone }: { isGone: boolean },
): OfferComparison {
  const others = offers.filter(({ source, id }) => source !== own.source || id !== own.id)
  if (others.length === 0) return { offers: [] }
  const all = (isGone ? others : [own, ...others]).toSorted(compareOffers)
  const best = all.find(offer => isSure(offer) && offer.isPreOwned === own.isPreOwned)
  const cents = own.usdCents - (best?.usdCents ?? own.usdCents)
  return {
    offers: all.map(offer => ({ ...offer, isThis: offer === own, note: toNote(offer, best) })),
    ...(all.some(offer => offer.isConverted) ? { ratesOf: formatRatesDay() } : {}),
    ...(best && !isGone && isSure(own) && cents > 0
      ? { saving: { amount: formatUsd(cents), retailer: best.retailer, path: best.path } }
      : {}),
  }
}

/** The prices at which several stores have a product. */
export interface PriceScale<Shown extends Offer = Offer> {
  /** The number of stores. */
  count: number
  lowCents: number
  highCents: number
  /** "$141.50–$184.00" */
  prices: string
  /** The offers at these prices. */
  offers: Shown[]
}

/**
 * Finds the prices of the offers that are in stock and new; undefined unless several stores have
 * them. Cards state the same prices, which `createStoreCounter` finds in the index.
 */
export function findPriceScale<Shown extends Offer>(
  offers: readonly Shown[],
): PriceScale<Shown> | undefined {
  const compared = offers.filter(
    ({ price, usdCents, isPreOwned }) => !price.isSoldOut && !isPreOwned && usdCents > 0,
  )
  const count = new Set(compared.map(({ retailer }) => retailer)).size
  if (count < 2) return undefined
  const cents = compared.map(({ usdCents }) => usdCents)
  const [lowCents, highCents] = [Math.min(...cents), Math.max(...cents)]
  const prices = formatPriceSpan(formatUsd(lowCents), formatUsd(highCents))
  return { count, lowCents, highCents, prices, offers: compared }
}

const warningNotes: Readonly<Record<LinkWarning, string>> = {
  broken: 'Link may not work',
  replaced: 'Link doesn’t work',
  'sold out': 'May be sold out',
  'price differs': 'Price may differ',
}

function isSure({ price, linkWarning }: Offer): boolean {
  return !price.isSoldOut && linkWarning === undefined
}

function toNote(offer: Offer, best: Offer | undefined): string {
  const { price, usdCents, isPreOwned, linkWarning } = offer
  if (price.isSoldOut) return 'Sold out'
  if (linkWarning) return warningNotes[linkWarning]
  if (best === undefined || isPreOwned !== best.isPreOwned) return isPreOwned ? 'Pre-owned' : 'New'
  const cents = usdCents - best.usdCents
  return cents === 0 ? 'Lowest price' : `${formatUsd(cents)} more`
}
