import { capitalize } from '#app/domain/capitalize.ts'
import { formatUsd } from '#app/domain/currency.ts'
import { formatRatesDay } from '#app/domain/format-rates-day.ts'
import type { LinkWarning } from '#app/domain/link-warning.ts'
import { compareOffers, type Offer } from '#app/domain/offer.ts'
import { formatPriceSpan } from '#app/domain/price-span.ts'

/** An offer in the comparison on a product's page. */
export interface ComparedOffer extends Offer {
  /** The offer that the page is about. */
  isThis: boolean
  /**
   * The difference from the cheapest of all: "Lowest price", "$39.53 more", "Sold out". It begins with
   * the condition if the offers are not all in the same one: "Pre-owned · $5.00 more".
   */
  note: string
}

export interface OfferComparison {
  /** All offers, available ones first, then by price; empty if there is only one. */
  offers: ComparedOffer[]
  /** The day of the exchange rates, like "Nov 25", if some prices were not in dollars. */
  ratesOf?: string | undefined
  /** The cheapest offer in the same or a better condition, if it costs less than this one. */
  saving?: { amount: string; retailer: string; path: string } | undefined
}

/**
 * Compares an offer with the others in its group. Only offers that are in stock and without a link
 * warning count as cheaper; a pre-owned one saves nothing on a new one. The table omits `own` once its
 * retailer no longer sells the product.
 */
export function compareWithOthers(
  own: Offer,
  offers: readonly Offer[],
  { isGone }: { isGone: boolean },
): OfferComparison {
  const others = offers.filter(({ source, id }) => source !== own.source || id !== own.id)
  if (others.length === 0) return { offers: [] }
  const all = (isGone ? others : [own, ...others]).toSorted(compareOffers)
  const sure = all.filter(isSure)
  const best = sure.find(({ isPreOwned }) => own.isPreOwned || !isPreOwned)
  const isMixed = new Set([own, ...others].map(nameCondition)).size > 1
  const cents = own.usdCents - (best?.usdCents ?? own.usdCents)
  return {
    offers: all.map(offer => {
      const parts = [...(isMixed ? [nameCondition(offer)] : []), compareWithLowest(offer, sure[0])]
      return { ...offer, isThis: offer === own, note: capitalize(parts.join(' · ')) }
    }),
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
  broken: 'link may not work',
  replaced: 'link doesn’t work',
  'sold out': 'may be sold out',
  'price differs': 'price may differ',
}

function isSure({ price, linkWarning }: Offer): boolean {
  return !price.isSoldOut && linkWarning === undefined
}

function nameCondition({ isPreOwned, isRefurbished }: Offer): string {
  if (isRefurbished) return 'refurbished'
  return isPreOwned ? 'pre-owned' : 'new'
}

function compareWithLowest({ price, usdCents, linkWarning }: Offer, lowest?: Offer): string {
  if (price.isSoldOut) return 'sold out'
  if (linkWarning) return warningNotes[linkWarning]
  const cents = usdCents - (lowest?.usdCents ?? usdCents)
  return cents === 0 ? 'lowest price' : `${formatUsd(cents)} more`
}
