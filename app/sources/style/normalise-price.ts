import {
  type CurrencyCode,
  formatUsd,
  isCurrencyCode,
  minorDigits,
  toMinorUnits,
  toUsdCents,
} from '#app/domain/currency.ts'
import type { ConvertedPrice, Product } from '#app/domain/product.ts'
import { cleanText } from '../clean-text.ts'
import type { StyleProduct } from './wire.ts'

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

const soldOutLabel = 'Sold Out'
const maxLabelLength = 40

/**
 * Everything about money, agreeing with itself: a sale price counts only below the price, and the discount is what the
 * two prices say. Undefined with the reason when there is no price to show.
 */
export function normalisePrices(record: StyleProduct): ProductPrices | { reason: string } {
  const currency = record.currency.trim().toUpperCase()
  if (!isCurrencyCode(currency))
    return { reason: `currency: unknown code ${JSON.stringify(currency.slice(0, 10))}` }
  const label = cleanText(record.priceLabel, maxLabelLength)
  const inStock = record.inStock ?? label !== soldOutLabel
  const price = toMinorUnits(record.price, currency)
  // A sold-out record may have lost its price; on sale, nothing is free.
  if (inStock && price === 0) return { reason: 'price: expected more than 0 while in stock' }
  const sent = record.salePrice == null ? undefined : toMinorUnits(record.salePrice, currency)
  const salePrice = sent !== undefined && sent > 0 && sent < price ? sent : undefined
  return {
    currency,
    price,
    priceLabel: label ?? (inStock ? formatPrice(price, currency) : soldOutLabel),
    ...(salePrice === undefined
      ? { discount: 0, isOnSale: false }
      : {
          salePrice,
          salePriceLabel:
            cleanText(record.salePriceLabel, maxLabelLength) ?? formatPrice(salePrice, currency),
          discount: getDiscount(price, salePrice, record.discount),
          isOnSale: true,
        }),
    // What cannot be bought has no price to pay in any currency: then the label speaks.
    ...(inStock ? { converted: toConverted(price, salePrice, currency) } : {}),
    inStock,
  }
}

/** The percentage sent, unless the prices tell another: some round down, some to the nearest. */
function getDiscount(price: number, salePrice: number, sent: number | null | undefined): number {
  const exact = ((price - salePrice) * 100) / price
  return typeof sent === 'number' && Number.isInteger(sent) && Math.abs(sent - exact) < 1
    ? sent
    : Math.floor(exact)
}

function toConverted(
  price: number,
  salePrice: number | undefined,
  currency: CurrencyCode,
): Product['converted'] {
  return {
    price: toUsd(price, currency),
    ...(salePrice === undefined ? {} : { salePrice: toUsd(salePrice, currency) }),
  }
}

function toUsd(minorUnits: number, currency: CurrencyCode): ConvertedPrice {
  const cents = toUsdCents(minorUnits, currency)
  return { price: cents, currency: 'USD', priceLabel: formatUsd(cents) }
}

/** As the upstream writes its labels: $198, $39.90, $3,070. */
function formatPrice(minorUnits: number, currency: CurrencyCode): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minorUnits / 10 ** minorDigits(currency))
}
