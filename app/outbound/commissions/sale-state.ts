/**
 * Every reported sale has exactly one state, as does
 * every click that could have earned a commission.
 */
export const saleStates = [
  'matched',
  'click without sale',
  'sale without click',
  'wrong storefront',
  'reversed',
  'unpaid',
  'amount differs',
] as const
export type SaleState = (typeof saleStates)[number]

/** A one-sentence explanation of each state, for operators. */
export const saleStateMeanings: Readonly<Record<SaleState, string>> = {
  matched: 'The network credits this sale to one of our clicks, and no problem was found.',
  'click without sale':
    'No network has reported a sale for this click. Most clicks end like this; see the retailers below whose clicks no longer lead to sales.',
  'sale without click': 'The network reports no sub-id, or one that matches none of our clicks.',
  'wrong storefront': 'The sale is credited to a website that is not the storefront’s own.',
  reversed: 'The sale was declined or returned; it earns nothing.',
  unpaid: 'The sale is more than 90 days old and the network has not paid for it.',
  'amount differs': 'The amount per item differs from the price the shopper saw here.',
}

/** The age in days at which a sale counts as unpaid, since networks pay after 30 to 90 days. */
export const unpaidAfterDays = 90
/**
 * The tolerance between a sale's amount and the price shown, for rounding and taxes of a few cents.
 */
export const amountTolerance = 0.02
/**
 * The tolerance after currency conversion, because our
 * exchange rates differ from the network's.
 */
export const convertedTolerance = 0.15
