import type { ParsedQuery } from '../text/query/parse-query.ts'
import type { TermGroup } from '../text/query/term-group.ts'
import type { Scoring } from './card-order.ts'
import { matchAll, matchAny, type OfferQuery } from './offer-queries.ts'
import type { TermQueries } from './term-queries.ts'

/** Roughly the maximum that optional words and the requested category can add to a score. */
const preference = 1.5
/** How much occurrences count, in shares of the best score. */
const usesWeight = 0.4
/** How much the share of the query that a partial match has counts, and how well it matches. */
const weights = { share: 0.9, mention: 0.3, mentions: 0.6, match: 0.1, preferred: 0.05 }

/**
 * Scores full matches by their words, then by how often they occur. Those that `stated` matches come
 * first.
 */
export function scoreFully(
  queries: TermQueries,
  { needed, preferred }: ParsedQuery,
  stated?: OfferQuery,
): Scoring {
  const most = needed.reduce((sum, { rarity }) => sum + rarity, 0) + preference
  const groups = needed.flatMap(({ parts, ...whole }) => parts ?? [whole])
  const mostUses = groups.reduce((sum, { rarity }) => sum + rarity, 0) || 1
  const scoring = {
    clauses: [
      { constant_score: { filter: { match_all: {} }, boost: 1 } },
      ...[...needed, ...preferred].map(group => queries.score(group, 1 / most)),
      ...groups.map(group => queries.scoreUses(group, usesWeight / mostUses)),
    ],
    best: 2 + usesWeight,
  }
  return putFirst(scoring, stated)
}

/** Scores partial matches by the share of the query that they have. */
export function scorePartly(
  queries: TermQueries,
  { preferred, needsName }: ParsedQuery,
  requested: readonly TermGroup[],
): Scoring {
  const most = requested.reduce((sum, { importance }) => sum + importance, 0) || 1
  const mostScore = requested.reduce((sum, { rarity }) => sum + rarity, 0) || 1
  const clauses = requested.flatMap((group): OfferQuery[] => {
    const share = (weights.share * group.importance) / most
    const mention = needsName ? weights.mentions : weights.mention
    const own = needsName
      ? matchAll([queries.match(group), matchAny(requested.map(queries.matchNamed))])
      : queries.matchKind(group)
    return [
      constant(own, share * (1 - mention)),
      constant(queries.match(group), share * mention),
      queries.score(group, weights.match / mostScore),
    ]
  })
  return {
    clauses: [...clauses, ...preferred.map(group => queries.score(group, weights.preferred / 3))],
    best: 1 + weights.match + weights.preferred,
  }
}

/** Adds to the scores of some offers more than the others can have. */
function putFirst({ clauses, best }: Scoring, first: OfferQuery | undefined): Scoring {
  return first === undefined
    ? { clauses, best }
    : { clauses: [...clauses, constant(first, best)], best: 2 * best }
}

function constant(filter: OfferQuery, boost: number): OfferQuery {
  return { constant_score: { filter, boost } }
}
