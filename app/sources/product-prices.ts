import { type CurrencyCode, formatUsd, minorDigits, toUsdCents } from '#app/domain/currency.ts'
import type { ConvertedPrice, Product } from '#app/domain/product.ts'

/** Everything about money, agreeing with itself. */
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

export interface SentPrices {
  currency: CurrencyCode
  /** In minor units, both. */
  price: number
  salePrice?: number | undefined
  inStock: boolean
}

/**
 * The prices of a source that sends amounts and no labels. A sale price counts only between nothing and the price:
 * sources send it equal to the price, or 0, when there is no sale.
 */
export function toProductPrices({ currency, price, salePrice, inStock }: SentPrices): ProductPrices {
  const sale = salePrice !== undefined && salePrice > 0 && salePrice < price ? salePrice : undefined
  return {
    currency,
    price,
    priceLabel: inStock ? formatPrice(price, currency) : 'Sold Out',
    ...(sale === undefined
      ? { discount: 0, isOnSale: false }
      : {
          salePrice: sale,
          salePriceLabel: formatPrice(sale, currency),
          discount: Math.floor(((price - sale) * 100) / price),
          isOnSale: true,
        }),
    // What cannot be bought has no price to pay in any currency: then the label speaks.
    ...(inStock ? { converted: toConverted(price, sale, currency) } : {}),
    inStock,
  }
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

const formats = new Map<CurrencyCode, Intl.NumberFormat>()

/** $198, $39.90, $3,070, £150. */
function formatPrice(minorUnits: number, currency: CurrencyCode): string {
  // Making a format costs a hundred times what using it does.
  let format = formats.get(currency)
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    })
    formats.set(currency, format)
  }
  return format.format(minorUnits / 10 ** minorDigits(currency))
}
