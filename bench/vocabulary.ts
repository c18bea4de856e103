import type pg from 'pg'
import { createBrandAliases } from '#app/admin/brands/brand-aliases.server.ts'
import { getBrandsPage } from '#app/admin/brands/brands-page.ts'
import { proposeAliases } from '#app/admin/brands/propose-aliases.ts'
import { getCategoriesPage } from '#app/admin/categories/categories-page.ts'
import { createCategoryMappings } from '#app/admin/categories/category-mappings.server.ts'
import { withClient } from '#app/database/with-client.server.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { remapProducts } from '#app/ingest/mappings/remap-products.server.ts'
import { rememberBriefly } from '#app/outbound/remember-briefly.ts'
import { createStore } from '#app/store/store.server.ts'
import { withBenchDatabase } from './bench-database.ts'
import { measure, timeRounds } from './measure.ts'

// Times the operators' pages for brands and categories, and the changes made there.
// The database is real, but a fixed list replaces the index's directory of brands.
const productCount = Number(process.argv[2] ?? 100_000)
const brandCount = 5_000
const aliasCount = 200
const mappingCount = 200
/** One product in ten has one of these categories, which our vocabulary does not contain. */
const pathCount = 2_000
const rounds = 20

await withBenchDatabase('vocabulary', async pool => {
  await seed(pool)
  const brands = Array.from({ length: brandCount }, (_, at) => `Label ${at.toString(36)} Studio`)
  const facets = brands.map(name => ({ value: name, label: name, count: 20 }))
  const brandsStore = {
    fetchBrands: async () => facets,
    fetchAliasProposals: rememberBriefly(600_000, async () => proposeAliases(facets)),
    brandAliases: createBrandAliases(pool),
  }
  const categoryMappings = createCategoryMappings(pool)

  async function time(name: string, work: () => Promise<unknown>): Promise<void> {
    const { medianMs, p95Ms, cpuMs } = await timeRounds(pool, rounds, work)
    const figures = `median ${medianMs.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms, CPU ${cpuMs.toFixed(0)} ms`
    console.log(`${name.padEnd(36)} ${figures}`)
  }

  const { seconds } = await measure(pool, () => remapProducts(pool, {}))
  const moved =
    (aliasCount * productCount) / brandCount + productCount / 10 / (pathCount / mappingCount)
  console.log(`move about ${moved} products: ${(moved / seconds).toFixed(0)} a second`)
  await pool.query('VACUUM ANALYZE product')
  await time('brands', () => getBrandsPage(brandsStore, { text: '', page: 1 }))
  await time('brands, with a search', () =>
    getBrandsPage(brandsStore, { text: 'label 1', page: 1 }),
  )
  await time('effect of three aliases', () =>
    brandsStore.brandAliases.preview({ spellings: ['Brand 300', 'Brand 301'], name: 'Brand 400' }),
  )
  await time('categories', () => getCategoriesPage(categoryMappings, { text: '', page: 1 }))
  await time('categories, with a search', () =>
    getCategoriesPage(categoryMappings, { text: '77', page: 1 }),
  )
  await time('effect of a mapping', () =>
    categoryMappings.preview({ scope: 's', path: 'Path 900', categoryId: 'sofas' }),
  )
  await time('background check', () => remapProducts(pool, {}))
})

async function seed(pool: pg.Pool): Promise<void> {
  await createStore(pool).upsertProducts('s', [sampleProduct])
  await withClient(pool, client => seedProducts(client))
}

async function seedProducts(client: pg.ClientBase): Promise<void> {
  await client.query('SET statement_timeout = 0')
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(column_name, ', ') AS columns FROM information_schema.columns
     WHERE table_name = 'product' AND is_nullable = 'NO' AND column_default IS NULL
       AND column_name NOT IN ('number', 'id', 'brand', 'document')`,
  )
  const columns = rows[0]?.columns
  await client.query(
    `INSERT INTO product (id, brand, document, category_id, unmapped_path, ${columns})
     SELECT 'p' || at, 'Brand ' || at % ${brandCount},
       (document::jsonb || jsonb_build_object('brand', jsonb_build_object('id', '1', 'name', 'Brand ' || at % ${brandCount}))
         || CASE WHEN at % 10 = 0 THEN jsonb_build_object('categoryId', 'women', 'categories',
           jsonb_build_array(jsonb_build_object('fullName', 'Path ' || at / 10 % ${pathCount}))) ELSE '{}' END)::json,
       CASE WHEN at % 10 = 0 THEN 'women' ELSE category_id END,
       CASE WHEN at % 10 = 0 THEN 'Path ' || at / 10 % ${pathCount} END, ${columns}
     FROM product, generate_series(1, $1::int) AS at`,
    [productCount],
  )
  await client.query(
    `INSERT INTO brand_alias (spelling, name)
     SELECT 'Brand ' || at, 'Brand ' || at + 1000 FROM generate_series(1, $1::int) AS at`,
    [aliasCount],
  )
  await client.query(
    `INSERT INTO category_mapping (scope, path, category_id)
     SELECT 's', 'Path ' || at, 'sofas' FROM generate_series(1, $1::int) AS at`,
    [mappingCount],
  )
  await client.query('VACUUM ANALYZE')
}
