import { type CurrencyCode, isCurrencyCode } from '#app/domain/currency.ts'
import { parseAmount } from '../parse-amount.ts'

export interface FeedPrice {
  currency: CurrencyCode
  /** In minor units. */
  amount: number
}

/**
 * A price as feeds write it, with its currency on either side or in a column of its own; else what is wrong with it.
 *
 *     "89.00 USD", "USD 89.00", "USD89.00"  → 8900 USD
 *     "89.00" with GBP beside it            → 8900 GBP
 *     "89,00 EUR", "free", "89.00"          → a reason
 */
export function parsePrice(text: string | undefined, currencyText?: string): FeedPrice | { reason: string } {
  const sent = text?.trim() ?? ''
  const [, before, digits, after] =
    /^([A-Za-z]{3})?\s*([\d.,]+)\s*([A-Za-z]{3})?$/.exec(sent.slice(0, 60)) ?? []
  if (digits === undefined)
    return { reason: `expected an amount, received ${JSON.stringify(sent.slice(0, 20))}` }
  const currency = (before ?? after ?? currencyText ?? '').trim().toUpperCase()
  if (!isCurrencyCode(currency))
    return { reason: `unknown currency ${JSON.stringify(currency.slice(0, 10))}` }
  const amount = parseAmount(digits, currency)
  return amount === undefined
    ? { reason: `expected a decimal, received ${JSON.stringify(sent.slice(0, 20))}` }
    : { currency, amount }
}
