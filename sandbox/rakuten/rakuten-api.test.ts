import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import {
  fetchItems,
  fetchRakuten,
  fetchToken,
  findText,
  toTokenKey,
} from './testing/fetch-rakuten.ts'

const small = {
  products: 900,
  cjProducts: 300,
  seed: 'rakuten',
  today: '2026-03-01',
  images: false,
} as const

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({
    ...small,
    rakutenProducts: 1500,
    rakutenRequestsPerMinute: Number.POSITIVE_INFINITY,
  })
})
afterAll(() => sandbox.close())

/** Fetches every row, one advertiser at a time. */
async function fetchAllItems(from = sandbox): Promise<string[]> {
  const all: string[] = []
  for (const { mid } of from.truth.rakuten.byMid) {
    for (let page = 1; ; page++) {
      const { items } = await fetchItems(from, `mid=${mid}&max=100&pagenumber=${page}`)
      all.push(...items)
      if (items.length < 100) break
    }
  }
  return all
}

describe('the token', () => {
  it('PR2 is issued for Bearer or Basic credentials and lasts an hour', async () => {
    const { body, token } = await fetchToken(sandbox)
    expect(body).toMatchObject({ token_type: 'bearer' })
    expect(body.expires_in).toBeGreaterThan(3590)
    expect(body.expires_in).toBeLessThanOrEqual(3600)
    const basic = await fetchToken(
      sandbox,
      { grant_type: 'password' },
      `Basic ${toTokenKey(sandbox.rakuten)}`,
    )
    // Within the hour the same token is returned.
    expect(basic.token).toBe(token)
  })

  it('PR2 is refused for a wrong key and for another account', async () => {
    const wrong = await fetchToken(sandbox, {}, 'Bearer bm9ib2R5')
    expect([wrong.response.status, wrong.body.error]).toEqual([401, 'invalid_client'])
    const elsewhere = await fetchToken(sandbox, { scope: '9' })
    expect([elsewhere.response.status, elsewhere.body.error]).toEqual([400, 'invalid_scope'])
  })

  it('can be renewed with its refresh token only once', async () => {
    const first = await fetchToken(sandbox)
    const second = await fetchToken(sandbox, { refresh_token: first.refreshToken })
    expect(second.token).not.toBe(first.token)
    expect((await fetchToken(sandbox, { refresh_token: first.refreshToken })).body.error).toBe(
      'invalid_grant',
    )
  })

  it('PR2 expires, and the search reports it', async () => {
    const { token } = await fetchToken(sandbox)
    expect((await fetchRakuten(sandbox, 'keyword=dress', token)).status).toBe(200)
    sandbox.expireTokens()
    const expired = await fetchRakuten(sandbox, 'keyword=dress', token)
    expect(expired.status).toBe(401)
    expect(findText(await expired.text(), 'ams:code')).toBe('900904')
    expect((await fetchToken(sandbox)).token).not.toBe(token)
  })

  it('PR2 can have a lifetime of zero', async () => {
    const hasty = await createSandbox({ ...small, products: 20, rakutenTokenSeconds: 0 })
    const { token, body } = await fetchToken(hasty)
    expect(body.expires_in).toBe(0)
    expect((await fetchRakuten(hasty, 'keyword=dress', token)).status).toBe(401)
    await hasty.close()
  })

  it('PR2 is required by both gateways, each of which reports its own error', async () => {
    const xml = await fetch(`${sandbox.url}/productsearch/1.0?keyword=dress`)
    expect(xml.status).toBe(401)
    expect(await xml.text()).toContain('<ams:fault xmlns:ams=')
    const json = await fetch(`${sandbox.url}/v2/advertisers`)
    expect(json.status).toBe(401)
    expect(await json.json()).toMatchObject({ error: 'invalid_request' })
    const unknown = await fetchRakuten(sandbox, 'keyword=dress', 'made-up')
    expect(findText(await unknown.text(), 'ams:code')).toBe('900901')
  })
})

describe('the rate limit', () => {
  it('PR2 counts token requests too and reports how many seconds to wait', async () => {
    const limited = await createSandbox({ ...small, products: 20, rakutenRequestsPerMinute: 1 })
    const { token, response } = await fetchToken(limited)
    expect(response.headers.get('x-ratelimit-limit-minute')).toBe('1')
    // Even if a new minute begins between the requests,
    // the limit is exceeded in one of the two minutes.
    const answers = [
      await fetchRakuten(limited, 'keyword=dress', token),
      await fetchRakuten(limited, 'keyword=dress', token),
    ]
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused?.headers.get('x-ratelimit-remaining-minute')).toBe('0')
    await limited.close()
  })
})

describe('the product search', () => {
  it('returns XML regardless of the Accept header', async () => {
    const { token } = await fetchToken(sandbox)
    const response = await fetch(`${sandbox.url}/productsearch/1.0?keyword=dress`, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    })
    expect(response.headers.get('Content-Type')).toBe('text/xml;charset=UTF-8')
    expect(await response.text()).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<result><TotalMatches>/,
    )
  })

  it('rejects a request without search terms, with status 200', async () => {
    const { xml } = await fetchItems(sandbox, 'max=10')
    expect(xml).toContain(
      '<result><Errors><ErrorID>718615</ErrorID><ErrorText>No keyword specified.</ErrorText></Errors></result>',
    )
  })

  it('returns only the three count elements when nothing matches', async () => {
    const { xml } = await fetchItems(sandbox, 'keyword=zzzzzz')
    expect(xml).toContain(
      '<result><TotalMatches>0</TotalMatches><TotalPages>0</TotalPages><PageNumber>1</PageNumber></result>',
    )
  })

  it('returns pages of 20 by default and of at most 100', async () => {
    const [{ mid, rows } = { mid: '', rows: 0 }] = sandbox.truth.rakuten.byMid.toSorted(
      (a, b) => b.rows - a.rows,
    )
    const sizes = [
      ['', 20],
      ['&max=7', 7],
      ['&max=500', 100],
    ] as const
    for (const [max, size] of sizes) {
      const { xml, items } = await fetchItems(sandbox, `mid=${mid}${max}`)
      expect(items).toHaveLength(size)
      expect(Number(findText(xml, 'TotalMatches'))).toBe(rows)
      expect(Number(findText(xml, 'TotalPages'))).toBe(Math.ceil(rows / size))
    }
    const second = await fetchItems(sandbox, `mid=${mid}&max=10&pagenumber=2`)
    expect(second.items).toEqual((await fetchItems(sandbox, `mid=${mid}`)).items.slice(10))
    expect(findText(second.xml, 'PageNumber')).toBe('2')
  })

  it('matches all words, the exact phrase or any word, and can exclude words', async () => {
    const names = async (query: string) =>
      (await fetchItems(sandbox, `${query}&max=100`)).items.map(item =>
        (findText(item, 'productname') ?? '').toLowerCase(),
      )
    const both = await names('keyword=midi+dress')
    expect(both.length).toBeGreaterThan(0)
    const any = await fetchItems(sandbox, 'one=midi+dress')
    expect(Number(findText(any.xml, 'TotalMatches'))).toBeGreaterThan(both.length)
    for (const name of await names('exact=wool+coat')) expect(name).toContain('wool coat')
    const without = await names('keyword=dress&none=midi')
    expect(without.length).toBeGreaterThan(0)
    expect(without.filter(name => name.includes('midi'))).toEqual([])
  })

  it('finds a category by the advertiser’s name for it', async () => {
    const { items } = await fetchItems(sandbox, 'cat=Dresses&max=100')
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(findText(item, 'secondary')?.split('~~')).toContain('Dresses')
  })

  it('sorts by a known field if a direction is given', async () => {
    const prices = async (more: string) =>
      (await fetchItems(sandbox, `keyword=midi+dress&max=100${more}`)).items
        .map(item => Number(findText(item, 'price')))
        .filter(Number.isFinite)
    const sorted = await prices('&sort=retailprice&sorttype=asc')
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
    expect(await prices('&sort=retailprice&sorttype=desc')).toEqual(sorted.toReversed())
    expect(await prices('&sort=retailprice')).toEqual(await prices(''))
  })

  it('PR6 finds a product by its stock number', async () => {
    const { items } = await fetchItems(sandbox, 'keyword=dress&max=100')
    const item = items.find(one => findText(one, 'sku'))
    const found = await fetchItems(
      sandbox,
      `keyword=${findText(item ?? '', 'sku')}&mid=${findText(item ?? '', 'mid')}`,
    )
    expect(found.items).toContain(item)
  })

  it('PR5 returns 4,000 rows of a query and a total of -1 beyond that', async () => {
    const large = await createSandbox({
      ...small,
      products: 20,
      rakutenProducts: 12_000,
      rakutenRequestsPerMinute: Number.POSITIVE_INFINITY,
    })
    const all = large.truth.rakuten.byMid.map(({ mid }) => mid)
    const query =
      'one=women+men+black+white+navy+dress+in+the+linen+cotton+silk+wool+leather+oak+gold'
    const { xml } = await fetchItems(large, `${query}&max=100&pagenumber=40`)
    expect(all.length).toBeGreaterThan(5)
    expect([findText(xml, 'TotalMatches'), findText(xml, 'TotalPages')]).toEqual(['-1', '40'])
    expect((await fetchItems(large, `${query}&max=100&pagenumber=41`)).items).toEqual([])
    await large.close()
  })

  it('lists its advertisers at two endpoints', async () => {
    const { token } = await fetchToken(sandbox)
    const ask = (path: string) =>
      fetch(`${sandbox.url}${path}`, { headers: { Authorization: `Bearer ${token}` } })
    const xml = await (await ask('/advertisersearch/1.0?merchantname=')).text()
    const mids = [...xml.matchAll(/<mid>(\d+)<\/mid>/g)].map(([, mid]) => mid)
    expect(mids).toEqual(expect.arrayContaining(sandbox.truth.rakuten.byMid.map(({ mid }) => mid)))
    const json = (await (await ask('/v2/advertisers?limit=5&page=2')).json()) as {
      _metadata: object
      advertisers: { id: number }[]
    }
    expect(json._metadata).toMatchObject({ page: 2, limit: 5, total: mids.length })
    expect(json.advertisers.map(({ id }) => String(id))).toEqual(mids.slice(5, 10))
    const some = await (await ask('/advertisersearch/1.0?merchantname=alder+and')).text()
    expect(some).toContain(
      '<midlist><merchant><mid>36000</mid><merchantname>Alder and Finch</merchantname></merchant></midlist>',
    )
  })
})

describe('the records', () => {
  it('match the counts of the ground truth, which include duplicates and broken records', async () => {
    const items = await fetchAllItems()
    const { rows, repeatedRows, products, broken } = sandbox.truth.rakuten
    expect(items).toHaveLength(rows)
    expect(rows - new Set(items).size).toBe(repeatedRows)
    expect(products).toBe(rows - repeatedRows - broken.length)
    expect(broken.length).toBeGreaterThan(0)
    for (const { linkId, breakage } of broken) {
      const item = items.find(one => findText(one, 'linkid') === linkId)
      if (breakage === 'missing-linkid') expect(item).toBeUndefined()
      if (breakage === 'missing-name') expect(findText(item ?? '', 'productname')?.trim()).toBe('')
      if (breakage === 'text-price') expect(findText(item ?? '', 'price')).toBe('See site')
    }
  })

  it('have a sale price of 0 or equal to the price when the product is not on sale', async () => {
    const items = await fetchAllItems()
    const share = (test: (price: number, sale: number) => boolean) =>
      items.filter(item =>
        test(Number(findText(item, 'price')), Number(findText(item, 'saleprice'))),
      ).length / items.length
    expect(share((price, sale) => sale > 0 && sale < price)).toBeGreaterThan(0.15)
    expect(share((price, sale) => sale === price)).toBeGreaterThan(0.3)
    expect(share((_, sale) => sale === 0)).toBeGreaterThan(0.15)
  })

  it('have padding, empty fields, long ids and several currencies', async () => {
    const items = await fetchAllItems()
    const some = (test: (item: string) => boolean) => items.some(test)
    expect(some(item => /^ .* {2}$/.test(findText(item, 'productname') ?? ''))).toBe(true)
    expect(some(item => item.includes('<secondary> </secondary>'))).toBe(true)
    expect(some(item => item.includes('<upccode/>'))).toBe(true)
    expect(some(item => /^\d{12,13}$/.test(findText(item, 'upccode') ?? ''))).toBe(true)
    expect(some(item => (findText(item, 'linkid')?.length ?? 0) > 18)).toBe(true)
    expect(
      some(item => /^\d{4}-\d\d-\d\d\/\d\d:\d\d:\d\d$/.test(findText(item, 'createdon') ?? '')),
    ).toBe(true)
    expect(some(item => /^\d{4}-\d\d-\d\dT/.test(findText(item, 'createdon') ?? ''))).toBe(true)
    expect(some(item => item.includes('<price currency="GBP">'))).toBe(true)
    expect(some(item => item.indexOf('<saleprice') > item.indexOf('<description'))).toBe(true)
    expect(some(item => item.indexOf('<saleprice') < item.indexOf('<description'))).toBe(true)
  })

  it('PD4 escape the retailer’s HTML, including hostile HTML', async () => {
    for (const item of await fetchAllItems()) {
      expect(item).not.toMatch(/<(script|p|ul|br|img|iframe)\b/)
      expect(item).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
    }
  })

  it('OU1 link to the shop’s product page', async () => {
    const { items } = await fetchItems(sandbox, 'keyword=dress&max=100')
    for (const item of items.slice(0, 15)) {
      const link = new URL((findText(item, 'linkurl') ?? '').replaceAll('&amp;', '&'))
      expect(link.searchParams.get('offerid')).toMatch(
        new RegExp(`\\.${findText(item, 'linkid')}$`),
      )
      const hop = await fetch(link, { redirect: 'manual' })
      const landing = hop.headers.get('Location') ?? ''
      expect(landing.startsWith(link.searchParams.get('murl') ?? 'none')).toBe(true)
      expect((await fetch(landing)).status).toBe(200)
    }
  })

  it('OU2 have deep links, some in the classic format and encoded twice', async () => {
    const { token } = await fetchToken(sandbox)
    const made = await fetch(`${sandbox.url}/v1/links/deep_links`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        url: 'https://www.alderandfinch.example/p/1?a=1&b=2',
        advertiser_id: 36000,
        u1: 'card12',
      }),
    })
    const { advertiser } = (await made.json()) as {
      advertiser: { deep_link: { deep_link_url: string } }
    }
    const follow = async (url: string) =>
      (await fetch(url, { redirect: 'manual' })).headers.get('Location')
    expect(await follow(advertiser.deep_link.deep_link_url)).toMatch(
      /\/shops\/alderandfinch\.example\/p\/1\?a=1&b=2&ranMID=36000/,
    )
    const target = encodeURIComponent(encodeURIComponent('https://a.example/p'))
    expect(await follow(`${sandbox.url}/fs-bin/click?id=x&RD_PARM1=${target}`)).toMatch(
      /^https:\/\/a\.example\/p\?ranMID/,
    )
    expect(
      (await fetch(`${sandbox.url}/link?id=x&offerid=1.2`, { redirect: 'manual' })).status,
    ).toBe(400)
  })
})
