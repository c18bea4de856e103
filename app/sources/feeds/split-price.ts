/** An amount and its currency code, both as sent. */
export interface FeedPrice {
  amount: string
  currency: string
}

/**
 * Splits a price as feeds write it: the currency is on either side or
 * in a separate column. Returns undefined for text that is not a price.
 *
 *     "89.00 USD", "USD 89.00", "USD89.00"  → 89.00, USD
 *     "89.00" with GBP in its column        → 89.00, GBP
 *     "89.00"                               → 89.00 and an empty currency
 *     "free", "-1 USD"                      → undefined
 */
export function splitPrice(text: string | undefined, currency = ''): FeedPrice | undefined {
  const [, before, amount, after] =
    /^([A-Za-z]{3})?\s*([\d.,]+)\s*([A-Za-z]{3})?$/.exec(text?.trim().slice(0, 60) ?? '') ?? []
  return amount === undefined ? undefined : { amount, currency: before ?? after ?? currency }
}
