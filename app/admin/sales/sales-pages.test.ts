import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withClient } from '#app/database/with-client.server.ts'
import { dayMs } from '#app/domain/price-step.ts'
import { addPastPrices } from '#app/store/price-history/add-past-prices.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { inWriteTransaction } from '#app/store/write-transaction.server.ts'
import { makeFormRequest, type OperatedShop, openOperatedShop } from '../testing.ts'
import { adminSalesPath } from './admin-sales-path.ts'
import * as route from './sales-route.tsx'

const usd = (cents: number) => ({
  price: cents,
  currency: 'USD' as const,
  priceLabel: `$${(cents / 100).toFixed(2)}`,
})
const sale = {
  salePrice: 9_900,
  salePriceLabel: '$99',
  converted: { price: usd(19_800), salePrice: usd(9_900) },
}

let shop: OperatedShop
beforeAll(async () => {
  // Four retailers with twenty sales each, of which ten were cheaper before
  const ids = Array.from({ length: 80 }, (_, index) => `p${index}`)
  shop = await openOperatedShop(
    ids.map((id, index) => {
      const retailer = String(index % 4)
      return makeProduct(id, { ...sale, retailer: { id: retailer, name: `Store ${retailer}` } })
    }),
  )
  const steps = [{ since: new Date(Date.now() - 60 * dayMs), price: 5_000, inStock: true }]
  const past = ids.slice(0, 40).map(id => ({
    ...{ source: 's' as const, id },
    ...{ currency: 'USD' as const, steps },
  }))
  await withClient(shop.pool, client =>
    inWriteTransaction(client, async () => {
      await addPastPrices(client, past)
    }),
  )
})
afterAll(() => shop.close())

const open = async (search: string) => {
  const request = new Request(`http://shop.example${adminSalesPath}${search}`)
  return (await route.loader({ context: shop.createContext(), request } as never)).page
}

describe('/admin/sales', () => {
  it('AD4 lists contradicted sales in pages, and stores on the first one', async () => {
    const pages = await Promise.all(['', '?page=2', '?page=3'].map(open))
    const sizes = pages.map(({ sales, stores, paging }) => [
      ...[paging.page, sales.length, stores.length],
    ])
    expect(sizes).toEqual([
      [1, 25, 4],
      [2, 15, 0],
      [2, 15, 0],
    ])
    const [first, second] = pages
    const subjects = [first, second].flatMap(page => page?.sales.map(({ subject }) => subject))
    expect(new Set(subjects).size).toBe(40)
  })

  it('AD4 returns to the page from which a sale was withheld', async () => {
    const fields = { subject: 'product s:p0', intent: 'withhold' }
    const request = makeFormRequest(`${adminSalesPath}?page=2`, fields)
    const context = shop.createContext()
    const answer = (await route.action({ context, request } as never)) as Response
    expect(answer.headers.get('Location')).toBe(`${adminSalesPath}?page=2`)
  })
})
