import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'
import { type ProductDocument, parseDocument } from '#app/store/document.ts'
import { toProductRow } from '#app/store/product-row.ts'
import { rewriteProducts } from '#app/store/rewrite-products.server.ts'
import { inWriteTransaction } from '#app/store/write-transaction.server.ts'
import { scopeColumn } from '../sync-scope.ts'
import { applyMappings, type Mappings } from './apply-mappings.ts'
import { fetchMappings } from './fetch-mappings.server.ts'

/** The number of products per chunk, small enough that other writers do not have to wait long. */
const chunkSize = 500

/**
 * Rewrites the stored products that differ from the current mappings, including those whose mapping
 * was undone. Servers may run it at the same time: each chunk is one write transaction. Returns the
 * number of rewritten products. Runs a single query if no mapping has changed since the last time.
 */
export async function remapProducts(
  pool: pg.Pool,
  {
    signal,
    maxProducts = Number.POSITIVE_INFINITY,
  }: { signal?: AbortSignal; maxProducts?: number },
): Promise<number> {
  if (await areApplied(pool)) return 0
  return withClient(pool, async client => {
    let remapped = 0
    let first: number | undefined
    while (remapped < maxProducts && !signal?.aborted && !(await areApplied(client))) {
      const numbers = await inWriteTransaction(client, () => remapNext(client))
      // Without this check, an error in the mappings would
      // cause the same products to be rewritten forever.
      if (numbers[0] !== undefined && numbers[0] === first)
        throw new Error(`Product ${first} differs from the mappings after they were applied`)
      first = numbers[0]
      remapped += numbers.length
    }
    return remapped
  })
}

/** Counts the products that `remapProducts` would rewrite. */
export async function countUnapplied(db: Pick<pg.ClientBase, 'query'>): Promise<number> {
  if (await areApplied(db)) return 0
  const { rows } = await db.query<{ count: number }>(
    `WITH ${differing} SELECT count(*)::int AS count FROM differing`,
    toValues(await fetchMappings(db)),
  )
  return rows[0]?.count ?? 0
}

async function areApplied(db: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await db.query<{ areApplied: boolean }>(
    'SELECT version = applied_version AS "areApplied" FROM mapping_version',
  )
  return rows[0]?.areApplied ?? true
}

async function remapNext(client: pg.ClientBase): Promise<number[]> {
  const mappings = await fetchMappings(client)
  const { rows } = await client.query<{
    number: number
    document: ProductDocument
    fingerprint: string | null
  }>(
    `WITH ${differing}
     SELECT number, document, replace(fingerprint::text, '-', '') AS fingerprint
     FROM differing JOIN product USING (number) ORDER BY number LIMIT $7::int`,
    [...toValues(mappings), chunkSize],
  )
  await rewriteProducts(
    client,
    rows.map(({ number, document, fingerprint }) => {
      const product = applyMappings(parseDocument(document), mappings)
      return { ...toProductRow(product, undefined, fingerprint), number }
    }),
  )
  if (rows.length < chunkSize)
    await client.query('UPDATE mapping_version SET applied_version = $1 WHERE version = $1', [
      mappings.version,
    ])
  return rows.map(({ number }) => number)
}

/** The products whose brand or category does not match the mappings or the known brands. */
const differing = `alias AS (
  SELECT * FROM unnest($1::text[], $2::text[]) AS alias (spelling, shown)
), mapping AS (
  SELECT * FROM unnest($3::text[], $4::text[], $5::text[]) AS mapping (scope, path, target)
), differing AS (
  SELECT number FROM alias JOIN product ON coalesce(given_brand, brand) = spelling
  WHERE brand <> shown
  UNION
  SELECT number FROM product
  WHERE given_brand IS NOT NULL AND NOT EXISTS (SELECT FROM alias WHERE spelling = given_brand)
  UNION
  SELECT number FROM mapping
  JOIN product ON product.source = left(scope, 1) AND unmapped_path = path
  WHERE ${scopeColumn} = scope
  UNION
  SELECT number FROM product LEFT JOIN mapping ON ${scopeColumn} = scope AND mapped_path = path
  WHERE mapped_path IS NOT NULL AND category_id IS DISTINCT FROM target
  UNION
  SELECT number FROM product
  WHERE name_starts IS NOT NULL AND name_brand IS DISTINCT FROM (
    SELECT key FROM unnest(name_starts) WITH ORDINALITY AS start (key, place)
    WHERE key = ANY ($6::text[]) ORDER BY place LIMIT 1
  )
)`

/** Returns the parameters of the query `differing`. */
function toValues({ brands, categories, known }: Mappings): string[][] {
  const paths = [...categories].map(([key, id]) => {
    const [scope = '', ...path] = key.split('\n')
    return { scope, path: path.join('\n'), id }
  })
  return [
    [...brands.keys()],
    [...brands.values()],
    paths.map(({ scope }) => scope),
    paths.map(({ path }) => path),
    paths.map(({ id }) => id),
    [...known.keys()],
  ]
}
