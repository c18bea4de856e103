import type pg from 'pg'
import { findCategory } from '#app/domain/category-tree.ts'
import type { Product } from '#app/domain/product.ts'
import { adoptCategories } from './adopt-categories.server.ts'
import { applyMappings, listedBrands, type Mappings, toPathKey } from './apply-mappings.ts'

/** Reads the tables if they have changed since `known`; otherwise returns `known`. */
export async function fetchMappings(
  db: Pick<pg.ClientBase, 'query'>,
  known?: Mappings,
): Promise<Mappings> {
  const version = await fetchMappingVersion(db)
  if (known?.version === version) return known
  const aliases = await db.query<[string, string]>({
    text: 'SELECT spelling, name FROM brand_alias',
    rowMode: 'array',
  })
  const mappings = await db.query<{ scope: string; path: string; categoryId: string }>(
    'SELECT scope, path, category_id AS "categoryId" FROM category_mapping',
  )
  const knownBrands = await db.query<[string, string]>({
    text: 'SELECT key, name FROM known_brand',
    rowMode: 'array',
  })
  const names = new Map(aliases.rows)
  return {
    version,
    brands: new Map([...names.keys()].map(spelling => [spelling, resolveName(names, spelling)])),
    // A later release may have removed the category.
    categories: new Map(
      mappings.rows
        .filter(({ categoryId }) => findCategory(categoryId))
        .map(({ scope, path, categoryId }) => [toPathKey(scope, path), categoryId]),
    ),
    known: new Map([...listedBrands, ...knownBrands.rows]),
  }
}

/** Fetches the number of changes to the operators' mappings so far. */
export async function fetchMappingVersion(db: Pick<pg.ClientBase, 'query'>): Promise<number> {
  const { rows } = await db.query<{ version: number }>('SELECT version FROM mapping_version')
  return rows[0]?.version ?? 0
}

/** Applies the current mappings; call it in the transaction that writes the products. */
export async function mapProducts(
  db: Pick<pg.ClientBase, 'query'>,
  products: readonly Product[],
): Promise<Product[]> {
  const mappings = await fetchMappings(db)
  const mapped = products.map(product => applyMappings(product, mappings))
  return adoptCategories(db, mapped)
}

/** Follows chains of aliases to the display name. */
export function resolveName(names: ReadonlyMap<string, string>, spelling: string): string {
  const path = followAliases(names, spelling)
  return path.at(-1) ?? spelling
}

/** Returns the name and its chain of aliases; stops at the first name that repeats. */
export function followAliases(names: ReadonlyMap<string, string>, name: string): string[] {
  const path = [name]
  for (let next = names.get(name); next !== undefined && !path.includes(next); ) {
    path.push(next)
    next = names.get(next)
  }
  return path
}
