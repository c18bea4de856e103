import { ancestorsOf } from '#app/domain/category-tree.ts'
import { parseDocument } from '#app/store/document.ts'
import type { ProductRow } from '#app/store/product-row.ts'
import { isFashion } from '#app/vocabulary/is-fashion.ts'
import { isFeedScope, type SyncScope } from './sync-scope.ts'

/** Less fashion than this in a source's first run must be agreed to by an operator. */
const leastShare = 0.1
const maxExamples = 3

/**
 * Returns how many products of a first run must have been read before it is judged. A network's
 * first products may all be those of one advertiser that sells other things too.
 */
export function getLeastJudged(scope: SyncScope): number {
  return isFeedScope(scope) ? 20 : 500
}

/** How many of the products that a run has read are fashion; see `isFashion`. */
export interface FashionCount {
  products: number
  fashion: number
  /** The names of the first few products that are not fashion. */
  examples: readonly string[]
}

export const noFashionCount: FashionCount = { products: 0, fashion: 0, examples: [] }

/**
 * Adds a step's products. Feeds read `notFashion` from their rows; for
 * other sources, the products' categories and names decide.
 */
export function countFashion(
  before: FashionCount,
  rows: readonly JudgedRow[],
  notFashion: readonly string[] | undefined,
): FashionCount {
  const ids = new Set(notFashion)
  const others = rows.filter(row => (notFashion ? ids.has(row.id) : !isFashionRow(row)))
  const names = others
    .slice(0, maxExamples)
    .map(({ document }) => parseDocument(JSON.parse(document)).name)
  return {
    products: before.products + rows.length,
    fashion: before.fashion + rows.length - others.length,
    examples: [...before.examples, ...names].slice(0, maxExamples),
  }
}

type JudgedRow = Pick<ProductRow, 'id' | 'document' | 'category_id' | 'unmapped_path' | 'name'>

function isFashionRow({ category_id, unmapped_path, name }: JudgedRow): boolean {
  if (category_id !== null) return !ancestorsOf(category_id).some(({ id }) => id === 'kitchen')
  return isFashion({
    title: name,
    paths: unmapped_path === null ? [] : [unmapped_path.split(' > ')],
  })
}

/** Returns the reason, for operators, why the products must not be written without their consent. */
export function findFashionFault(
  { products, fashion, examples }: FashionCount,
  scope: SyncScope,
): string | undefined {
  if (products < getLeastJudged(scope) || fashion >= products * leastShare) return undefined
  const names = examples.map(name => `“${name}”`).join(', ')
  const found = fashion === 0 ? 'none' : `only ${fashion}`
  return `${found} of the first ${products} products are fashion (others are ${names}); agree only if our storefronts should list them`
}
