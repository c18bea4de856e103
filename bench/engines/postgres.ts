import { rmSync } from 'node:fs'
import pg from 'pg'
import { openLocalPostgres } from '#app/database/local-postgres.server.ts'
import { getDeals } from './deals.ts'
import type { EngineKind } from './engine.ts'
import { indexes, tables, writeFacetSql } from './facet-sql.ts'
import { toProductText } from './product-text.ts'

const vector = `setweight(to_tsvector('english', name || ' ' || category), 'A') ||
  setweight(to_tsvector('simple', brand), 'B') || setweight(to_tsvector('english', colors || ' ' || materials), 'C') ||
  setweight(to_tsvector('english', description), 'D')`

const insert = `WITH incoming AS (SELECT * FROM json_to_recordset($1) AS row (number integer, store text, "categoryId" text,
    cents integer, condition text, stock text, name text, brand text, category text, colors text, materials text,
    description text, hues text[], sizes text[], deals text[])),
  color AS (INSERT INTO product_color SELECT number, unnest(hues) FROM incoming),
  size AS (INSERT INTO product_size SELECT number, unnest(sizes) FROM incoming),
  deal AS (INSERT INTO product_deal SELECT number, unnest(deals) FROM incoming)
  INSERT INTO product SELECT number, brand, store, "categoryId", cents, condition, stock, ${vector} FROM incoming`

export const postgres: EngineKind = {
  id: 'postgres',
  name: 'PostgreSQL',
  note: 'tsvector with GIN, counts by GROUP BY, one process as for all the others; memory is what its tables take on disk',
  async create() {
    const folder = 'var/bench-search'
    rmSync(folder, { recursive: true, force: true })
    const server = await openLocalPostgres(folder)
    const db = new pg.Client({ connectionString: server.url('postgres') })
    await db.connect()
    await db.query(`${tables} ALTER TABLE product ADD words tsvector NOT NULL; SET synchronous_commit = off;
      SET max_parallel_workers_per_gather = 0; SET max_parallel_maintenance_workers = 0; SET jit = off`)
    const { rows } = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return {
      isForgiving: false,
      otherPid: rows[0]?.pid,
      async build(chunks) {
        for (const chunk of chunks) {
          const rows = chunk.map(product => ({
            ...product,
            ...toProductText(product),
            cents: product.usdCents,
            stock: product.inStock ? 'in' : 'out',
            hues: product.colors,
            deals: getDeals(product),
          }))
          await db.query(insert, [JSON.stringify(rows)])
        }
        await db.query(`${indexes} CREATE INDEX product_words ON product USING gin (words)`)
        await db.query('VACUUM ANALYZE')
      },
      async query(query) {
        const hasText = query.text !== ''
        const sql = writeFacetSql(query, {
          from: hasText ? "product, websearch_to_tsquery('english', $1) AS asked" : 'product',
          where: hasText ? 'words @@ asked' : 'true',
          rank: hasText ? '-ts_rank(words, asked)' : '0',
        })
        const { rows } = await db.query<{ what: string; count: string }>(
          sql,
          hasText ? [query.text] : [],
        )
        return {
          total: Number(rows.find(({ what }) => what === 'total')?.count),
          numbers: rows.filter(({ what }) => what === 'page').map(({ count }) => Number(count)),
          counted: rows.filter(({ what }) => what !== 'page' && what !== 'total').length,
        }
      },
      async suggest(text) {
        const words = text.split(' ').filter(Boolean)
        const asked = words
          .map((word, at) => (at === words.length - 1 ? `${word}:*` : word))
          .join(' & ')
        const { rowCount } = await db.query(
          "SELECT number FROM product WHERE words @@ to_tsquery('english', $1) LIMIT 8",
          [asked],
        )
        return rowCount ?? 0
      },
      async getBytes() {
        const { rows } = await db.query<{ bytes: string }>(
          `SELECT sum(pg_total_relation_size(oid)) AS bytes FROM pg_class WHERE relname LIKE 'product%' AND relkind = 'r'`,
        )
        return Number(rows[0]?.bytes)
      },
      async close() {
        await db.end()
        await server.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  },
}
