import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createPool } from '#app/database/pool.server.ts'
import { formatQuantity } from '#app/domain/count.ts'
import { readSitemapFile } from '#app/pages/sitemap/sitemap-files.server.ts'
import { writeSitemap } from '#app/pages/sitemap/write-sitemap.server.ts'
import { findSitemapSplits, readSitemapSplit } from '#app/store/sitemap.server.ts'
import { withBenchDatabase } from './bench-database.ts'
import { fillProducts } from './search/fill-products.ts'

// Measures the time and memory of streaming every product file of a sitemap,
// by default for a million products: `npm run bench -- sitemap [products]`.
// The memory is the peak usage of a process that only reads the files.
const [argument = '1000000', databaseUrl] = process.argv.slice(2)
const megabyte = 1024 * 1024

/** Sets the document fields that a product's path needs. */
const describeProducts = `
UPDATE product SET document = json_build_object(
  'retailer', json_build_object('id', '88', 'name', 'Alder & Finch'),
  'brand', json_build_object('id', '2041', 'name', 'Northquay'),
  'unbrandedName', 'Harbour Stripe Linen Midi Dress',
  'brandedName', 'Northquay Harbour Stripe Linen Midi Dress')`

if (argument === 'read' && databaseUrl) await readAll(databaseUrl)
else await measureFiles(Number(argument))

async function measureFiles(products: number): Promise<void> {
  await withBenchDatabase('sitemap', async (pool, url) => {
    const client = await pool.connect()
    await client.query('SET statement_timeout = 0')
    await fillProducts(client, products)
    await client.query(describeProducts)
    client.release()
    const reading = [...process.execArgv, import.meta.filename, 'read', url]
    const { stdout } = await promisify(execFile)(process.execPath, reading)
    console.log(`${formatQuantity(products, 'product')}\n${stdout.trim()}`)
  })
}

async function readAll(url: string): Promise<void> {
  const pool = createPool(url)
  const catalogue = {
    directory: () => Promise.reject(new Error('Product files list no names')),
    listCategories: () => Promise.reject(new Error('Product files list no categories')),
    findSitemapSplits: () => findSitemapSplits(pool),
    readSitemapSplit: (split: number) => readSitemapSplit(pool, split),
  }
  const idle = process.memoryUsage.rss()
  const startedAt = performance.now()
  const splits = await catalogue.findSitemapSplits()
  let bytes = 0
  for (const { split } of splits) {
    const batches = readSitemapFile(catalogue, [], `products-${split}`)
    if (!batches) throw new Error(`There is no file for split ${split}`)
    for await (const chunk of writeSitemap('https://www.example.com', batches))
      bytes += chunk.length
  }
  const seconds = (performance.now() - startedAt) / 1_000
  const peak = process.resourceUsage().maxRSS * 1024
  await pool.end()
  console.log(`${splits.length} files, ${toMegabytes(bytes)} MB, in ${seconds.toFixed(1)} s`)
  console.log(`peak memory: ${toMegabytes(peak)} MB, idle ${toMegabytes(idle)} MB`)
  console.log(`for streaming: ${toMegabytes(peak - idle)} MB (target: 100)`)
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / megabyte)
}
