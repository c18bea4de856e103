import { parseDocument } from '#app/store/document.ts'
import type { ProductRow } from '#app/store/product-row.ts'

/**
 * The limits for a source's first run: if at least `minProducts` products have been
 * read and less than `share` of them is fashion, an operator must agree to them.
 */
export const fashionLimits = { minProducts: 20, share: 0.1 } as const
const maxExamples = 3

/** How many of the products that a run has read are fashion; see `isFashion`. */
export interface FashionCount {
  products: number
  fashion: number
  /** The names of the first few products that are not fashion. */
  examples: readonly string[]
}

export const noFashionCount: FashionCount = { products: 0, fashion: 0, examples: [] }

/** Adds a step's products; a step without `notFashion`, from a source that cannot tell, adds none. */
export function countFashion(
  before: FashionCount,
  rows: readonly Pick<ProductRow, 'id' | 'document'>[],
  notFashion: readonly string[] | undefined,
): FashionCount {
  if (notFashion === undefined) return before
  const ids = new Set(notFashion)
  const others = rows.filter(({ id }) => ids.has(id))
  const names = others
    .slice(0, maxExamples)
    .map(({ document }) => parseDocument(JSON.parse(document)).name)
  return {
    products: before.products + rows.length,
    fashion: before.fashion + rows.length - others.length,
    examples: [...before.examples, ...names].slice(0, maxExamples),
  }
}

/** Returns the reason, for operators, why the products must not be written without their consent. */
export function findFashionFault({
  products,
  fashion,
  examples,
}: FashionCount): string | undefined {
  const { minProducts, share } = fashionLimits
  if (products < minProducts || fashion >= products * share) return undefined
  const names = examples.map(name => `“${name}”`).join(', ')
  const found = fashion === 0 ? 'none' : `only ${fashion}`
  return `${found} of the first ${products} products are fashion (others are ${names}); agree only if our storefronts should list them`
}
