import {
  type CurrencyCode,
  formatUsd,
  isCurrencyCode,
  toMinorUnits,
  toUsdCents,
} from '#app/domain/currency.ts'
import { formatPrice } from '#app/domain/format-price.ts'
import type { ConvertedPrice, Product } from '#app/domain/product.ts'
import type { NoteDoubt } from './doubts.ts'
import { type AmountForm, parseAmount } from './parse-amount.ts'
import { type RecordFault, toCurrencyFault, toPriceFault } from './rejection.ts'

/** All price fields of a product, consistent with each other. */
export type ProductPrices = Pick<
  Product,
  | 'currency'
  | 'price'
  | 'priceLabel'
  | 'salePrice'
  | 'salePriceLabel'
  | 'converted'
  | 'discount'
  | 'isOnSale'
  | 'inStock'
>

/** A decimal: "62.30", "1,298.00" or 62.3. */
type Amount = string | number | null | undefined

/** The prices of a record as its source sends them. */
export interface SentPrices {
  currency: string
  price: Amount
  salePrice?: Amount
  /**
   * The currency of the sale price, if stated separately. A
   * sale is ignored if it is not in the currency of the price.
   */
  saleCurrency?: string | undefined
  /** The price before the sale, from sources whose `price` is the current one. */
  originalPrice?: Amount
  inStock: boolean
  /** How amounts sent as text are written, if known; see `parseAmount`. */
  amountForm?: AmountForm | undefined
  /** The source's own labels for the prices. */
  priceLabel?: string | undefined
  salePriceLabel?: string | undefined
  /** The discount percentage that the source states. */
  discount?: number | null | undefined
}

const soldOutLabel = 'Sold Out'

/**
 * Returns the price fields of a record, or the fault for which it is rejected. `fields` holds the
 * source's names for price and currency, used in the fault's detail. A sale price counts only if
 * it is above zero and below the price, because some sources repeat the price or send 0 when
 * there is no sale. A sale price that cannot be parsed is noted as a doubt and does not reject the
 * record.
 */
export function normalizePrices(
  sent: SentPrices,
  fields = { price: 'price', currency: 'currency' },
  note?: NoteDoubt,
): ProductPrices | RecordFault {
  const currency = toCode(sent.currency)
  if (!isCurrencyCode(currency)) return toCurrencyFault(fields.currency, currency)
  const { amountForm } = sent
  const now = toAmount(sent.price, currency, amountForm)
  if (now === undefined)
    return toPriceFault(fields.price, sent.price == null ? undefined : String(sent.price))
  const { inStock } = sent
  // A price of 0 is valid only if the product is sold out, because it may no longer have a price.
  if (inStock && now === 0)
    return { reason: 'no price', detail: `${fields.price}: expected more than 0 while in stock` }

  const original = toAmount(sent.originalPrice, currency, amountForm) ?? 0
  const price = Math.max(now, original)
  const sale = original > now ? now : toSalePrice(sent, currency)
  const salePrice = sale !== undefined && sale > 0 && sale < price ? sale : undefined
  noteUnread(sent, currency, note)
  return {
    currency,
    price,
    priceLabel: sent.priceLabel ?? (inStock ? formatPrice(price, currency) : soldOutLabel),
    ...(salePrice === undefined
      ? { discount: 0, isOnSale: false }
      : {
          salePrice,
          salePriceLabel: sent.salePriceLabel ?? formatPrice(salePrice, currency),
          discount: toDiscount(price, salePrice, sent.discount),
          isOnSale: true,
        }),
    // A sold-out product has no current price in any currency; its label says so.
    ...(inStock ? { converted: toConverted(price, salePrice, currency) } : {}),
    inStock,
  }
}

function toCode(text: string): string {
  return text.trim().toUpperCase()
}

/** Parses an amount into minor units. */
function toAmount(
  sent: Amount,
  currency: CurrencyCode,
  amountForm: AmountForm | undefined,
): number | undefined {
  if (sent === null || sent === undefined) return undefined
  return typeof sent === 'number'
    ? toMinorUnits(sent, currency)
    : parseAmount(sent, currency, amountForm)
}

/** Notes the amounts that are stated and cannot be used for a sale. */
function noteUnread(
  { salePrice, saleCurrency, originalPrice, amountForm }: SentPrices,
  currency: CurrencyCode,
  note: NoteDoubt | undefined,
): void {
  if (note === undefined) return
  const isForeign = Boolean(saleCurrency) && toCode(saleCurrency ?? '') !== currency
  for (const [field, amount] of [
    ['sale price', salePrice],
    ['original price', originalPrice],
  ] as const) {
    const text = String(amount ?? '').trim()
    if (text === '') continue
    if (field === 'sale price' && isForeign) note('amount', field, `${text} ${saleCurrency}`)
    else if (toAmount(amount, currency, amountForm) === undefined) note('amount', field, text)
  }
}

function toSalePrice(
  { salePrice, saleCurrency, amountForm }: SentPrices,
  currency: CurrencyCode,
): number | undefined {
  const isComparable = !saleCurrency || toCode(saleCurrency) === currency
  return isComparable ? toAmount(salePrice, currency, amountForm) : undefined
}

/**
 * Returns the percentage that the source sent, unless the prices
 * contradict it. Some sources round down, others to the nearest percent.
 */
function toDiscount(price: number, salePrice: number, sent: number | null | undefined): number {
  const exact = ((price - salePrice) * 100) / price
  return typeof sent === 'number' && Number.isInteger(sent) && Math.abs(sent - exact) < 1
    ? sent
    : Math.floor(exact)
}

/** Returns the product with its prices converted at the exchange rates in use. */
export function convertPrices(product: Product): Product {
  const { converted, price, salePrice, currency } = product
  return converted === undefined
    ? product
    : { ...product, converted: toConverted(price, salePrice, currency) }
}

function toConverted(
  price: number,
  salePrice: number | undefined,
  currency: CurrencyCode,
): NonNullable<Product['converted']> {
  return {
    price: toUsd(price, currency),
    ...(salePrice === undefined ? {} : { salePrice: toUsd(salePrice, currency) }),
  }
}

function toUsd(minorUnits: number, currency: CurrencyCode): ConvertedPrice {
  const cents = toUsdCents(minorUnits, currency)
  return { price: cents, currency: 'USD', priceLabel: formatUsd(cents) }
}
