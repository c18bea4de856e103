import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { waitUntilReady } from '#app/catalogue/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { findNamedList } from '#app/pages/find-named-list.ts'
import { getListPage } from '#app/pages/get-list-page.ts'
import { joinRows } from '#app/sources/cj/join-rows.ts'
import { sampleRow } from '#app/sources/cj/testing/sample-row.ts'
import { normalizeRow } from '#app/sources/trending/normalize.ts'
import { createStore } from '#app/store/store.server.ts'

/**
 * Retailers whose names the two networks spell differently. The networks also use different ids.
 */
const cjSpellings = ['Alder & Finch US', 'ALDER AND FINCH, Inc.', 'Eleanors', 'Alder & Finch Kids']
const trendingSpellings = ['Alder & Finch', 'alder & finch (CA)', "Eleanor's", 'AlderAndFinch.com']

let database: TestDatabase
let catalogue: Awaited<ReturnType<typeof createCatalogue>>

beforeAll(async () => {
  database = await createTestDatabase()
  const store = createStore(database.pool)
  await store.upsertProducts('c', cjSpellings.flatMap(readFromCj))
  await store.upsertProducts('k', trendingSpellings.flatMap(readFromReport))
  const { pool, url } = database
  const log = pino({ level: 'silent' })
  catalogue = await createCatalogue({ databaseUrl: url, pool, connectors: [], log })
  await waitUntilReady(catalogue)
})
afterAll(async () => {
  await catalogue.close()
  await database.drop()
})

function readFromCj(advertiserName: string, at: number): Product[] {
  const key = { adId: '14000004', groupId: `G${at}` }
  const row = {
    ...sampleRow,
    id: `row-${at}`,
    itemGroupId: key.groupId,
    advertiserId: String(2000 + at),
    advertiserName,
    title: `Northquay ${['Harbour', 'Meadow', 'Summit', 'Orchard'][at]} Shirt`,
    gtin: null,
  }
  const rows = new Map([[row.id, [row]]])
  const group = { id: 'not read', key, rowIds: [row.id], isTooLarge: false }
  return joinRows(group, { rows, failures: new Map() }, new Date('2024-06-01')).products
}

function readFromReport(merchant_name: string, at: number): Product[] {
  const record = {
    product_id: `t${at}`,
    product_name: `${['Cobalt', 'Willow', 'Amber', 'Juniper'][at]} Linen Midi Dress`,
    product_url: `https://shop.example/${at}`,
    merchant_id: 60_000 + at,
    merchant_name,
    price: '89.00',
  }
  const read = normalizeRow(record, { position: at + 1, day: '2024-06-01' })
  return 'product' in read ? [read.product] : []
}

const list = (search: string) => getListPage(catalogue, parseListQuery(new URLSearchParams(search)))

describe('a retailer spelled differently by its networks', () => {
  it('PR8 RT5 has one tile with all its products, and its children’s store has a tile of its own', async () => {
    const { retailers } = await catalogue.directory()
    expect(retailers.map(({ value, count }) => [value, count])).toEqual([
      ['Alder & Finch', 5],
      ['Alder & Finch Kids', 1],
      ["Eleanor's", 2],
    ])
  })

  it('PR8 preserves the id and name that each network sends', async () => {
    const sent = await catalogue.find('c', '14000004~~G0')
    expect(sent?.product.retailer).toEqual({ id: '2000', name: 'Alder & Finch US' })
  })

  it.each(['Alder & Finch', 'Alder and Finch', 'Alder & Finch US', 'alderandfinch.com'])(
    'RT5 is one filter value, even for the old link to %j',
    async store => {
      const { paging, query, filters, cards, title, path } = await list(
        `${new URLSearchParams({ store })}`,
      )
      expect(paging.total).toBe(5)
      expect(query.retailers).toEqual(['Alder & Finch'])
      expect(filters.find(({ facet }) => facet === 'retailers')?.values).toContainEqual({
        value: 'Alder & Finch',
        count: 5,
      })
      expect(new Set(cards.map(({ retailer }) => retailer))).toEqual(new Set(['Alder & Finch']))
      expect([title, path]).toEqual(['All products at Alder & Finch', '/retailers/alder-finch'])
    },
  )

  it('RT5 is selected once when the URL contains two spellings of its name', async () => {
    const { query, paging } = await list('store=Alder+%26+Finch+US&store=Alder+and+Finch')
    expect([query.retailers, paging.total]).toEqual([['Alder & Finch'], 5])
  })

  it.each([
    ['alder-finch', 'Alder & Finch', 5],
    ['alder-finch-us', 'Alder & Finch', 5],
    ['alder-and-finch-inc', 'Alder & Finch', 5],
    ['alder-finch-kids', 'Alder & Finch Kids', 1],
    ['eleanors', "Eleanor's", 2],
    ['eleanor-s', "Eleanor's", 2],
  ])('RT5 has one page, even at /retailers/%s', async (id, title, total) => {
    const page = await findNamedList(
      catalogue,
      'retailers',
      id,
      parseListQuery(new URLSearchParams()),
    )
    expect(page).toMatchObject({ title, paging: { total } })
    expect(page?.path).toBe(total === 5 ? '/retailers/alder-finch' : page?.path)
  })

  it('RT5 has no page under other names', async () => {
    const query = parseListQuery(new URLSearchParams())
    expect(await findNamedList(catalogue, 'retailers', 'alder', query)).toBeUndefined()
  })
})
