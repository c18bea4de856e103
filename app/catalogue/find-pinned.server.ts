import type pg from 'pg'
import { findProductCodes } from '#app/domain/product-code.ts'
import type { PinnedProducts } from '#app/search-index/index-interface.ts'
import { findByCodes } from '#app/store/find-by-codes.server.ts'

/**
 * Finds the products that a search text names by a code. Only the database knows codes, so that
 * they take no memory; while it is unreachable, the text is searched as words alone.
 */
export async function findPinned(pool: pg.Pool, text: string): Promise<PinnedProducts | undefined> {
  const written = findProductCodes(text)
  if (written.length === 0) return undefined
  const products = await findByCodes(
    pool,
    written.map(({ code }) => code),
  )
  if (products.length === 0) return undefined
  const found = new Set(products.flatMap(({ codes }) => codes))
  return {
    numbers: products.map(({ number }) => number),
    words: written.filter(({ code }) => found.has(code)).map(({ words }) => words),
  }
}
