import type pg from 'pg'
import type { Candidate, MatchedOffer, OfferDecision } from './group-offers.ts'
import { judgeNearName } from './judge-pair.ts'

/**
 * If more products than this have names that begin and end with
 * the same words, those words merely describe a kind of product.
 */
export const maxNear = 40

/**
 * Replaces the candidates of these offers: the pairs that grouping left undecided, and
 * pairs whose names are similar but have a model each. Pairs already decided are excluded.
 */
export async function saveCandidates(
  client: pg.ClientBase,
  offers: readonly MatchedOffer[],
  { doubtful, decisions }: { doubtful: readonly Candidate[]; decisions: readonly OfferDecision[] },
): Promise<void> {
  const numbers = offers.map(({ number }) => number)
  const known = new Map(offers.map(offer => [offer.number, offer]))
  await replaceCandidates(client, numbers, {
    doubtful: [...(await findNear(client, known)), ...doubtful],
    decisions,
  })
}

/**
 * Replaces the candidates of these offers. Of two candidates for one pair, the second is kept, and
 * pairs already decided are excluded.
 */
export async function replaceCandidates(
  client: pg.ClientBase,
  numbers: readonly number[],
  { doubtful, decisions }: { doubtful: readonly Candidate[]; decisions: readonly OfferDecision[] },
): Promise<void> {
  await client.query(
    'DELETE FROM offer_match_candidate WHERE first_number = ANY($1) OR second_number = ANY($1)',
    [numbers],
  )
  const candidates = new Map(doubtful.map(one => [`${one.first} ${one.second}`, one]))
  for (const { first, second } of decisions) candidates.delete(`${first} ${second}`)
  if (candidates.size === 0) return
  await client.query(
    `INSERT INTO offer_match_candidate (first_number, second_number, reasons)
     SELECT first, second, reasons
     FROM json_to_recordset($1::json) AS candidate (first integer, second integer, reasons text[])`,
    [JSON.stringify([...candidates.values()])],
  )
}

/** Finds the pairs with similar names of which one is `known`. */
async function findNear(
  client: pg.ClientBase,
  known: ReadonlyMap<number, MatchedOffer>,
): Promise<Candidate[]> {
  const { rows } = await client.query<[number, number, MatchedOffer]>({
    text: `SELECT own.product_number, near.product_number, near.facts
      FROM offer_match AS own CROSS JOIN LATERAL (
        SELECT *, count(*) OVER () AS sharing FROM (
          SELECT * FROM offer_match WHERE near_key = own.near_key LIMIT ${maxNear + 1}
        ) AS few
      ) AS near
      WHERE own.product_number = ANY($1) AND near.sharing <= ${maxNear}
        AND near.name_key <> own.name_key
        AND (near.group_number IS NULL OR near.group_number IS DISTINCT FROM own.group_number)`,
    values: [[...known.keys()]],
    rowMode: 'array',
  })
  return rows.flatMap(([ownNumber, nearNumber, near]) => {
    const own = known.get(ownNumber)
    const verdict = own && judgeNearName(own, near)
    if (verdict?.confidence !== 'medium') return []
    const first = Math.min(ownNumber, nearNumber)
    return [{ first, second: Math.max(ownNumber, nearNumber), reasons: verdict.reasons }]
  })
}
