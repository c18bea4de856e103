import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'
import type { Product } from '#app/domain/product.ts'
import { createCategoryMap } from '#app/sources/style/map-categories.ts'
import { normalizeText } from '#app/sources/style/record-text.ts'
import { toRows, upsertRows } from '#app/store/upsert-products.server.ts'
import { inWriteTransaction } from '#app/store/write-transaction.server.ts'
import { toCategoryNodeJson } from '../../sandbox/style/category-json.ts'
import { toProductJson } from '../../sandbox/style/product-json.ts'
import { categories } from '../../sandbox/world/categories.ts'
import { createWorld } from '../../sandbox/world/world.ts'
import type { toTruths } from '../../server/testing/matching-quality.ts'
import { inventName } from '../synthetic/invent-names.ts'

/** A catalogue of 20,000 products has the sandbox's brands; each further one has brands of its own. */
const perWorld = 20_000
const chunkSize = 1_000
const today = '2026-03-01'

/**
 * Writes products of the sandbox's style catalogue without HTTP, so that a catalogue of a million
 * products takes minutes. Returns the true product of each.
 */
export async function fillCatalogue(
  pool: pg.Pool,
  total: number,
): Promise<ReturnType<typeof toTruths>> {
  const truths: ReturnType<typeof toTruths> = new Map()
  await withClient(pool, async client => {
    // Analyzing a large table takes longer than any other statement may.
    await client.query('SET synchronous_commit = off; SET statement_timeout = 0')
    for (const chunk of makeChunks(total)) {
      await inWriteTransaction(client, () =>
        upsertRows(client, 's', toRows(chunk.map(({ product }) => product))),
      )
      for (const { product, thing } of chunk)
        truths.set(`s ${product.id}`, { thing, shop: product.retailer.name })
    }
    await client.query('VACUUM ANALYZE product')
  })
  return truths
}

function* makeChunks(total: number): Generator<{ product: Product; thing: string }[]> {
  const mapCategory = createCategoryMap({ categories: categories.map(toCategoryNodeJson) })
  for (let block = 0; block * perWorld < total; block += 1) {
    const size = Math.min(perWorld, total - block * perWorld)
    const world = createWorld({ seed: `matching ${block}`, products: size, today })
    for (let from = 0; from < size; from += chunkSize)
      yield Array.from({ length: Math.min(chunkSize, size - from) }, (_, at) => from + at).flatMap(
        index => {
          const json = toProductJson(world, index, 'http://localhost:4100', 'key')
          const read = normalizeText(JSON.stringify(json), mapCategory)
          if (!('product' in read)) return []
          const product = renameBrand(read.product, block)
          const thing = `${block} ${world.getFacts(index).item}`
          return { product: { ...product, id: `${block}${product.id}` }, thing }
        },
      )
  }
}

function renameBrand(product: Product, block: number): Product {
  const { brand, name, brandedName } = product
  if (brand === undefined || block === 0) return product
  const renamed = `${inventName(1, block)} ${brand.name}`
  const rename = (text: string) => text.replace(brand.name, renamed)
  return {
    ...product,
    brand: { ...brand, name: renamed },
    name: rename(name),
    brandedName: rename(brandedName),
  }
}
