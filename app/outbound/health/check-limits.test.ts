import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createPublicWeb } from '#app/public-web/public-web.server.ts'
import { createTestHost, send } from '#app/public-web/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { checkLink, type LinkCheckOptions } from './check-link.server.ts'
import { checkLinks } from './check-links.server.ts'
import { fetchLinkTroubles } from './link-troubles.server.ts'
import { createRobots } from './robots.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A checker that may request nothing, for tests of what is checked and when. */
const shut: LinkCheckOptions = {
  web: { get: () => Promise.reject(new Error('nothing may be requested')) },
  robots: { allows: async () => false },
  privateHosts: [],
}

/** Saves products of a retailer, numbered in this order. */
async function save(...offers: [id: string, retailer: string][]): Promise<void> {
  const products = offers.map(([id, name]) => makeProduct(id, { retailer: { id: name, name } }))
  await createStore(database.pool).upsertProducts('s', products)
}

describe('checkLinks', () => {
  beforeEach(() => database.empty())

  /** Checks one link of the only retailer, and returns the id of its offer. */
  async function findChecked(): Promise<string> {
    await database.pool.query("UPDATE link_health SET detail = 'earlier'")
    await checkLinks(database.pool, shut)
    const { rows } = await database.pool.query<{ id: string }>(
      "SELECT product_id AS id FROM link_health WHERE detail <> 'earlier'",
    )
    return rows.map(({ id }) => id).join()
  }

  const addHealth = (id: string, state: string, age: string) =>
    database.pool.query(
      `INSERT INTO link_health (source, product_id, retailer, state, since, checked_at)
       VALUES ('s', $1, 'Alder', $2, now(), now() - $3::interval)`,
      [id, state, age],
    )

  it.each([19, 20, 21])('OU5 visits 20 retailers a round at most: %i', async count => {
    await save(
      ...Array.from({ length: count }, (_, at) => [`${at}`, `Shop ${at}`] as [string, string]),
    )
    expect((await checkLinks(database.pool, shut)).checked).toBe(Math.min(20, count))
    expect((await checkLinks(database.pool, shut)).checked).toBe(Math.max(0, count - 20))
  })

  it.each([
    ['59 seconds', 0],
    ['61 seconds', 1],
  ])('OU5 visits a retailer again after a minute: %s', async (age, checked) => {
    await save(['first', 'Alder'])
    await checkLinks(database.pool, shut)
    await database.pool.query('UPDATE link_visit SET visited_at = now() - $1::interval', [age])
    expect(await checkLinks(database.pool, shut)).toMatchObject({ checked })
  })

  it.each([
    ['19 hours 59 minutes', 'sampled'],
    ['20 hours 1 minute', 'clicked'],
  ])('OU5 checks a clicked offer again after 20 hours: %s', async (age, id) => {
    await save(['sampled', 'Alder'], ['clicked', 'Alder'])
    await database.pool.query(
      `INSERT INTO click (clicked_at, storefront, source, product_id, retailer, price_minor,
         currency, page, sub_id, device, visitor, network, destination_host)
       VALUES (now(), 'shop-a', 's', 'clicked', 'Alder', 100, 'USD', 'list', 'x', 'phone',
         'person', 'cj', 'shop.example') ON CONFLICT DO NOTHING`,
    )
    await addHealth('clicked', 'fine', age)
    expect(await findChecked()).toBe(id)
  })

  it.each([
    ['5 hours 59 minutes', 'sampled'],
    ['6 hours 1 minute', 'troubled'],
  ])('OU5 checks a bad link again after six hours: %s', async (age, id) => {
    await save(['sampled', 'Alder'], ['troubled', 'Alder'])
    await addHealth('troubled', 'dead', age)
    // Bad links take every second turn.
    await database.pool.query("INSERT INTO link_visit (retailer, turn) VALUES ('Alder', 1)")
    expect(await findChecked()).toBe(id)
  })
})

it.each([
  ['6 days 23 hours', '89 days', 50],
  ['7 days 1 hour', '89 days', 0],
  ['6 days 23 hours', '91 days', 0],
])(
  'OU5 puts a week’s clicks at the risk of 90 days’ earnings: %s and %s ago',
  async (clicked, sold, exposed) => {
    await database.empty()
    const [bad, good] = [`bad ${clicked} ${sold}`, `good ${clicked} ${sold}`]
    await save([bad, 'Alder'], [good, 'Alder'])
    await database.pool.query(
      `INSERT INTO link_health (source, product_id, retailer, state, since, checked_at)
       VALUES ('s', $1, $2, 'dead', now(), now())`,
      [bad, `Risk ${clicked} ${sold}`],
    )
    const add = (id: string, subId: string, age: string) =>
      database.pool.query(
        `INSERT INTO click (clicked_at, storefront, source, product_id, retailer, price_minor,
           currency, page, sub_id, device, visitor, network, destination_host)
         VALUES (now() - $3::interval, 'shop-a', 's', $1, $4, 100, 'USD', 'list', $2, 'phone',
           'person', 'cj', 'shop.example')`,
        [id, subId, age, `Risk ${clicked} ${sold}`],
      )
    const subId = `sold-${clicked}-${sold}`
    await add(bad, `bad-${subId}`, clicked)
    await add(good, subId, sold)
    await database.pool.query(
      `INSERT INTO commission (network, record_id, sale_id, revision, status, sub_id, retailer,
         currency, sale_minor, commission_minor, sale_usd_cents, commission_usd_cents, happened_at,
         reported_at, origin, fingerprint)
       VALUES ('cj', $1, $1, 1, 'confirmed', $1, 'x', 'USD', 100, 100, 100, 100,
         now() - $2::interval, now(), 'api', gen_random_uuid())`,
      [subId, sold],
    )
    const [trouble] = await fetchLinkTroubles(database.pool)
    expect(trouble?.exposedUsdCents).toBe(exposed)
  },
)

/** Serves a page and robots.txt from a shop, and checks a link to the page. */
async function check(page: string, robots = ''): Promise<string> {
  const host = await createTestHost({ '/p/1': send(page), '/robots.txt': send(robots) })
  const web = createPublicWeb({ privateHosts: [host.host] })
  try {
    const { state } = await checkLink(
      {
        source: 's',
        clickUrl: host.url('/p/1'),
        url: host.url('/p/1'),
        priceMinor: 100,
        currency: 'USD',
      },
      { web, robots: createRobots(database.pool, web), privateHosts: [host.host] },
    )
    return state
  } finally {
    host.close()
  }
}

it.each([
  [256 * 1024, 'price differs'],
  [256 * 1024 + 1, 'fine'],
])('OU5 reads 256 kB of a shop’s page: a price that ends with byte %i', async (end, state) => {
  const offer = { '@type': 'Offer', price: '99.00', priceCurrency: 'USD' }
  const data = `<script type="application/ld+json">${JSON.stringify(offer)}`
  const title = '<title>Linen dress</title>'
  expect(await check(title.padEnd(end - data.length) + data)).toBe(state)
})

it.each([
  [512 * 1024, 'not checked'],
  [512 * 1024 + 12, 'fine'],
])('OU5 reads 512 kB of a robots.txt: a line that ends with byte %i', async (end, state) => {
  const line = 'Disallow: /p'
  const head = `User-agent: *\n#${' '.repeat(end - line.length - 16)}\n`
  expect(head.length + line.length).toBe(end)
  expect(await check('<title>Linen dress</title>', head + line)).toBe(state)
})
