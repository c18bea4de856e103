import type pg from 'pg'
import type { LinkState } from '#app/outbound/health/link-state.ts'

/** An open link problem that prevents all sales. */
export interface DeadOffers {
  offers: number
  /** Human clicks on these offers in the last seven days. */
  clicks: number
}

/** Wrong prices and stock are left out, because the next sync usually corrects them. */
const deadStates = [
  'dead',
  'parked',
  'elsewhere',
  'home page',
  'not affiliated',
] as const satisfies readonly LinkState[]

export async function fetchDeadOffers(
  db: Pick<pg.Pool, 'query'>,
  now = new Date(),
): Promise<DeadOffers> {
  const { rows } = await db.query<DeadOffers>(
    `SELECT count(*)::int AS offers, coalesce(sum(clicked.clicks), 0)::int AS clicks
     FROM link_health AS health
       JOIN product ON product.source = health.source AND product.id = health.product_id
       CROSS JOIN LATERAL (
         SELECT count(*) AS clicks FROM click
         WHERE click.source = health.source AND click.product_id = health.product_id
           AND visitor = 'person' AND clicked_at > $2::timestamptz - interval '7 days'
       ) AS clicked
     WHERE state = ANY ($1) AND dismissed_at IS NULL AND replaced_at IS NULL
       AND gone_since IS NULL`,
    [deadStates, now],
  )
  return rows[0] ?? { offers: 0, clicks: 0 }
}
