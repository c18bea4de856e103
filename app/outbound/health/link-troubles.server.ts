import type pg from 'pg'
import type { Offer } from '#app/domain/offer.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { findReplacements } from '#app/store/offers/find-replacements.server.ts'
import { fetchEarnings } from '../commissions/earnings.server.ts'
import { getLastDays } from '../commissions/report-period.ts'
import { type DecidedLink, decidedLink } from './decide-on-link.server.ts'
import { type LinkState, troubleStates } from './link-state.ts'

/** An offer whose link costs sales, with the earnings at risk and a possible replacement. */
export interface LinkTrouble {
  source: SourceLetter
  productId: string
  /** The product's name with its brand. */
  name: string
  retailer: string
  state: LinkState
  since: Date
  checkedAt: Date
  detail: string | undefined
  url: string | undefined
  /** The number of human clicks in the last seven days. */
  clicks: number
  /** These clicks times the retailer's average earnings per click over 90 days, in US cents. */
  exposedUsdCents: number
  /** The operator's decision, valid until the state changes. */
  decision: DecidedLink | undefined
  /** The cheapest offer of the same product that is in stock and has a working link. */
  replacement: Offer | undefined
}

const exposureDays = 7
const earningsDays = 90

/** Fetches either the open bad links or the decided ones, highest earnings at risk first. */
export async function fetchLinkTroubles(
  db: Pick<pg.Pool, 'query'>,
  {
    limit = 100,
    now = new Date(),
    kind = 'open',
    toShownName = name => name,
  }: {
    limit?: number
    now?: Date
    kind?: 'open' | 'decided'
    /** Returns the name that operators see, which several retailers' names may share. */
    toShownName?: (name: string) => string
  } = {},
): Promise<LinkTrouble[]> {
  const { rows } = await db.query<TroubleRow>(
    `SELECT health.source, health.product_id AS "productId", health.retailer, state, since,
       coalesce(document ->> 'brandedName', product.id) AS name,
       checked_at AS "checkedAt", detail, url, ${decidedLink} AS decision, count(click.id)::int AS clicks
     FROM link_health AS health
       JOIN product ON product.source = health.source AND product.id = health.product_id
       LEFT JOIN click ON click.source = health.source AND click.product_id = health.product_id
         AND visitor = 'person' AND clicked_at > $2::timestamptz - make_interval(days => $3)
     WHERE state = ANY ($1) AND gone_since IS NULL
       AND ($4 = 'open') = (dismissed_at IS NULL AND replaced_at IS NULL)
     GROUP BY health.source, health.product_id, product.number ORDER BY clicks DESC, since LIMIT 1000`,
    [troubleStates, now, exposureDays, kind],
  )
  if (rows.length === 0) return []
  const period = getLastDays(earningsDays, now)
  const earnings = await fetchEarnings(db, 'retailer', period, now)
  const perClick = new Map(
    [...Map.groupBy(earnings, ({ name }) => toShownName(name))].map(([name, own]) => {
      const clicks = own.reduce((sum, each) => sum + each.clicks, 0)
      const cents = own.reduce((sum, each) => sum + each.commissionUsdCents, 0)
      return [name, clicks === 0 ? 0 : cents / clicks]
    }),
  )
  const troubles = rows
    .map(row => ({ ...row, retailer: toShownName(row.retailer) }))
    .map(row => ({ ...row, exposedUsdCents: row.clicks * (perClick.get(row.retailer) ?? 0) }))
    .sort((a, b) => b.exposedUsdCents - a.exposedUsdCents || b.clicks - a.clicks)
    .slice(0, limit)
  const replacements = await findReplacements(
    db,
    troubles.map(({ source, productId: id }) => ({ source, id })),
    troubleStates,
  )
  return troubles.map(trouble => {
    const { source, productId: id, detail, url, decision } = trouble
    return {
      ...trouble,
      detail: detail ?? undefined,
      url: url ?? undefined,
      decision: decision ?? undefined,
      replacement: replacements.get(formatProductKey({ source, id })),
    }
  })
}

interface TroubleRow
  extends Omit<LinkTrouble, 'detail' | 'url' | 'decision' | 'exposedUsdCents' | 'replacement'> {
  detail: string | null
  url: string | null
  decision: DecidedLink | null
}
