import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { withChanges } from '#app/domain/testing/with-changes.ts'
import { findDestination } from '#app/networks/find-destination.ts'
import { createPublicWeb, type PublicWeb } from '#app/public-web/public-web.server.ts'
import { createTestHost, redirect, send } from '#app/public-web/testing.ts'
import { createCjConnector } from '#app/sources/cj/connector.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox.ts'
import type { PlantedState } from '../../../sandbox/shops/planted-links.ts'
import { checkLink, type LinkCheckOptions } from './check-link.server.ts'
import { checkLinks } from './check-links.server.ts'
import { decideOnLink } from './decide-on-link.server.ts'
import { fetchLinkTroubles } from './link-troubles.server.ts'
import { createRobots } from './robots.server.ts'

let sandbox: Sandbox
let database: TestDatabase
let requested: string[] = []
let options: LinkCheckOptions
let products: Product[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  sandbox = await createSandbox({ products: 40, cjProducts: 120, images: false })
  const connector = createCjConnector({ ...sandbox.cj, ratePerMinute: 10_000 })
  for await (const step of connector.readAll()) products.push(...step.products)
  // This sandbox's landing pages show prices in dollars.
  products = products.filter(({ currency, inStock }) => currency === 'USD' && inStock)
})
afterAll(async () => {
  await sandbox.close()
  await database.drop()
})
beforeEach(async () => {
  await database.empty()
  sandbox.plantedLinks.clear()
  sandbox.clearFaults()
  requested = []
  const web = createPublicWeb({ privateHosts: [sandbox.pictureHost] })
  const counting: PublicWeb = {
    get(url, given) {
      requested.push(url.pathname)
      return web.get(url, given)
    },
  }
  options = {
    web: counting,
    robots: createRobots(database.pool, counting),
    privateHosts: [sandbox.pictureHost],
    seconds: 5,
  }
})

const first = () => requireProduct(0)
function requireProduct(index: number): Product {
  const product = products[index]
  if (!product) throw new Error(`The sandbox has only ${products.length} products`)
  return product
}

function findPageId({ clickUrl, url }: Product): number {
  const page = new URL(clickUrl).searchParams.get('url') ?? findDestination(clickUrl) ?? url ?? ''
  return Number(/\/p\/(\d+)/.exec(page)?.[1])
}

function check(product: Product) {
  const { source, clickUrl, url, salePrice, price, currency } = product
  return checkLink({ source, clickUrl, url, priceMinor: salePrice ?? price, currency }, options)
}

async function save(saved: readonly Product[]): Promise<void> {
  await createStore(database.pool).upsertProducts('c', [...saved])
}

async function click(product: Product, times: number): Promise<void> {
  await database.pool.query(
    `INSERT INTO click (clicked_at, storefront, source, product_id, retailer, price_minor, currency,
       page, sub_id, device, visitor, network, destination_host)
     SELECT now() - interval '1 hour', 'shop-a', $1, $2, $3, 100, 'USD', 'product',
       $2 || '-' || turn, 'phone', 'person', 'cj', 'shop.example' FROM generate_series(1, $4) AS turn`,
    [product.source, product.id, product.retailerName ?? product.retailer.name, times],
  )
}

/** Saves a commission on the product's first click. */
async function earn(product: Product, cents: number): Promise<void> {
  await database.pool.query(
    `INSERT INTO commission (network, record_id, sale_id, revision, status, sub_id, retailer, currency,
       sale_minor, commission_minor, sale_usd_cents, commission_usd_cents, happened_at, reported_at,
       origin, fingerprint)
     VALUES ('cj', '1', '1', 1, 'confirmed', $1, 'x', 'USD', 100, $2, 100, $2, now(), now(), 'api',
       gen_random_uuid())`,
    [`${product.id}-1`, cents],
  )
}

describe('checkLink', () => {
  it('OU5 reports nothing for a correct link', async () => {
    expect(await check(first())).toMatchObject({ state: 'fine' })
  })

  it.each<PlantedState>([
    'dead',
    'home page',
    'parked',
    'price differs',
    'sold out',
    'not affiliated',
  ])('OU5 finds a link that is %s', async state => {
    sandbox.plantedLinks.plant(findPageId(first()), state)
    expect(await check(first())).toMatchObject({ state })
  })

  it.each<[source: Product['source'], mark: string, isCredited: boolean]>([
    ['c', 'cjevent=1', true],
    ['c', 'CJEVENT=1', true],
    ['c', 'cjdata=1', false],
    ['c', 'ranMID=1', false],
    ['r', 'ranMID=1', true],
    ['r', 'ranSiteID=1', true],
    ['r', 'ranEAID=1', false],
    ['r', 'cjevent=1', false],
    // These links are wrapped only when a shopper clicks, so the page cannot show a mark yet.
    ['s', 'a=1', true],
    ['f', 'a=1', true],
  ])(
    'OU5 judges the link of %s by its mark on the shop’s page: %s',
    async (source, mark, isCredited) => {
      const host = await createTestHost({
        '/link': redirect(`/p/1?${mark}`),
        [`/p/1?${mark}`]: send('<title>Linen dress</title><h1>Linen dress</h1>'),
      })
      try {
        const link = { source, clickUrl: host.url('/link'), url: host.url('/p/1') }
        const found = await checkLink(
          { ...link, priceMinor: 100, currency: 'USD' },
          {
            ...options,
            web: createPublicWeb({ privateHosts: [host.host] }),
            robots: createRobots(database.pool, createPublicWeb({ privateHosts: [host.host] })),
            privateHosts: [host.host],
          },
        )
        expect(found.state).toBe(isCredited ? 'fine' : 'not affiliated')
      } finally {
        host.close()
      }
    },
  )

  it.each([
    ['500', 'unreachable', 'status 500'],
    ['503', 'unreachable', 'status 503'],
    ['refused', 'unreachable', ''],
    ['hang', 'unreachable', 'no answer within'],
  ] as const)(
    'OU5 does not mark a shop as dead after one failed check: %s',
    async (kind, state, detail) => {
      await check(first())
      sandbox.addFaults({ path: '/shops/', kind })
      const finding = await checkLink(
        { ...first(), url: first().url, priceMinor: 1 },
        { ...options, seconds: 1 },
      )
      expect(finding.state).toBe(state)
      expect(finding.detail).toContain(detail)
    },
  )

  it('OU5 does not request anything that robots.txt disallows', async () => {
    await database.pool.query(
      `INSERT INTO robots_file (origin, read_at, body)
       VALUES ($1, now(), E'User-agent: *\nDisallow: /shops/')`,
      [new URL(sandbox.url).origin],
    )
    expect(await check(first())).toMatchObject({ state: 'not checked' })
    expect(requested.filter(path => path.startsWith('/shops/'))).toEqual([])
  })

  it('OU5 requests nothing from a site that does not respond to requests for its robots.txt', async () => {
    sandbox.addFaults({ path: '/robots.txt', kind: '503' })
    expect(await check(first())).toMatchObject({ state: 'not checked' })
    expect(requested).toEqual(['/robots.txt'])
  })

  it('OU5 reads robots.txt once a day', async () => {
    await check(first())
    await check(requireProduct(1))
    expect(requested.filter(path => path === '/robots.txt')).toHaveLength(1)
  })

  it.each([
    ['our own network', 'http://169.254.169.254/latest/meta-data'],
    ['another port of this machine', 'http://127.0.0.1:1/'],
    ['a site that is not the shop’s', 'https://elsewhere.example/p/1'],
    ['a script address', 'javascript:alert(1)'],
  ])('OU5 requests nothing from %s', async (_, clickUrl) => {
    const link = { ...first(), clickUrl, url: 'https://www.shop.example/p/1', priceMinor: 1 }
    const finding = await checkLink(link, options)
    expect(['not checked', 'elsewhere', 'dead', 'unreachable']).toContain(finding.state)
    expect(requested.filter(path => path !== '/robots.txt')).toEqual([])
  })
})

describe('checkLinks', () => {
  it('OU5 visits each retailer at most once a minute, starting with its most-clicked offer', async () => {
    await save(products)
    const clicked = requireProduct(products.length - 1)
    await click(clicked, 3)
    const round = await checkLinks(database.pool, options)
    const { rows } = await database.pool.query('SELECT retailer, product_id AS id FROM link_health')
    expect(round.checked).toBe(rows.length)
    expect(new Set(rows.map(({ retailer }) => retailer)).size).toBe(rows.length)
    expect(rows.map(({ id }) => id)).toContain(clicked.id)
    expect(await checkLinks(database.pool, options)).toMatchObject({ checked: 0 })
  })

  it('OU5 continues with the next offer of a retailer, and starts over at the end', async () => {
    const retailer = first().retailer.id
    const own = products.filter(product => product.retailer.id === retailer).slice(0, 2)
    await save(own)
    for (let turn = 0; turn < 3; turn += 1) {
      await checkLinks(database.pool, options)
      await database.pool.query(`UPDATE link_visit SET visited_at = now() - interval '1 minute'`)
    }
    const { rows } = await database.pool.query(
      'SELECT product_id AS id FROM link_health ORDER BY checked_at DESC',
    )
    expect(rows.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort())
    expect(rows[0].id).toBe(own[0]?.id)
  })

  it('OU5 lets two servers share the visits', async () => {
    await save(products)
    const rounds = await Promise.all([1, 2].map(() => checkLinks(database.pool, options)))
    const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM link_health')
    expect(rounds.reduce((sum, { checked }) => sum + checked, 0)).toBe(rows[0].count)
  })

  it('OU5 marks a link as dead after three checks without an answer', async () => {
    await save([first()])
    sandbox.addFaults({ path: '/shops/', kind: '500' })
    const states = []
    for (let turn = 0; turn < 3; turn += 1) {
      const { newTroubles } = await checkLinks(database.pool, options)
      states.push(newTroubles.map(({ state }) => state))
      await database.pool.query(`UPDATE link_visit SET visited_at = now() - interval '1 minute'`)
    }
    expect(states).toEqual([[], [], ['dead']])
  })
})

describe('fetchLinkTroubles', () => {
  it.each<[PlantedState, RegExp]>([
    ['price differs', /^USD 1234\.56 at the shop, [\d.]+ here$/],
    ['not affiliated', /^the network’s mark is missing$/],
  ])(
    'OU5 reports to operators that a link is %s, with the revenue at risk',
    async (state, detail) => {
      await save([first()])
      await click(first(), 10)
      await earn(first(), 250)
      sandbox.plantedLinks.plant(findPageId(first()), state)
      const { newTroubles } = await checkLinks(database.pool, options)
      expect(newTroubles).toEqual([{ source: 'c', productId: first().id, state }])
      const [listed] = await fetchLinkTroubles(database.pool)
      // Ten clicks at 25 cents each.
      expect(listed).toMatchObject({ state, clicks: 10, exposedUsdCents: 250 })
      expect(listed?.detail).toMatch(detail)
    },
  )

  it('OU5 AD4 counts the revenue at risk under the name that several retailers share', async () => {
    const sold = withChanges(first(), { id: 'sold', retailerName: 'Moda Uomo' })
    await save([first(), sold])
    await click(first(), 4)
    await click(sold, 6)
    await earn(sold, 600)
    sandbox.plantedLinks.plant(findPageId(first()), 'dead')
    await checkLinks(database.pool, options)
    const fetchFirst = async (toShownName?: (name: string) => string) =>
      (await fetchLinkTroubles(database.pool, { ...(toShownName && { toShownName }) })).find(
        ({ productId }) => productId === first().id,
      )
    expect(await fetchFirst()).toMatchObject({ exposedUsdCents: 0 })
    // Four of the ten clicks that earned six dollars.
    expect(await fetchFirst(() => 'Moda')).toMatchObject({ retailer: 'Moda', exposedUsdCents: 240 })
  })

  it('OU5 lists each bad link with its clicks, the earnings at risk and the next best offer', async () => {
    const trouble = first()
    const others = [30_00, 20_00, 10_00].map((price, index) =>
      withChanges(trouble, {
        ...{ id: `other-${index}`, price, inStock: true },
        ...{ salePrice: undefined, converted: undefined },
      }),
    )
    await save([trouble, ...others])
    await database.pool.query(
      `INSERT INTO offer_match (product_number, facts, group_number)
       SELECT number, '{"model": []}', (SELECT min(number) FROM product) FROM product`,
    )
    await click(trouble, 4)
    await earn(trouble, 800)
    sandbox.plantedLinks.plant(findPageId(trouble), 'dead')
    await checkLinks(database.pool, options)
    // The cheapest alternative has a bad link too.
    await database.pool.query(
      `INSERT INTO link_health (source, product_id, retailer, state, since, checked_at)
       VALUES ('c', 'other-2', 'x', 'sold out', now(), now())`,
    )
    const [listed] = await fetchLinkTroubles(database.pool)
    expect(listed).toMatchObject({
      ...{ productId: trouble.id, state: 'dead', clicks: 4, exposedUsdCents: 800 },
      replacement: { id: 'other-1' },
    })
    const { source, id } = trouble
    expect(await decideOnLink(database.pool, { source, id }, 'dismiss', 'ann')).toBe(true)
    const left = await fetchLinkTroubles(database.pool)
    expect(left.map(({ productId }) => productId)).toEqual(['other-2'])
  })
})
