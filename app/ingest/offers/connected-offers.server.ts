import type pg from 'pg'
import { maxSharing } from './group-offers.ts'
import { createNumberSets, type NumberSets } from './number-sets.ts'

/** Which offers of a whole catalogue have to be grouped together. */
export interface ConnectedOffers {
  sets: NumberSets
  /** Names and codes that too many offers share. */
  crowded: ReadonlySet<string>
}

/** The number of rows fetched at a time. */
const batch = 10_000

/** Lists the offers that share a value, unless they are too many. */
const sharing = (value: string, source: string) => `
  SELECT CASE WHEN count(*) <= ${maxSharing} THEN array_to_string(array_agg(product_number), ' ') END,
    CASE WHEN count(*) > ${maxSharing} THEN ${value}::text END
  FROM ${source} GROUP BY ${value} HAVING count(*) > 1`
const keys = ['name_key', 'mpn_key', 'color_key'].map(
  key => `SELECT ${key} AS key, product_number FROM offer_match WHERE ${key} IS NOT NULL`,
)
/** A key of a name is never that of a model number or a color. */
const byKey = sharing('key', `(${keys.join(' UNION ALL ')}) AS keyed`)
const byGtin = sharing('gtin', 'offer_gtin')
const byDecision = `SELECT first_number || ' ' || second_number, NULL
  FROM offer_match_decision WHERE is_approved`

/**
 * Finds out which offers are connected by names, codes, colors or approvals, even indirectly. Call
 * it in a transaction.
 */
export async function fetchConnectedOffers(client: pg.ClientBase): Promise<ConnectedOffers> {
  await client.query("SET LOCAL statement_timeout = '10min'")
  const { rows } = await client.query<{ last: number | null }>(
    'SELECT max(product_number) AS last FROM offer_match',
  )
  const last = rows[0]?.last ?? 0
  const sets = createNumberSets(last)
  const crowded = new Set<string>()
  for (const query of [byKey, byGtin, byDecision])
    await readRows(client, query, ([together, value]) => {
      if (value !== null) crowded.add(value)
      // A decision may be about a product that is no offer anymore.
      const numbers = together?.split(' ').map(Number) ?? []
      sets.join(numbers.filter(number => number <= last))
    })
  return { sets, crowded }
}

type SharingRow = [together: string | null, crowded: string | null]

async function readRows(
  client: pg.ClientBase,
  query: string,
  read: (row: SharingRow) => void,
): Promise<void> {
  await client.query(`DECLARE sharing NO SCROLL CURSOR FOR ${query}`)
  for (;;) {
    const { rows } = await client.query<SharingRow>({
      text: `FETCH ${batch} FROM sharing`,
      rowMode: 'array',
    })
    for (const row of rows) read(row)
    if (rows.length < batch) break
  }
  await client.query('CLOSE sharing')
}
