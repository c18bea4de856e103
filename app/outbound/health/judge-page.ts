import { type CurrencyCode, minorDigits } from '#app/domain/currency.ts'
import { parseSignedAmount } from '#app/networks/commission.ts'
import type { LinkFinding } from './link-state.ts'
import { parseShopPage, type ShopPage } from './parse-shop-page.ts'

/** The offer as our shoppers see it. */
export interface CheckedOffer {
  /** The price in minor units of the currency. */
  priceMinor: number
  currency: CurrencyCode
}

/** The tolerance for rounding, and for shops that leave out the cents. */
const priceTolerance = 0.01

const parkedPage =
  /\b(?:domain (?:name )?(?:is|may be) (?:for sale|available)|buy this domain|this domain (?:has expired|is parked)|parked (?:free|domain))\b/i
const missingPage =
  /\b(?:404|page (?:can ?not|could not|can.t|was not|not) (?:be )?found|not found|no longer available|does ?n.t exist)\b/i
/** Matches the root of a site or of one of its locales: /, /en, /us/en/, /index.html. */
const rootPath =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?){0,2}(?:(?:index|home|default)(?:\.\w+)?\/?)?$/i

/**
 * Judges an offer by a page that was served with status 200. `isCredited` is undefined
 * if the redirects to the page do not show whether the click is credited to us.
 */
export function judgePage(
  html: string,
  url: URL,
  offer: CheckedOffer,
  isCredited: boolean | undefined,
): LinkFinding {
  const page = parseShopPage(html)
  const at = { url: url.href }
  if (parkedPage.test(page.title) || (page.prices.length === 0 && parkedPage.test(html)))
    return { state: 'parked', detail: page.title, ...at }
  if (page.prices.length === 0 && missingPage.test(page.title))
    return { state: 'dead', detail: `the page is titled “${page.title}”`, ...at }
  if (isHomePage(page, url)) return { state: 'home page', detail: page.title, ...at }
  if (isCredited === false)
    return { state: 'not affiliated', detail: 'the network’s mark is missing', ...at }
  if (page.isInStock === false) return { state: 'sold out', ...at }
  const difference = findDifference(page, offer)
  return difference
    ? { state: 'price differs', detail: difference, ...at }
    : { state: 'fine', ...at }
}

/**
 * Returns true for a home page. Trusts the canonical URL,
 * because some shops serve their home page under any address.
 */
function isHomePage({ canonical, prices }: ShopPage, url: URL): boolean {
  const named = canonical === undefined ? undefined : URL.parse(canonical, url.href)
  return prices.length === 0 && rootPath.test((named ?? url).pathname)
}

/**
 * Describes both prices if ours is outside the page's range.
 * Returns undefined if they agree or have no currency in common.
 */
function findDifference(
  page: ShopPage,
  { priceMinor, currency }: CheckedOffer,
): string | undefined {
  const amounts = page.prices.flatMap(price => {
    if (price.currency !== currency) return []
    return parseSignedAmount(price.amount.replaceAll(',', ''), currency) ?? []
  })
  if (amounts.length === 0) return undefined
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const isInside =
    priceMinor >= low * (1 - priceTolerance) && priceMinor <= high * (1 + priceTolerance)
  if (isInside) return undefined
  const format = (minor: number) =>
    (minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency))
  const shown = low === high ? format(low) : `${format(low)} to ${format(high)}`
  return `${currency} ${shown} at the shop, ${format(priceMinor)} here`
}
