import type pg from 'pg'
import { fetchAudit, recordAudit } from '#app/audit/audit-log.server.ts'
import { clicksDays, clicksGroupings } from '#app/domain/clicks-query.ts'
import { parseRetailersQuery } from '#app/domain/retailers-query.ts'
import { sampleProduct } from '#app/domain/sample-product.ts'
import { fetchRetailerRows } from '#app/operators/retailers/fetch-retailer-rows.ts'
import { openRetailers } from '#app/operators/retailers/retailers.server.ts'
import { fetchEarnings } from '#app/outbound/commissions/earnings.server.ts'
import { getLastDays } from '#app/outbound/commissions/report-period.ts'
import { createOutboundReports } from '#app/outbound/create-outbound-reports.server.ts'
import { getAuditPage } from '#app/pages/admin/audit-page.ts'
import { getClicksPage } from '#app/pages/admin/clicks-page.ts'
import { getLinksPage } from '#app/pages/admin/links-page.ts'
import { getRetailersPage } from '#app/pages/admin/retailers-page.ts'
import { createStore } from '#app/store/store.server.ts'
import { withBenchDatabase } from './bench-database.ts'
import { measure } from './measure.ts'

// Times the operator pages with a year of clicks. The database is real, but the index's directory
// of retailers is a fixed list, and caches are empty. On a busy machine, compare the CPU time.
const clickCount = Number(process.argv[2] ?? 1_000_000)
const retailerCount = Number(process.argv[3] ?? 5_000)
const rounds = 20
const limitMs = 200

await withBenchDatabase('operators', async (pool, databaseUrl) => {
  await seed(pool)
  const log = { info: () => undefined, error: console.error }
  const retailers = await openRetailers({ databaseUrl, pool, log })
  const names = Array.from({ length: retailerCount }, (_, index) => `Retailer ${index}`)
  const facets = names.map(name => ({ value: name, label: name, count: 100 }))
  const catalogue = { directory: async () => ({ brands: [], retailers: facets }) }
  type AuditQuery = Parameters<typeof fetchAudit>[1]
  const fetchEntries = (query: AuditQuery) => fetchAudit(pool, query)
  let isSlow = false

  async function time(name: string, work: () => Promise<unknown>): Promise<void> {
    const times: number[] = []
    const { cpuSeconds, databaseSeconds } = await measure(pool, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now()
        await work()
        times.push(performance.now() - startedAt)
      }
    })
    const cpuMs = ((cpuSeconds + databaseSeconds) / rounds) * 1_000
    const [median = 0, p95 = 0] = [0.5, 0.95].map(
      share => times.toSorted((a, b) => a - b)[Math.ceil(share * rounds) - 1],
    )
    isSlow ||= p95 > limitMs
    const figures = `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, CPU ${cpuMs.toFixed(0)} ms`
    console.log(`${name.padEnd(36)} ${figures}`)
  }

  for (const days of clicksDays)
    for (const by of clicksGroupings)
      await time(`clicks by ${by}, ${days} days`, () =>
        getClicksPage(createOutboundReports(pool), { days, by }),
      )
  for (const state of ['matched', 'amount differs'])
    await time(`sales: ${state}`, () =>
      getClicksPage(createOutboundReports(pool), { days: 365, by: 'day', state }),
    )
  await time('links', () => getLinksPage(createOutboundReports(pool)))
  for (const search of ['', 'sort=earnings', 'q=4999', 'sort=clicks&page=40'])
    await time(`retailers ${search}`, async () => {
      const week = await fetchEarnings(pool, 'retailer', getLastDays(7))
      const rows = await fetchRetailerRows(catalogue, retailers.all(), week)
      return getRetailersPage(rows, parseRetailersQuery(new URLSearchParams(search)), [])
    })
  for (const search of ['', 'q=retailer+4999', 'before=50000'])
    await time(`audit ${search}`, () => getAuditPage(fetchEntries, new URLSearchParams(search)))
  await retailers.close()
  if (isSlow) console.log(`Some take more than ${limitMs} ms.`)
})

/** As in production, a few retailers get most clicks, and one click in fifty leads to a sale. */
async function seed(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query('SELECT setseed(0.5)')
  const run = async (what: string, text: string, values: unknown[] = []) => {
    const startedAt = performance.now()
    await client.query(text, values)
    console.log(`${what.padEnd(36)} ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
  }
  await run(
    `seed ${clickCount} clicks`,
    `INSERT INTO click (clicked_at, storefront, source, product_id, retailer, price_minor, currency,
       page, position, sub_id, device, visitor, network, destination_host)
     SELECT now() - random() * interval '365 days',
       (ARRAY['fashion8', 'fashion9', 'mongollist'])[1 + number % 3],
       (ARRAY['s', 'c', 'r', 'k'])[1 + number % 4], 'p' || floor(random() * 50000),
       'Retailer ' || rank, 5000, 'USD',
       (ARRAY['list', 'product', 'home', 'saved', 'brand', 'api'])[1 + number % 6], 1,
       'sub' || number, 'phone', CASE WHEN number % 10 = 0 THEN 'bot' ELSE 'person' END,
       (ARRAY['cj', 'rakuten', 'skimlinks'])[1 + rank % 3], 'shop.example'
     FROM (SELECT number, floor(power(random(), 2) * $2)::int AS rank
       FROM generate_series(1, $1::int) AS number) AS drawn`,
    [clickCount, retailerCount],
  )
  await run(
    'seed sales',
    `INSERT INTO commission (network, record_id, sale_id, revision, status, is_paid, sub_id, retailer,
       currency, sale_minor, commission_minor, sale_usd_cents, commission_usd_cents, items,
       happened_at, reported_at, origin, fingerprint)
     SELECT network, sub_id, sub_id, revision, 'confirmed', true, sub_id, retailer, 'USD',
       5000 + id % 7 * 100, 400, 5000 + id % 7 * 100, 400, 1, clicked_at, clicked_at, 'api',
       gen_random_uuid()
     FROM click, generate_series(1, 2) AS revision WHERE id % 50 = 1 AND visitor = 'person'`,
  )
  await createStore(pool).upsertProducts(
    's',
    Array.from({ length: 4_000 }, (_, index) => ({ ...sampleProduct, id: `p${index}` })),
  )
  await run(
    'seed groups of two offers',
    `INSERT INTO offer_match (product_number, facts, group_number)
     SELECT number, '{"distinctions": []}', number - number % 2 FROM product`,
  )
  await run(
    'seed bad links',
    `INSERT INTO link_health (source, product_id, retailer, state, since, checked_at, dismissed_at)
     SELECT source, id, 'Retailer ' || number % $1, 'dead', now(), now(),
       CASE WHEN number % 6 = 0 THEN now() END FROM product WHERE number % 2 = 0`,
    [retailerCount],
  )
  for (let entry = 0; entry < 200; entry += 1)
    await recordAudit(client, {
      actor: 'ann@example.com',
      action: 'changed retailer',
      subject: `Retailer ${entry}`,
      before: { isFeatured: false },
      after: { isFeatured: true },
    })
  await run(
    'seed audit',
    `INSERT INTO audit_entry (actor, action, subject, before, after)
     SELECT 'bob@example.com', 'changed retailer', 'Retailer ' || number % $1, '{"link":null}',
       '{"link":"https://shop.example"}' FROM generate_series(1, 100000) AS number`,
    [retailerCount],
  )
  await run(
    'seed settings',
    `INSERT INTO retailer_settings (key, name) SELECT 'retailer' || number, 'Retailer ' || number
     FROM generate_series(0, $1::int - 1) AS number`,
    [retailerCount],
  )
  await client.query('VACUUM ANALYZE')
  client.release()
}
