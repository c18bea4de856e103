import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchAudit } from '#app/audit/audit-log.server.ts'
import { withClient } from '#app/database/with-client.server.ts'
import { dayMs } from '#app/domain/price-step.ts'
import { refusedSalesPath } from '#app/domain/urls/links.ts'
import { loader as loadPublicPage } from '#app/routes/refused-sales.tsx'
import { addPastPrices } from '#app/store/price-history/add-past-prices.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { inWriteTransaction } from '#app/store/write-transaction.server.ts'
import { makeFormRequest, type OperatedShop, openOperatedShop, toFormAnswer } from '../testing.ts'
import { adminSalesPath } from './admin-sales-path.ts'
import type { SalesPage } from './sales-page.ts'
import * as route from './sales-route.tsx'
import { SalesView } from './sales-view.tsx'

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
const at = (id: string, name: string) => makeProduct(id, { ...sale, retailer: { id: '1', name } })
/** Twenty sales of one retailer and nineteen of another, of which four and one were cheaper before. */
const products = [
  ...Array.from({ length: 20 }, (_, index) => at(`a${index}`, 'Alder')),
  ...Array.from({ length: 19 }, (_, index) => at(`b${index}`, 'Birch')),
]

let shop: OperatedShop
beforeAll(async () => {
  shop = await openOperatedShop(products)
  const steps = [{ since: new Date(Date.now() - 60 * dayMs), price: 5_000, inStock: true }]
  const past = ['a0', 'a1', 'a2', 'a3', 'b0'].map(id => ({
    source: 's' as const,
    id,
    currency: 'USD' as const,
    steps,
  }))
  await withClient(shop.pool, client =>
    inWriteTransaction(client, async () => {
      await addPastPrices(client, past)
    }),
  )
})
afterAll(() => shop.close())

const open = async (search = '') => {
  const request = new Request(`http://shop.example${adminSalesPath}${search}`)
  return (await route.loader({ context: shop.createContext(), request } as never)).page
}
const openPublic = async () => {
  const request = new Request(`http://shop.example${refusedSalesPath()}`)
  return (await loadPublicPage({ context: shop.createContext(), request } as never)).page
}
const listPublic = async () => (await openPublic()).sales.map(({ id }) => id)
const send = async (fields: Record<string, string>) => {
  const request = makeFormRequest(adminSalesPath, fields)
  const context = shop.createContext()
  return toFormAnswer((await route.action({ context, request } as never)) as Response)
}

function render(page: SalesPage): string {
  const Component = () => createElement(SalesView, { page })
  return renderToString(
    createElement(createRoutesStub([{ path: '/', Component }]), { initialEntries: ['/'] }),
  )
}

describe('/admin/sales', () => {
  const subject = 'product s:a0'

  it('AD4 PD13 shows operators what shoppers are told, of retailers with twenty sales', async () => {
    const page = await open()
    expect(page.stores).toMatchObject([
      { name: 'Alder', counts: '0 of 20 verified, 4 contradicted, 16 open', isWithheld: false },
    ])
    expect(page.sales.map(({ subject, isShown }) => [subject, isShown])).toEqual([
      ['product s:a0', true],
      ['product s:a1', true],
      ['product s:a2', true],
      ['product s:a3', true],
    ])
    expect(await listPublic()).toEqual(['a0', 'a1', 'a2', 'a3'])
  })

  it('AD4 PD13 withholds a sale from shoppers and shows it again, each once in the audit', async () => {
    for (const intent of ['withhold', 'withhold']) await send({ subject, intent })
    const [first, second] = (await open()).sales
    expect(first).toMatchObject({ subject, isWithheld: true, isShown: false })
    expect(second).toMatchObject({ subject: 'product s:a1', isShown: true })
    expect(await listPublic()).toEqual(['a1', 'a2', 'a3'])
    await send({ subject, intent: 'show' })
    expect(await listPublic()).toEqual(['a0', 'a1', 'a2', 'a3'])
    const entries = await fetchAudit(shop.pool, { text: subject, olderThan: undefined, limit: 9 })
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      ['ann@example.com', 'showed sale again'],
      ['ann@example.com', 'withheld sale'],
    ])
  })

  it('AD4 PD13 withholds a retailer, and lists what is withheld but not on sale today', async () => {
    const others = ['product s:gone', 'store alder']
    for (const each of others) await send({ subject: each, intent: 'withhold' })
    expect(await openPublic()).toMatchObject({ sales: [], scores: [], paging: { total: 0 } })
    const page = await open()
    expect([page.stores[0]?.isWithheld, page.others]).toEqual([true, ['product s:gone']])
    expect(page.sales.map(({ isWithheld, isShown }) => [isWithheld, isShown])).toEqual(
      page.sales.map(() => [false, false]),
    )
    const html = render(page)
    expect(html).toContain('aria-label="Show again: Alder"')
    for (const each of others) await send({ subject: each, intent: 'show' })
    expect((await openPublic()).scores).toHaveLength(1)
  })

  it('AD4 sends each row’s form to this page, not to the product’s', async () => {
    const html = render(await open())
    const actions = [...html.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, path]) => path)
    expect(actions).toEqual(Array.from({ length: 5 }, () => adminSalesPath))
  })

  it.each(['', 'store ', 'list a', 'product'])('AD4 refuses the subject %j', async wrong => {
    await expect(send({ subject: wrong, intent: 'withhold' })).rejects.toMatchObject({
      init: { status: 400 },
    })
  })
})
