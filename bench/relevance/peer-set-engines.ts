import { DatabaseSync } from 'node:sqlite'
import { loadPeer } from '../engines/load-peer.ts'
import type { SetProduct } from './read-set.ts'
import type { CreateSetEngine, SetEngine } from './set-engine.ts'

const weights = { name: 6, brand: 4, category: 4, color: 3, description: 1 }
const fields = Object.keys(weights) as (keyof typeof weights)[]

interface MiniSearchModule {
  default: new (options: {
    fields: string[]
  }) => {
    addAll(documents: readonly object[]): void
    search(text: string, options: object): { id: string }[]
  }
}

interface OramaModule {
  create(options: { schema: Record<string, string> }): object
  insertMultiple(db: object, documents: readonly object[]): Promise<unknown>
  search(db: object, options: object): Promise<{ hits: { id: string }[] }>
}

/**
 * The engines that ours is compared with, each configured as its manual recommends
 * for a search box: matching any word, with fuzzy search where available.
 */
export const peerSetEngines: readonly { name: string; create: CreateSetEngine }[] = [
  { name: 'MiniSearch', create: createMiniSearch },
  { name: 'SQLite FTS5', create: createFts5 },
  { name: 'Orama', create: createOrama },
]

async function createMiniSearch(products: readonly SetProduct[]): Promise<SetEngine> {
  const { default: MiniSearch } = await loadPeer<MiniSearchModule>('minisearch')
  const index = new MiniSearch({ fields })
  index.addAll(products.map(toDocument))
  return {
    search: (text, limit) =>
      index
        .search(text, { boost: weights, fuzzy: 0.2, prefix: true })
        .slice(0, limit)
        .map(({ id }) => id),
  }
}

function createFts5(products: readonly SetProduct[]): SetEngine {
  const db = new DatabaseSync(':memory:')
  db.exec(
    `CREATE VIRTUAL TABLE text USING fts5(id UNINDEXED, ${fields.join(', ')}, tokenize='porter unicode61')`,
  )
  const insert = db.prepare(`INSERT INTO text VALUES (?, ${fields.map(() => '?').join(', ')})`)
  for (const product of products) insert.run(product.id, ...fields.map(field => product[field]))
  const select = db.prepare(
    `SELECT id FROM text WHERE text MATCH ? ORDER BY bm25(text, 0, ${Object.values(weights).join(', ')}) LIMIT ?`,
  )
  return {
    search(text, limit) {
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
      if (words.length === 0) return []
      return select
        .all(words.map(word => `"${word}"`).join(' OR '), limit)
        .map(row => String(row.id))
    },
  }
}

async function createOrama(products: readonly SetProduct[]): Promise<SetEngine> {
  const { create, insertMultiple, search } = await loadPeer<OramaModule>('@orama/orama')
  const db = create({ schema: Object.fromEntries(fields.map(field => [field, 'string'])) })
  await insertMultiple(db, products.map(toDocument))
  return {
    async search(text, limit) {
      const { hits } = await search(db, { term: text, boost: weights, tolerance: 1, limit })
      return hits.map(({ id }) => id)
    },
  }
}

function toDocument({ id, name, brand, category, color, description }: SetProduct) {
  return { id, name, brand, category, color, description }
}
