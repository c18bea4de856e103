import type pg from 'pg'
import { findProductCodes, type WrittenCode } from '#app/domain/product-code.ts'
import type { StoredSearch } from '#app/domain/stored-search.ts'
import type { PinnedProducts } from '#app/search-index/index-interface.ts'
import { findByCodes, maxProductsPerCode } from '#app/store/find-by-codes.server.ts'

/**
 * Finds the products that a search text names by a code. Only the database knows codes, so that
 * they take no memory; while it is unreachable, the text is searched as words alone.
 */
export async function findPinned(pool: pg.Pool, text: string): Promise<PinnedProducts | undefined> {
  const written = findProductCodes(text)
  return toPinned(written, await findByCodes(pool, written.map(toCode)))
}

/** Adds to saved searches the products that their texts name by a code, with a single query. */
export async function pinSearches(
  pool: pg.Pool,
  searches: readonly StoredSearch[],
): Promise<StoredSearch[]> {
  const read = searches.map(search => {
    const text = new URLSearchParams(search.query).get('q') ?? ''
    return { search, written: findProductCodes(text) }
  })
  const found = await findByCodes(
    pool,
    read.flatMap(({ written }) => written.map(toCode)),
  )
  return read.map(({ search, written }) => {
    const pinned = toPinned(written, found)?.numbers
    return pinned === undefined ? search : { ...search, pinned }
  })
}

const toCode = ({ code }: WrittenCode) => code

function toPinned(
  written: readonly WrittenCode[],
  found: ReadonlyMap<string, readonly number[]>,
): PinnedProducts | undefined {
  const known = written.filter(({ code }) => found.has(code))
  const numbers = [...new Set(known.flatMap(({ code }) => found.get(code) ?? []))]
  if (numbers.length === 0 || numbers.length > maxProductsPerCode) return undefined
  return { numbers, words: known.map(({ words }) => words) }
}
