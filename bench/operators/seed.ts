import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { saveCrawl } from '#app/page-rules/crawl-store.server.ts'
import { createStore } from '#app/store/store.server.ts'

export interface SeedSize {
  clickCount: number
  retailerCount: number
}

/**
 * Fills the database. As in production, a few retailers get
 * most clicks, and one click in fifty leads to a sale.
 */
export async function seedOperatorPages(
  pool: pg.Pool,
  { clickCount, retailerCount }: SeedSize,
): Promise<void> {
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
  await seedProducts(pool, retailerCount)
  await run(
    'seed groups of two offers',
    `INSERT INTO offer_match (product_number, facts, group_number)
     SELECT number, '{"distinctions": []}', number - number % 2 FROM product`,
  )
  await run(
    'seed bad links',
    `INSERT INTO link_health (source, product_id, retailer, state, since, checked_at, dismissed_at)
     SELECT source, id, 'Retailer ' || number % $1, 'dead', now(), now(),
       CASE WHEN number % 6 = 0 THEN now() END FROM product WHERE number <= 4000 AND number % 2 = 0`,
    [retailerCount],
  )
  await run(
    'seed offers in doubt',
    `INSERT INTO offer_match_candidate (first_number, second_number, reasons)
     SELECT number, number + 1, '{same name}' FROM product WHERE number % 5 = 1
       AND EXISTS (SELECT FROM product AS next WHERE next.number = product.number + 1)`,
  )
  await run(
    'seed searches',
    `INSERT INTO search_count (day, storefront, query, searches, clicks, results)
     SELECT current_date - age, (ARRAY['fashion8', 'fashion9', 'mongollist'])[1 + number % 3],
       'red search text ' || CASE WHEN number % 3 = 0 THEN number ELSE age * 5000 + number END,
       1 + floor(random() * 20), floor(random() * 3), floor(random() * 300)
     FROM generate_series(0, 89) AS age, generate_series(1, 5000) AS number`,
  )
  await run(
    'seed syncs',
    `INSERT INTO sync_run (source, state, started_at, finished_at, read, seen)
     SELECT source, 'complete', started_at, started_at + interval '5 minutes', 20000, 20000
     FROM unnest(ARRAY['s', 'c', 'r', 'k']) AS source,
       generate_series(now() - interval '365 days', now() - interval '1 hour', '1 hour')
         AS started_at ORDER BY started_at`,
  )
  await run(
    'seed rejections',
    `INSERT INTO rejection (run, id, reason, detail, record)
     SELECT (SELECT max(id) FROM sync_run WHERE source = 's'), number,
       'wrong shape', 'price: expected number', repeat('record ', 300)
     FROM generate_series(1, 1000) AS number`,
  )
  for (const storefront of ['fashion8', 'fashion9', 'mongollist'])
    await saveCrawl(pool, {
      ...{ storefront, pages: 120, startedAt: new Date() },
      violations: Array.from({ length: 100 }, (_, index) => ({
        ...{ rule: 'one-h1' as const, path: `/brands/b${index}`, fault: 'It has 2' },
      })),
    })
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

/** Inserts two products per retailer, each from one of a thousand brands. */
async function seedProducts(pool: pg.Pool, retailerCount: number): Promise<void> {
  const categories = ['day-dresses', 'jeans', 'sofas', 'sneakers', 'shirts']
  const products = Array.from({ length: 2 * retailerCount }, (_, index) => ({
    ...sampleProduct,
    id: `p${index}`,
    retailer: { id: '', name: `Retailer ${index % retailerCount}` },
    brand: { id: '', name: `Brand ${index % 1_000}` },
    categoryId: categories[index % categories.length] ?? '',
  }))
  const batch = 2_000
  for (let from = 0; from < products.length; from += batch)
    await createStore(pool).upsertProducts('s', products.slice(from, from + batch))
}
