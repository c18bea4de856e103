import type pg from 'pg'
import { toBrandKey } from '#app/sources/vocabulary/brand.ts'

/** The brands the catalogue has, for sources that name none but begin a product's name with one. */
export interface KnownBrands {
  /** By `toBrandKey`. */
  has(key: string): boolean
  /** Reads them anew; before that there are none. */
  refresh(): Promise<void>
}

/** So many products of a brand are no slip of a shop's keyboard. */
const minProducts = 3

export function createKnownBrands(pool: pg.Pool): KnownBrands {
  let keys: ReadonlySet<string> = new Set()
  return {
    has: key => keys.has(key),
    async refresh() {
      const { rows } = await pool.query<{ brand: string }>(
        "SELECT brand FROM product WHERE gone_since IS NULL AND brand <> '' GROUP BY brand HAVING count(*) >= $1",
        [minProducts],
      )
      keys = new Set(rows.map(({ brand }) => toBrandKey(brand)))
    },
  }
}
