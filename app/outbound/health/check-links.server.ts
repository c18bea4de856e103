import type pg from 'pg'
import type { CurrencyCode } from '#app/domain/currency.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { checkLink, type LinkCheckOptions } from './check-link.server.ts'
import { type LinkFinding, type LinkState, troubleStates } from './link-state.ts'

export interface LinkRound {
  checked: number
  /** The links found to be bad that were good before or had never been checked. */
  newTroubles: { source: SourceLetter; productId: string; state: LinkState }[]
}

/** The number of retailers visited per round. */
const maxRetailers = 20
const parallel = 5
/** A link counts as dead after this many checks without an answer. */
const silencesUntilDead = 3
/** The minimum number of hours between two checks of a clicked offer. */
const clickedEveryHours = 20
/**
 * An offer with a bad link is checked again after this
 * time, so that its warning disappears soon after a repair.
 */
const recheckEveryHours = 6

interface DueOffer {
  source: SourceLetter
  productId: string
  retailer: string
  clickUrl: string
  url: string | null
  price: number
  salePrice: number | null
  currency: CurrencyCode
}

/**
 * Visits up to 20 retailers that have not been visited for a minute, and checks
 * one offer of each: the one clicked most today or, if none is due, alternately
 * one whose link was bad and the next of a rotating sample. A visit is recorded
 * in advance, so a crash skips a turn and never causes a second visit.
 */
export async function checkLinks(
  pool: pg.Pool,
  options: LinkCheckOptions,
  signal?: AbortSignal,
): Promise<LinkRound> {
  await pool.query(
    `INSERT INTO link_visit (retailer)
     SELECT DISTINCT retailer FROM product WHERE gone_since IS NULL ON CONFLICT DO NOTHING`,
  )
  const { rows: visits } = await pool.query<{ retailer: string; turn: number }>(
    `UPDATE link_visit SET visited_at = now(), turn = turn + 1 WHERE retailer IN (
       SELECT retailer FROM link_visit
       WHERE visited_at IS NULL OR visited_at <= now() - interval '1 minute'
       ORDER BY visited_at NULLS FIRST LIMIT $1 FOR UPDATE SKIP LOCKED
     ) RETURNING retailer, turn`,
    [maxRetailers],
  )
  const round: LinkRound = { checked: 0, newTroubles: [] }
  const work = async () => {
    for (let visit = visits.shift(); visit !== undefined; visit = visits.shift()) {
      if (signal?.aborted) return
      const { retailer, turn } = visit
      const offer =
        (await findClicked(pool, retailer)) ??
        (turn % 2 === 0 ? await findTroubled(pool, retailer) : undefined) ??
        (await findSampled(pool, retailer))
      if (!offer) continue
      const finding = await checkLink(
        {
          source: offer.source,
          clickUrl: offer.clickUrl,
          url: offer.url ?? undefined,
          priceMinor: offer.salePrice ?? offer.price,
          currency: offer.currency,
        },
        options,
      )
      round.checked += 1
      const { state, isNew } = await saveFinding(pool, offer, finding)
      if (isNew) round.newTroubles.push({ source: offer.source, productId: offer.productId, state })
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return round
}

const offerColumns = `product.source, product.id AS "productId", product.retailer,
  document->>'clickUrl' AS "clickUrl", document->>'url' AS url,
  (document->>'price')::float8 AS price, (document->>'salePrice')::float8 AS "salePrice",
  document->>'currency' AS currency`

async function findClicked(pool: pg.Pool, retailer: string): Promise<DueOffer | undefined> {
  const { rows } = await pool.query<DueOffer>(
    `SELECT ${offerColumns}
     FROM (
       SELECT source, product_id, count(*) AS clicks FROM click
       WHERE clicked_at > now() - interval '1 day' AND visitor = 'person' AND retailer = $1
       GROUP BY source, product_id
     ) AS clicked
       JOIN product ON product.source = clicked.source AND product.id = clicked.product_id
       LEFT JOIN link_health AS health
         ON health.source = clicked.source AND health.product_id = clicked.product_id
     WHERE gone_since IS NULL AND in_stock
       AND (checked_at IS NULL OR checked_at < now() - make_interval(hours => $2))
     ORDER BY clicks DESC LIMIT 1`,
    [retailer, clickedEveryHours],
  )
  return rows[0]
}

/** Finds the retailer's offer with a bad link that was checked least recently. */
async function findTroubled(pool: pg.Pool, retailer: string): Promise<DueOffer | undefined> {
  const { rows } = await pool.query<DueOffer>(
    `SELECT ${offerColumns}
     FROM link_health AS health
       JOIN product ON product.source = health.source AND product.id = health.product_id
     WHERE health.retailer = $1 AND state NOT IN ('fine', 'not checked')
       AND checked_at < now() - make_interval(hours => $2) AND gone_since IS NULL AND in_stock
     ORDER BY checked_at LIMIT 1`,
    [retailer, recheckEveryHours],
  )
  return rows[0]
}

/** Finds the retailer's next offer by product number, starting over after the last. */
async function findSampled(pool: pg.Pool, retailer: string): Promise<DueOffer | undefined> {
  const { rows } = await pool.query<DueOffer & { number: number }>(
    `SELECT number, ${offerColumns}
     FROM product JOIN link_visit USING (retailer)
     WHERE retailer = $1 AND gone_since IS NULL AND in_stock
     ORDER BY number <= sampled_number, number LIMIT 1`,
    [retailer],
  )
  const [offer] = rows
  if (offer)
    await pool.query('UPDATE link_visit SET sampled_number = $2 WHERE retailer = $1', [
      retailer,
      offer.number,
    ])
  return offer
}

/** Derives the new state from this finding and the earlier ones. */
const nextState = `CASE WHEN excluded.state = 'unreachable' AND health.silences + 1 >= $7 THEN 'dead'
  ELSE excluded.state END`

/**
 * Stores a finding. If the state is unchanged, its start time and the operator's decision are kept.
 */
async function saveFinding(
  pool: pg.Pool,
  { source, productId, retailer }: DueOffer,
  { state, detail, url }: LinkFinding,
): Promise<{ state: LinkState; isNew: boolean }> {
  const { rows } = await pool.query<{ state: LinkState; isNew: boolean }>(
    `INSERT INTO link_health AS health (source, product_id, retailer, state, since, checked_at,
       silences, detail, url)
     VALUES ($1, $2, $3, $4, now(), now(), ($4 = 'unreachable')::int, $5, $6)
     ON CONFLICT (source, product_id) DO UPDATE SET
       retailer = excluded.retailer,
       silences = CASE WHEN excluded.state = 'unreachable' THEN health.silences + 1 ELSE 0 END,
       state = ${nextState},
       since = CASE WHEN health.state = ${nextState} THEN health.since ELSE now() END,
       dismissed_at = CASE WHEN health.state = ${nextState} THEN health.dismissed_at END,
       replaced_at = CASE WHEN health.state = ${nextState} THEN health.replaced_at END,
       checked_at = now(), detail = excluded.detail, url = excluded.url
     RETURNING state, since = now() AND state = ANY ($8) AS "isNew"`,
    [source, productId, retailer, state, detail, url, silencesUntilDead, troubleStates],
  )
  return rows[0] ?? { state, isNew: false }
}
