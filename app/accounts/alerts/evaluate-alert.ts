import type { CurrencyCode } from '#app/domain/currency.ts'
import { leastFall } from '#app/domain/price-fall.ts'
import type { Product } from '#app/domain/product.ts'
import type { AlertWish } from './alert.ts'

/** A product's state when its alert was last evaluated. */
export interface AlertState {
  /** The baseline for measuring drops, in US cents. */
  referenceCents: number
  currency: CurrencyCode
  wasAvailable: boolean
}

/** A product's current price, and whether it is available in the alert's size. */
export interface Sighting {
  cents: number
  currency: CurrencyCode
  isAvailable: boolean
}

export interface Evaluation {
  state: AlertState
  /** The previous and the current price; absent when there is nothing to report. */
  event?: { beforeCents?: number; cents: number }
}

/**
 * Compares a product with its state when the alert was last evaluated.
 * A drop is measured from the price at the last event, or from a higher
 * price since then, so that many small drops add up to one event.
 *
 *     $100, then $99.50   nothing            $100, $99.50, then $98   a drop from $100
 *     $100, $120, $110    a drop from $120   $100, sold out, $90      a drop from $100
 */
export function evaluateAlert(wish: AlertWish, state: AlertState, now: Sighting): Evaluation {
  const { cents, currency, isAvailable } = now
  const unavailable = { ...state, wasAvailable: false }
  if (!isAvailable) return { state: unavailable }
  const fresh: AlertState = { referenceCents: cents, currency, wasAvailable: true }
  if (wish.kind === 'stock')
    return { state: fresh, ...(state.wasAvailable ? {} : { event: { cents } }) }
  // Prices from before and after a change of currency are not comparable.
  if (currency !== state.currency || cents >= state.referenceCents) return { state: fresh }
  const isDrop = state.referenceCents - cents >= state.referenceCents * leastFall
  const isBelowTarget = wish.belowCents === undefined || cents <= wish.belowCents
  if (!isDrop || !isBelowTarget) return { state: { ...state, wasAvailable: true } }
  return { state: fresh, event: { beforeCents: state.referenceCents, cents } }
}

/** Returns true if a product can be bought, in the given size if there is one. */
export function isAvailable(
  { inStock, stock, sizes }: Pick<Product, 'inStock' | 'stock' | 'sizes'>,
  size: string | undefined,
): boolean {
  if (!inStock || size === undefined) return inStock
  const lines = stock.filter(line => line.size !== undefined)
  // Most sources list the available sizes, but not their stock.
  return lines.length > 0
    ? lines.some(line => isSame(line.size, size))
    : sizes.some(({ name }) => isSame(name, size))
}

/** Ignores case, because pages show sizes in upper case. */
function isSame(own: string | undefined, requested: string): boolean {
  return own?.toUpperCase() === requested.toUpperCase()
}
