import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'

const small = {
  products: 400,
  cjProducts: 20,
  rakutenProducts: 20,
  seed: 'k',
  today: '2026-03-01',
  images: false,
} as const

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({
    ...small,
    trendingProducts: 900,
    trendingRequestsPerMinute: Number.POSITIVE_INFINITY,
  })
})
afterAll(() => sandbox.close())

interface Report {
  pagination: { has_next: boolean; total_count: number; offset: number; limit: number }
  reports: ({ trending_rank: number; popular_rank: number; vertical_id: number } & Record<
    string,
    unknown
  >)[]
}

async function fetchToken(from = sandbox, form: Record<string, string> = {}) {
  const { tokenUrl, clientId, clientSecret } = from.trending
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: JSON.stringify({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
      ...form,
    }),
  })
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, body, token: String(body.access_token) }
}

async function fetchReport(
  query: string,
  from = sandbox,
): Promise<{ status: number; body: Report }> {
  const { token } = await fetchToken(from)
  const { apiUrl, publisherId } = from.trending
  const response = await fetch(
    `${apiUrl}/publisher/${publisherId}/trending-products?access_token=${encodeURIComponent(token)}&${query}`,
  )
  return { status: response.status, body: (await response.json()) as Report }
}

describe('the token', () => {
  it('PR2 lasts seven days, as its two timestamps show', async () => {
    const { body, token } = await fetchToken()
    expect(Number(body.expiry_timestamp) - Number(body.timestamp)).toBe(604_800)
    expect(token).toMatch(/^\d+:\d+:[0-9a-f]+$/)
    expect(body).not.toHaveProperty('expires_in')
  })

  it('PR2 is refused to a caller with a wrong secret', async () => {
    expect((await fetchToken(sandbox, { client_secret: 'x' })).status).toBe(401)
    expect((await fetchToken(sandbox, { grant_type: 'x' })).status).toBe(400)
  })

  it('is also issued for a request sent as a form', async () => {
    const { tokenUrl, clientId, clientSecret } = sandbox.trending
    const body = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    })
    expect((await fetch(tokenUrl, { method: 'POST', body })).status).toBe(200)
  })

  it('PR2 can have timestamps from a skewed clock', async () => {
    const skewed = await createSandbox({
      ...small,
      products: 20,
      trendingClockSkewSeconds: -86_400,
    })
    const { body } = await fetchToken(skewed)
    expect(Number(body.timestamp)).toBeLessThan(Date.now() / 1000 - 86_000)
    expect((await fetchReport('period=today', skewed)).status).toBe(200)
    await skewed.close()
  })

  it('PR2 is sent in the query, and expires', async () => {
    const { token } = await fetchToken()
    const path = `${sandbox.url}/publisher/${sandbox.trending.publisherId}/trending-products?period=today`
    expect((await fetch(path)).status).toBe(401)
    expect((await fetch(path, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(401)
    expect((await fetch(`${path}&access_token=${token}`)).status).toBe(200)
    sandbox.expireTokens()
    expect((await fetch(`${path}&access_token=${token}`)).status).toBe(401)
  })
})

describe('the trending report', () => {
  it.each([
    ['', 400],
    ['period=yesterday', 400],
    ['period=today&limit=0', 400],
    ['period=today&limit=601', 400],
    ['period=today&limit=600', 200],
    ['period=today&offset=-1', 400],
    ['period=today&vertical_id=fashion', 400],
    ['period=today&sort_by=price', 400],
    ['period=today&currency=USD', 200],
  ])('responds to %s with %i', async (query, status) => {
    expect((await fetchReport(query)).status).toBe(status)
  })

  it('is refused for another publisher', async () => {
    const { token } = await fetchToken()
    const response = await fetch(
      `${sandbox.url}/publisher/9/trending-products?period=today&access_token=${token}`,
    )
    expect(response.status).toBe(403)
  })

  it('LM4 pages the fashion vertical by rank, 30 rows by default', async () => {
    const query = 'period=today&vertical_id=168&currency=USD&sort_by=trending_rank&sort_dir=ASC'
    const total = sandbox.truth.trending.rowsOf168
    const { body } = await fetchReport(query)
    expect(body.pagination).toEqual({ has_next: true, total_count: total, offset: 0, limit: 30 })
    const all: Report['reports'] = []
    for (let offset = 0; ; offset += 100) {
      const page = (await fetchReport(`${query}&limit=100&offset=${offset}`)).body
      all.push(...page.reports)
      if (!page.pagination.has_next) break
    }
    expect(all).toHaveLength(total)
    expect(total).toBeGreaterThan(400)
    const ranks = all.map(row => row.trending_rank)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(new Set(ranks).size).toBe(total)
    expect(new Set(all.map(row => row.vertical_id))).toEqual(new Set([168]))
    const turned = (await fetchReport(query.replace('ASC', 'DESC'))).body.reports
    expect(turned[0]).toEqual(all.at(-1))
  })

  it('includes sales only for the longer periods', async () => {
    const [today] = (await fetchReport('period=today')).body.reports
    const [week] = (await fetchReport('period=7_days')).body.reports
    expect(today).not.toHaveProperty('sales')
    expect(week).toHaveProperty('sales')
  })

  it('contains rows of varying shape, a few of them broken', async () => {
    const { reports } = (await fetchReport('period=today&limit=600')).body
    const some = (test: (row: Record<string, unknown>) => boolean) => reports.filter(test).length
    expect(some(row => 'product_name' in row)).toBeGreaterThan(400)
    expect(some(row => 'title' in row)).toBeGreaterThan(20)
    expect(some(row => 'urls' in row)).toBeGreaterThan(20)
    expect(some(row => !('product_id' in row))).toBeGreaterThan(20)
    expect(some(row => !('product_id' in row || 'sku' in row))).toBeGreaterThan(5)
    const { broken, rows } = sandbox.truth.trending
    expect(broken.length).toBeGreaterThan(0)
    expect(sandbox.trendingProducts()).toHaveLength(rows - broken.length)
  })

  it('changes from day to day', async () => {
    const ranks = () => sandbox.trendingProducts().map(({ productId }) => productId)
    const before = ranks()
    sandbox.setToday('2026-03-02')
    const after = ranks()
    sandbox.setToday('2026-03-01')
    expect(after).not.toEqual(before)
    expect(ranks()).toEqual(before)
  })

  it('PR2 has a rate limit without a Retry-After header', async () => {
    const limited = await createSandbox({ ...small, products: 20, trendingRequestsPerMinute: 0 })
    const { token } = await fetchToken(limited)
    const response = await fetch(
      `${limited.url}/publisher/123456/trending-products?period=today&access_token=${token}`,
    )
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, null])
    await limited.close()
  })

  it('lists the verticals without a token', async () => {
    const groups = (await (await fetch(`${sandbox.url}/v4/verticals`)).json()) as {
      vertical_groups: { verticals: { id: number }[] }[]
    }
    expect(
      groups.vertical_groups.flatMap(({ verticals }) => verticals.map(({ id }) => id)),
    ).toContain(168)
  })
})

describe('a wrapped link', () => {
  const follow = async (url: string) => {
    const hops: string[] = []
    for (let next: string | null = url; next && hops.length < 6; ) {
      hops.push(next)
      next = (await fetch(next, { redirect: 'manual' })).headers.get('Location')
    }
    return hops
  }

  it('OU2 redirects to the shop through the network that pays commission', async () => {
    const { reports } = (await fetchReport('period=today&limit=50')).body
    const ways = new Set<number>()
    for (const row of reports.filter(({ product_url }) => product_url)) {
      const target = String(row.product_url)
      const links = [
        `${sandbox.wrappers.skimlinksUrl}?id=123456X1600001&xs=1&url=${encodeURIComponent(target)}&xcust=card12`,
        `${sandbox.wrappers.viglinkUrl}?key=${'0'.repeat(32)}&cuid=card12&u=${encodeURIComponent(target)}`,
      ]
      for (const link of links) {
        const hops = await follow(link)
        expect(hops.at(-1)?.startsWith(target)).toBe(true)
        ways.add(hops.length)
      }
    }
    expect(ways).toEqual(new Set([2, 3]))
  })

  it.each([
    ['/go/?id=x&url=https%3A%2F%2Fa.example', 400],
    ['/go/?id=1X2&url=javascript%3Aalert(1)', 400],
    ['/viglink?u=https%3A%2F%2Fa.example', 400],
    [`/viglink?key=${'0'.repeat(32)}&u=https%3A%2F%2Funsafe.example`, 403],
    [`/viglink?key=${'0'.repeat(32)}&u=nowhere`, 400],
    ['/api/link/?out=x', 400],
  ])('is rejected when invalid: %s', async (path, status) => {
    expect((await fetch(`${sandbox.url}${path}`, { redirect: 'manual' })).status).toBe(status)
  })

  it('redirects straight to a shop that is in no network', async () => {
    const link = `${sandbox.wrappers.skimlinksUrl}?id=1X2&url=${encodeURIComponent('https://elsewhere.example/x?a=1')}`
    expect((await fetch(link, { redirect: 'manual' })).headers.get('Location')).toBe(
      'https://elsewhere.example/x?a=1',
    )
    const check = await fetch(
      `${sandbox.url}/api/link/?key=k&format=json&out=${encodeURIComponent('https://elsewhere.example/')}`,
    )
    expect(await check.json()).toMatchObject({ affiliatable: false })
  })
})
