import type pg from 'pg'
import type { FactsText } from './group-chunk.ts'
import type { Candidate } from './group-offers.ts'
import { begin, type CatalogueRun, compute } from './match-catalogue.server.ts'
import { maxNear } from './save-candidates.server.ts'

/** What comparing names remembers from one chunk to the next. */
export interface ComparingRun extends CatalogueRun {
  /** The chunk whose names are being compared while the pairs of the last one are written. */
  nextNames?: ComparedChunk | undefined
}

interface ComparedChunk {
  after: string
  /** The last near key; undefined if there is none after it. */
  last: string | undefined
  candidates: Promise<Candidate[]>
}

/** A chunk has as many near keys, of a few offers each. */
const maxKeys = 200

/**
 * Compares the names of the offers with the next near keys, after their groups have been formed,
 * and adds the candidates. Returns the last key; undefined if no others follow.
 */
export async function compareNextNames(
  client: pg.ClientBase,
  after: string,
  run: ComparingRun,
): Promise<string | undefined> {
  const isAhead = run.nextNames?.after === after
  const { last, candidates } =
    run.nextNames && isAhead ? run.nextNames : await readChunk(client, after, run)
  run.nextNames = last === undefined ? undefined : await readChunk(client, last, run)
  await client.query(
    `INSERT INTO offer_match_candidate (first_number, second_number, reasons)
     SELECT first, second, reasons
     FROM json_to_recordset($1::json) AS candidate (first integer, second integer, reasons text[])
       JOIN offer_match AS one ON one.product_number = first
       JOIN offer_match AS other ON other.product_number = second
     WHERE (one.group_number IS NULL OR one.group_number IS DISTINCT FROM other.group_number)
       AND NOT EXISTS (
         SELECT FROM offer_match_decision WHERE first_number = first AND second_number = second
       )
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(await candidates)],
  )
  return last
}

async function readChunk(
  client: pg.ClientBase,
  after: string,
  run: CatalogueRun,
): Promise<ComparedChunk> {
  const { rows: keys } = await client.query<[string, number[]]>({
    text: `SELECT near_key, array_agg(product_number) FROM offer_match WHERE near_key > $1
           GROUP BY near_key HAVING count(*) <= ${maxNear} AND count(DISTINCT name_key) > 1
           ORDER BY near_key LIMIT ${maxKeys}`,
    values: [after],
    rowMode: 'array',
  })
  const { rows } = await client.query<FactsText>({
    text: 'SELECT product_number, facts::text FROM offer_match WHERE product_number = ANY($1)',
    values: [keys.flatMap(([, numbers]) => numbers)],
    rowMode: 'array',
  })
  const byNumber = new Map(rows.map(row => [row[0], row]))
  const near = keys.map(([, numbers]) =>
    numbers.map(number => byNumber.get(number)).filter(row => row !== undefined),
  )
  return {
    after,
    last: keys.length < maxKeys ? undefined : keys.at(-1)?.[0],
    candidates: begin(compute(run, 'compareNames', near)),
  }
}
