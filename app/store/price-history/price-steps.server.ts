import type pg from 'pg'
import type { CurrencyCode } from '#app/domain/currency.ts'
import type { PriceStep } from '#app/domain/price-step.ts'

type PriceRow = [
  number: number,
  since: Date,
  currency: CurrencyCode,
  price: string,
  salePrice: string | null,
  inStock: boolean,
  isDemonstration: boolean,
]

/** Fetches the whole price history of each product, earliest step first. */
export async function fetchPriceSteps(
  db: Pick<pg.ClientBase, 'query'>,
  numbers: readonly number[],
): Promise<Map<number, PriceStep[]>> {
  const { rows } = await db.query<PriceRow>({
    text: `SELECT product_number, read_at, currency, price, sale_price, in_stock, is_demonstration
           FROM offer_price WHERE product_number = ANY($1) ORDER BY product_number, read_at`,
    values: [numbers],
    rowMode: 'array',
  })
  const steps = new Map<number, PriceStep[]>(numbers.map(number => [number, []]))
  for (const [number, since, currency, price, salePrice, inStock, isDemonstration] of rows)
    steps.get(number)?.push({
      since,
      currency,
      price: Number(price),
      ...(salePrice === null ? {} : { salePrice: Number(salePrice) }),
      inStock,
      ...(isDemonstration ? { isDemonstration } : {}),
    })
  return steps
}
