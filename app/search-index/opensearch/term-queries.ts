import type { AudienceRule } from '../text/query/find-audience-rule.ts'
import type { Refusal } from '../text/query/read-refusals.ts'
import type { Alternative, TermGroup } from '../text/query/term-group.ts'
import { toMentionFactor } from '../text/terms/impact.ts'
import type { EngineVocabulary } from './engine-vocabulary.server.ts'
import { saturation } from './index-mapping.ts'
import { matchImpacts } from './match-impacts.ts'
import { matchAll, matchAny, matchNone, matchTerms, type OfferQuery } from './offer-queries.ts'
import { weightSteps } from './offer-words.ts'

/** Queries for the parts of a search text; see `TermGroupFinder` for the same in our own index. */
export interface TermQueries {
  /** Matches offers with any alternative of a group. */
  match(termGroup: TermGroup): OfferQuery
  /** The same without offers that only mention the category that the group names. */
  matchKind(termGroup: TermGroup): OfferQuery
  /** Matches offers that have a word of any alternative outside their description. */
  matchNamed(termGroup: TermGroup): OfferQuery
  /** Scores offers by BM25 of a group's best alternative, times `weight`. */
  score(termGroup: TermGroup, weight: number): OfferQuery
  /** Scores offers by how often they have the group's words in name, brand and description. */
  scoreUses(termGroup: TermGroup, weight: number): OfferQuery
  /** Matches offers that a query's refusals leave in. */
  passRefusals(refusals: readonly Refusal[]): OfferQuery
  /** Matches offers that are not of another audience. */
  passAudience(rule: AudienceRule): OfferQuery
  /** Matches offers that are stated to be for an audience; undefined if the rule has no such terms. */
  matchStated(rule: AudienceRule | undefined): OfferQuery | undefined
}

export function createTermQueries({
  vocabulary: { dictionary, documents },
  stems,
  titleOffers,
  mentionOffers,
}: EngineVocabulary): TermQueries {
  const stemOf = (term: number) => stems[term] ?? ''
  const toStems = ({ terms }: Alternative) => terms.map(stemOf)
  const countUses = (term: number) => dictionary.frequency[term] ?? 0
  const countTitles = (term: number) => dictionary.titleFrequency[term] ?? 0

  function matchAlternatives(alternatives: readonly Alternative[]): OfferQuery {
    const single = alternatives.filter(({ terms }) => terms.length === 1).flatMap(toStems)
    const several = alternatives.filter(({ terms }) => terms.length > 1).map(toStems)
    return matchAny([
      ...(single.length > 0 ? [{ terms: { 'offers.terms': single } }] : []),
      ...several.map(matchTerms),
    ])
  }

  function getMentionFactor(term: number, isCategory: boolean): number {
    return toMentionFactor(countTitles(term) / Math.max(countUses(term), 1), isCategory)
  }

  function scoreTerm(term: number, weight: number, isCategory: boolean): OfferQuery {
    const stem = stemOf(term)
    const inTitle = countTitles(term)
    return matchAny([
      scoreIn('title', stem, weight / getLuceneScale(titleOffers, inTitle, saturation.weights)),
      scoreIn(
        'mention',
        stem,
        (weight * getMentionFactor(term, isCategory)) /
          getLuceneScale(mentionOffers, countUses(term) - inTitle, saturation.weights),
      ),
    ])
  }

  function scoreBest(
    alternatives: readonly Alternative[],
    toQuery: (term: number, weight: number) => OfferQuery,
  ): OfferQuery {
    const queries = alternatives.map(({ terms, weight }) => {
      const each = terms.map(term => toQuery(term, weight / terms.length))
      return each.length === 1 && each[0] ? each[0] : { bool: { must: each } }
    })
    const [first] = queries
    return queries.length === 1 && first ? first : { dis_max: { queries } }
  }

  function matchKind({ alternatives, isCategory }: TermGroup): OfferQuery {
    if (!isCategory) return matchAlternatives(alternatives)
    return matchAny(
      alternatives.map(({ terms, weight }) =>
        matchImpacts(
          terms.map(term => ({ stem: stemOf(term), mentionFactor: getMentionFactor(term, true) })),
          weight,
        ),
      ),
    )
  }

  return {
    match: ({ alternatives }) => matchAlternatives(alternatives),
    matchKind,
    matchNamed: ({ alternatives }) => ({
      terms: { 'offers.title': alternatives.flatMap(toStems) },
    }),
    score: ({ alternatives, rarity, isCategory }, weight) =>
      scoreBest(alternatives, (term, own) => scoreTerm(term, own * rarity * weight, isCategory)),
    scoreUses: ({ alternatives, near = [], rarity }, weight) =>
      scoreBest([...alternatives, ...near], (term, own) =>
        scoreIn(
          'uses',
          stemOf(term),
          (own * rarity * weight) /
            getLuceneScale(documents.live, countUses(term), saturation.uses),
        ),
      ),
    passRefusals: refusals =>
      matchAll(
        refusals
          .filter(({ alternatives }) => alternatives.length > 0)
          .map(({ alternatives, excuses }) =>
            matchAny([
              matchNone([matchAlternatives(alternatives)]),
              ...(excuses.length > 0 ? [matchAlternatives(excuses)] : []),
            ]),
          ),
      ),
    passAudience({ unwanted, unless }) {
      const within = (field: string, terms: readonly number[]): OfferQuery => ({
        terms: { [`offers.${field}`]: terms.map(stemOf) },
      })
      return matchAny([
        matchNone([within('terms', unwanted)]),
        matchAll([within('terms', unless), matchNone([within('title', unwanted)])]),
        within('title', unless),
      ])
    },
    matchStated: rule =>
      rule === undefined || rule.stated.length === 0
        ? undefined
        : { terms: { 'offers.title': rule.stated.map(stemOf) } },
  }
}

function scoreIn(field: 'title' | 'mention' | 'uses', stem: string, boost: number): OfferQuery {
  return { term: { [`offers.${field}`]: { value: stem, boost: Math.max(boost, 0) } } }
}

/**
 * Returns what OpenSearch's BM25 multiplies with the share that a term frequency contributes: its
 * own rarity of the word, by the field's offers, and a constant. Our groups have a rarity already.
 */
function getLuceneScale(offers: number, uses: number, k1: number): number {
  const rarity = Math.log(1 + (offers - uses + 0.5) / (uses + 0.5))
  return Math.max(rarity, 0.01) * (k1 * weightSteps + 1)
}
