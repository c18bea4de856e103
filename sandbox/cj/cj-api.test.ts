import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { type CjResponse, type CjTestRow, queryCj, rowFields } from './testing/query-cj.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({
    products: 900,
    cjProducts: 1200,
    seed: 'cj',
    today: '2026-03-01',
    images: false,
  })
})
afterAll(() => sandbox.close())

const ask = (query: string, variables: object = {}) => queryCj(sandbox, query, variables)
const shopping = (args: string, fields = 'totalCount count limit resultList { id adId }') =>
  ask(`query($company: ID!) { shoppingProducts(companyId: $company, ${args}) { ${fields} } }`)

async function queryAllRows(): Promise<CjTestRow[]> {
  const { data } = await shopping(
    'limit: 10000, partnerStatus: JOINED',
    `resultList { ${rowFields} }`,
  )
  return data?.shoppingProducts?.resultList ?? []
}

describe('the GraphQL product search', () => {
  it('PR2 returns 401 without the token', async () => {
    for (const token of ['', 'wrong']) {
      const response = await fetch(sandbox.cj.apiUrl, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: '{ nonsense' }),
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ errors: [{ message: 'Not Authenticated' }] })
    }
  })

  it('publishes its schema without a token', async () => {
    const response = await fetch(sandbox.cj.apiUrl, {
      method: 'POST',
      body: '{ __schema { queryType { name } types { name } } }',
    })
    const { data } = (await response.json()) as {
      data: { __schema: { types: { name: string }[] } }
    }
    const names = data.__schema.types.map(({ name }) => name)
    expect(names).toContain('Shopping')
    expect(names).not.toContain('ShoppingProduct')
  })

  it('PR2 reports an unknown field and its location in a response with status 200', async () => {
    const answer = await ask(
      'query($company: ID!) {\n shoppingProducts(companyId: $company) { resultList { sizes } } }',
    )
    expect(answer).toEqual({
      data: null,
      errors: [
        {
          message: "Field 'sizes' in type 'Shopping' is undefined",
          locations: [{ line: 2, column: 55 }],
          path: ['shoppingProducts'],
        },
      ],
    })
  })

  it('checks the schema before the company id, and the company id before the other values', async () => {
    const message = async (args: string, field = 'count') =>
      (await ask(`{ shoppingProducts(${args}) { ${field} } }`)).errors?.[0]?.message
    expect(await message('companyId: "9", limit: 10001', 'sizes')).toMatch(/Field 'sizes'/)
    expect(await message('companyId: "9", limit: 10001')).toMatch(/not authorized/)
    expect(await message(`companyId: "${sandbox.cj.companyId}", limit: 10001`)).toMatch(
      /'limit': 10001/,
    )
    expect(await message(`companyId: "${sandbox.cj.companyId}", sort: "price"`)).toMatch(
      /Unknown argument "sort"/,
    )
  })

  it('returns partial data when only one part is wrong', async () => {
    const answer = await shopping('limit: 2', 'resultList { id linkCode(pid: "9") { clickUrl } }')
    expect(answer.data?.shoppingProducts?.resultList).toHaveLength(2)
    expect(answer.data?.shoppingProducts?.resultList[0]?.linkCode).toBeNull()
    expect(answer.errors?.map(({ path }) => path?.at(-1))).toEqual(['linkCode', 'linkCode'])
  })

  it('pages by offset, 1,000 rows by default', async () => {
    const first = (await shopping('partnerStatus: JOINED')).data?.shoppingProducts
    expect(first).toMatchObject({ limit: 1000, count: 1000, totalCount: sandbox.truth.cj.rows })
    const second = (await shopping('partnerStatus: JOINED, limit: 3, offset: 2')).data
      ?.shoppingProducts
    expect(second?.resultList).toEqual(first?.resultList.slice(2, 5))
  })

  it('finds rows by id, feed, advertiser, brand, price and keywords', async () => {
    const rows = await queryAllRows()
    const some = rows.find(({ id, brand, salePrice }) => id && brand && !salePrice)
    if (!some?.brand) throw new Error('no such row')
    const byId = await shopping(`productIds: ["${some.id}"], adIds: ["${some.adId}"]`)
    expect(byId.data?.shoppingProducts?.resultList[0]).toEqual({ id: some.id, adId: some.adId })
    expect((await shopping('productIds: ["NO-1"]')).data?.shoppingProducts?.resultList).toEqual([])
    // Advertiser ids and feed ids are distinct.
    expect(
      (await shopping(`adIds: ["${some.advertiserId}"]`)).data?.shoppingProducts?.totalCount,
    ).toBe(0)
    const ofPartner = await shopping(`partnerIds: ["${some.advertiserId}"], limit: 10000`)
    expect(ofPartner.data?.shoppingProducts?.totalCount).toBe(
      rows.filter(row => row.advertiserId === some.advertiserId).length,
    )
    const cheap = await shopping(
      'highPrice: 30.0, limit: 10000',
      'resultList { price { amount } salePrice { amount } }',
    )
    for (const { price, salePrice } of cheap.data?.shoppingProducts?.resultList ?? []) {
      if (price.amount.includes('.'))
        expect(Number((salePrice ?? price).amount)).toBeLessThanOrEqual(30)
    }
    const brand = JSON.stringify(some.brand.trim())
    const branded = await ask(
      `query($company: ID!) { products(companyId: $company, brand: [${brand}], limit: 10000) { resultList { brand } } }`,
    )
    expect(branded.data?.products?.resultList.length).toBeGreaterThan(0)
    const dresses = await shopping('keywords: ["midi dress"], limit: 10000', 'resultList { link }')
    for (const { link } of dresses.data?.shoppingProducts?.resultList ?? [])
      expect(link ?? 'midi-dress').toMatch(/midi/)
  })

  it('PR5 returns at most 10,000 rows by offset, but all rows by cursor', async () => {
    const large = await createSandbox({
      products: 10,
      cjProducts: 6500,
      today: '2026-03-01',
      images: false,
    })
    try {
      const total = large.truth.cj.rows
      expect(total).toBeGreaterThan(10_000)
      const at = async (offset: number) =>
        (
          await queryCj(
            large,
            `query($company: ID!) { shoppingProducts(companyId: $company, partnerStatus: JOINED, limit: 100, offset: ${offset}) { totalCount count } }`,
          )
        ).data?.shoppingProducts
      expect(await at(9_950)).toEqual({ totalCount: total, count: 50 })
      expect(await at(10_000)).toEqual({ totalCount: total, count: 0 })
      let met = 0
      let page: string | null | undefined
      do {
        const answer: CjResponse = await queryCj(
          large,
          'query($company: ID!, $page: String) { products(companyId: $company, partnerStatus: JOINED, limit: 5000, page: $page) { nextPage count } }',
          { page },
        )
        met += answer.data?.products?.count ?? 0
        page = answer.data?.products?.nextPage
      } while (page)
      expect(met).toBe(total)
    } finally {
      await large.close()
    }
  })

  it('rejects another query’s cursor', async () => {
    const walk = (args: string) =>
      ask(`query($company: ID!) { products(companyId: $company, limit: 2, ${args}) { nextPage } }`)
    const cursor = (await walk('sortBy: PRICE')).data?.products?.nextPage
    expect((await walk(`sortBy: LAST_UPDATED, page: "${cursor}"`)).errors?.[0]?.message).toMatch(
      /page/,
    )
    expect((await walk(`sortBy: PRICE, page: "${cursor}"`)).errors).toBeUndefined()
  })

  it('lists the feeds with their row counts', async () => {
    const { data } = await ask(
      'query($company: ID!) { productFeeds(companyId: $company, feedType: SHOPPING) { totalCount resultList { adId advertiserId productCount } } }',
    )
    const feeds = data?.productFeeds?.resultList ?? []
    expect(feeds).toHaveLength(data?.productFeeds?.totalCount ?? 0)
    // Some advertisers have two feeds, each with a separate id.
    expect(new Set(feeds.map(({ advertiserId }) => advertiserId)).size).toBeLessThan(feeds.length)
    const { rows, notJoinedRows, deletedRows } = sandbox.truth.cj
    const counted = feeds.reduce((sum, { productCount }) => sum + productCount, 0)
    expect(counted).toBeGreaterThanOrEqual(rows)
    expect(counted).toBeLessThanOrEqual(rows + notJoinedRows)
    const all = await shopping('includeDeletedProducts: true, partnerStatus: JOINED')
    expect(all.data?.shoppingProducts?.totalCount).toBe(rows + deletedRows)
  })
})

describe('the rows', () => {
  it('are one per variant, linked by group id, scattered across pages, and sometimes duplicated', async () => {
    const rows = await queryAllRows()
    expect(rows).toHaveLength(sandbox.truth.cj.rows)
    expect(rows.length - new Set(rows.map(({ id }) => id ?? Math.random())).size).toBe(
      sandbox.truth.cj.repeatedRows,
    )
    const places = Map.groupBy(rows.keys().toArray(), at => rows[at]?.itemGroupId ?? '')
    const spread = [...places].filter(([group, found]) => group.length > 1 && found.length > 1)
    expect(spread.length).toBeGreaterThan(100)
    const isNear = ([, found]: [string, number[]]) => (found.at(-1) ?? 0) - (found[0] ?? 0) < 50
    expect(spread.filter(isNear).length / spread.length).toBeLessThan(0.2)
  })

  it('PR4 contain amounts as strings in the advertiser’s currency', async () => {
    const rows = await queryAllRows()
    const broken = new Set(sandbox.truth.cj.broken.map(({ id }) => id))
    for (const { id, price } of rows.filter(row => row.id && !broken.has(row.id))) {
      expect(price.amount, id ?? '').toMatch(/^\d+\.\d\d$/)
    }
    expect(new Set(rows.map(({ price }) => price.currency))).toEqual(
      new Set(['USD', 'GBP', 'EUR', 'CAD', ...(hasBreakage('unknown-currency') ? ['XTS'] : [])]),
    )
  })

  it('are as messy as real feeds', async () => {
    const rows = await queryAllRows()
    const share = (test: (row: CjTestRow) => boolean) => rows.filter(test).length / rows.length
    expect(share(({ brand }) => brand === null)).toBeGreaterThan(0.03)
    expect(share(({ brand }) => brand === null)).toBeLessThan(0.1)
    expect(share(({ title }) => title !== title?.trim())).toBeGreaterThan(0.03)
    expect(share(({ price, salePrice }) => price.amount === salePrice?.amount)).toBeGreaterThan(
      0.08,
    )
    expect(share(({ gtin }) => gtin !== null)).toBeGreaterThan(0.2)
    expect(share(({ gtin }) => gtin === null)).toBeGreaterThan(0.2)
    expect(share(({ availability }) => availability === 'in stock')).toBeGreaterThan(0.01)
    expect(share(({ linkCode }) => linkCode === null)).toBeLessThan(0.01)
    expect(sandbox.truth.cj.broken.length).toBeGreaterThan(0)
  })

  it('PR5 are broken in exactly the ways that the ground truth lists', async () => {
    const rows = new Map((await queryAllRows()).map(row => [row.id, row]))
    for (const { id, breakage } of sandbox.truth.cj.broken) {
      const row = rows.get(id)
      if (breakage === 'missing-id') expect(row).toBeUndefined()
      if (breakage === 'no-link') expect(row).toMatchObject({ link: null, linkCode: null })
      if (breakage === 'text-amount') expect(Number(row?.price.amount)).toBeNaN()
    }
  })

  it('contain as many products as the ground truth states', async () => {
    const broken = new Set(sandbox.truth.cj.broken.map(({ id }) => id))
    const keys = (await queryAllRows())
      .filter(({ id }) => id !== null && !broken.has(id))
      .map(({ adId, id, itemGroupId }) =>
        itemGroupId && itemGroupId !== '0' ? `${adId} ${itemGroupId}` : `${adId} ${id}`,
      )
    expect(new Set(keys)).toEqual(
      new Set(
        sandbox
          .cjProducts()
          .map(({ adId, groupId, rowIds: [first] }) => `${adId} ${groupId ?? first}`),
      ),
    )
    expect(new Set(keys).size).toBe(sandbox.truth.cj.products)
  })

  it('PD11 change price from day to day and update lastUpdated', async () => {
    const yesterday = new Map((await queryAllRows()).map(row => [row.id, row]))
    sandbox.setToday('2026-03-02')
    const today = await queryAllRows()
    const moved = today.filter(row => {
      const before = yesterday.get(row.id)
      return (
        before &&
        (before.price.amount !== row.price.amount ||
          before.salePrice?.amount !== row.salePrice?.amount)
      )
    })
    sandbox.setToday('2026-03-01')
    expect(moved.length / today.length).toBeGreaterThan(0.005)
    expect(moved.length / today.length).toBeLessThan(0.08)
    for (const row of moved) expect(row.lastUpdated).toMatch(/^2026-03-02/)
  })

  it('have no tracked link if the publisher has not joined the advertiser', async () => {
    const { data } = await shopping(
      'limit: 10000, partnerStatus: NOT_JOINED',
      `totalCount resultList { ${rowFields} }`,
    )
    const { totalCount, resultList = [] } = data?.shoppingProducts ?? {}
    // This query does not return deleted rows.
    expect(totalCount).toBeLessThanOrEqual(sandbox.truth.cj.notJoinedRows)
    expect(resultList.length).toBeGreaterThan(10)
    for (const { linkCode } of resultList) expect(linkCode).toBeNull()
  })

  it('OU1 link through the network to the shop’s product page', async () => {
    const some = (await queryAllRows())
      .filter(({ linkCode, link }) => linkCode && link)
      .slice(0, 20)
    for (const { linkCode, link } of some) {
      const url = new URL(linkCode?.clickUrl ?? '')
      expect(url.pathname).toMatch(/^\/click-3000003-14\d+$/)
      expect(url.searchParams.get('url')).toBe(link)
      const hop = await fetch(url, { redirect: 'manual' })
      const landing = new URL(hop.headers.get('Location') ?? '')
      expect(landing.searchParams.has('cjevent')).toBe(true)
      expect((await fetch(landing)).status).toBe(200)
    }
  })

  it('OU2 can be reached through a link with the target URL at its end', async () => {
    const target = `${sandbox.url}/shops/alderandfinch.example/?size=s&color=navy`
    const hop = await fetch(`${sandbox.url}/links/3000003/type/dlg/sid/card12/${target}`, {
      redirect: 'manual',
    })
    expect(hop.headers.get('Location')).toBe(`${target}&cjevent=f0a1c2d3e4b511ef`)
    const refused = await fetch(`${sandbox.url}/click-1-2?url=javascript%3Aalert(1)`, {
      redirect: 'manual',
    })
    expect(refused.status).toBe(400)
  })
})

function hasBreakage(kind: string): boolean {
  return sandbox.truth.cj.broken.some(({ breakage }) => breakage === kind)
}
