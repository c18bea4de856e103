import type pg from 'pg'
import { recordAudit } from '#app/audit/audit-log.server.ts'
import { inTransaction } from '#app/database/in-transaction.server.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import { fetchMappingVersion } from '#app/ingest/mappings/fetch-mappings.server.ts'
import { countUnapplied } from '#app/ingest/mappings/remap-products.server.ts'
import { scopeColumn } from '#app/ingest/sync-scope.ts'
import { getScopeName } from '#app/networks/all-sources.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { applyMappingChange, lockMappings } from '../vocabulary/mapping-changes.server.ts'

/** A category as a source sends it. */
export interface SourcePath {
  /** The source or feed; see `SyncScope`. */
  scope: string
  /** The category's path; empty for products without a category at the source. */
  path: string
}

/** A source's category that is not mapped to one of ours, or is mapped only to a department. */
export interface UnmappedPath extends SourcePath {
  /** The source's name. */
  source: string
  /** The number of available products. */
  products: number
  /** The product numbers of two example products. */
  examples: number[]
}

export interface CategoryMapping extends SourcePath {
  id: string
  source: string
  categoryId: string
  products: number
}

export interface MappingChange extends SourcePath {
  /** The id of our category; undefined if the operator entered an unknown one. */
  categoryId: string | undefined
}

/** The reason why a mapping is refused. */
export type MappingFault =
  | { kind: 'unknown category' }
  | { kind: 'department'; categoryId: string }
  | { kind: 'unknown path' }
  /** The path is already mapped. */
  | { kind: 'taken'; categoryId: string }
  /** Another operator has changed the mappings since the preview. */
  | { kind: 'changed' }

export interface MappingEffect {
  source: string
  /**
   * The number of available products by their current
   * category, which is undefined for products without one.
   */
  moves: { from: string | undefined; products: number }[]
  /** The version of the mappings for which this effect was determined. */
  version: number
}

/**
 * The operators' category mappings. Products are updated
 * at once, or in the background if there are many.
 */
export interface CategoryMappings {
  /** Fetches the unmapped paths, most products first, without their products. */
  fetchUnmapped(): Promise<UnmappedPath[]>
  fetchExamples(paths: readonly UnmappedPath[]): Promise<ReadonlyMap<number, CheckedProduct>>
  /** Fetches all mappings, newest first, and the number of products still to be updated. */
  fetch(): Promise<{ mappings: CategoryMapping[]; waiting: number }>
  preview(change: MappingChange): Promise<MappingEffect | MappingFault>
  /**
   * Adds a mapping, if the version is still the one that was
   * previewed. Returns the reason if the mapping is refused.
   */
  add(actor: string, change: MappingChange, version: number): Promise<MappingFault | undefined>
  /** Removes a mapping; returns false if another operator has already done so. */
  remove(actor: string, id: string): Promise<boolean>
}

type Database = Pick<pg.ClientBase, 'query'>

export function createCategoryMappings(pool: pg.Pool): CategoryMappings {
  const store = createStore(pool)
  return {
    async fetchUnmapped() {
      const { rows } = await pool.query<Omit<UnmappedPath, 'source'>>(
        `WITH unmapped AS (
           SELECT ${scopeColumn} AS scope, unmapped_path AS path, count(*)::int AS products,
             ARRAY[min(number), max(number)] AS examples
           FROM product WHERE unmapped_path IS NOT NULL AND gone_since IS NULL GROUP BY 1, 2
         )
         SELECT * FROM unmapped WHERE NOT EXISTS (
           SELECT FROM category_mapping AS mapping
           WHERE mapping.scope = unmapped.scope AND mapping.path = unmapped.path
         ) ORDER BY products DESC, scope, path`,
      )
      return rows.map(row => ({ ...row, source: getScopeName(row.scope) }))
    },

    fetchExamples: paths =>
      store.findByNumbers([...new Set(paths.flatMap(({ examples }) => examples))]),

    async fetch() {
      const { rows } = await pool.query<Omit<CategoryMapping, 'source'>>(
        `WITH counted AS (
           SELECT ${scopeColumn} AS scope, mapped_path AS path, count(*)::int AS products
           FROM product WHERE mapped_path IS NOT NULL AND gone_since IS NULL GROUP BY 1, 2
         )
         SELECT id, scope, path, category_id AS "categoryId", coalesce(products, 0) AS products
         FROM category_mapping LEFT JOIN counted USING (scope, path) ORDER BY id DESC`,
      )
      const mappings = rows.map(row => ({ ...row, source: getScopeName(row.scope) }))
      return { mappings, waiting: await countUnapplied(pool) }
    },

    async preview(change) {
      // The version is read first, so that saving detects any change made after the preview.
      const version = await fetchMappingVersion(pool)
      const moves = await fetchMoves(pool, change)
      const fault = await findFault(pool, change, moves)
      return fault ?? { source: getScopeName(change.scope), moves, version }
    },

    async add(actor, change, version) {
      const fault = await inTransaction(pool, async client => {
        if (!(await lockMappings(client, version))) return { kind: 'changed' } as const
        const refusal = await findFault(client, change, await fetchMoves(client, change))
        if (!refusal) await insertMapping(client, actor, change)
        return refusal
      })
      if (!fault) await applyMappingChange(pool)
      return fault
    },

    async remove(actor, id) {
      const isRemoved = await inTransaction(pool, async client => {
        const { rows } = await client.query<SourcePath & { categoryId: string }>(
          `DELETE FROM category_mapping WHERE id = $1
           RETURNING scope, path, category_id AS "categoryId"`,
          [id],
        )
        for (const { categoryId, ...sourcePath } of rows)
          await recordAudit(client, {
            ...{ actor, action: 'removed category mapping', subject: toSubject(sourcePath) },
            before: { category: categoryId },
          })
        return rows.length > 0
      })
      if (isRemoved) await applyMappingChange(pool)
      return isRemoved
    },
  }
}

async function insertMapping(
  client: pg.ClientBase,
  actor: string,
  { scope, path, categoryId }: MappingChange,
): Promise<void> {
  await client.query(
    'INSERT INTO category_mapping (scope, path, category_id) VALUES ($1, $2, $3)',
    [scope, path, categoryId],
  )
  await recordAudit(client, {
    ...{ actor, action: 'added category mapping', subject: toSubject({ scope, path }) },
    after: { category: categoryId },
  })
}

function toSubject({ scope, path }: SourcePath): string {
  return `${getScopeName(scope)}, ${path || 'no category'}`
}

async function fetchMoves(
  db: Database,
  { scope, path }: SourcePath,
): Promise<MappingEffect['moves']> {
  const { rows } = await db.query<{ from: string | null; products: number }>(
    `SELECT category_id AS "from", count(*)::int AS products FROM product
     WHERE source = left($1, 1) AND unmapped_path = $2 AND ${scopeColumn} = $1
       AND gone_since IS NULL
     GROUP BY 1 ORDER BY 2 DESC`,
    [scope, path],
  )
  return rows.map(({ from, products }) => ({ from: from ?? undefined, products }))
}

async function findFault(
  db: Database,
  { scope, path, categoryId }: MappingChange,
  moves: MappingEffect['moves'],
): Promise<MappingFault | undefined> {
  const category = findCategory(categoryId)
  if (!category) return { kind: 'unknown category' }
  // A product whose category is a department counts as
  // unmapped, so mapping to a department would change nothing.
  if (category.parent === undefined) return { kind: 'department', categoryId: category.id }
  const { rows } = await db.query<{ categoryId: string }>(
    `SELECT category_id AS "categoryId" FROM category_mapping WHERE scope = $1 AND path = $2`,
    [scope, path],
  )
  if (rows[0]) return { kind: 'taken', ...rows[0] }
  return moves.length === 0 ? { kind: 'unknown path' } : undefined
}
