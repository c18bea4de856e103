import { type FacetName, type FacetNameOf, facetNames, facets } from '#app/domain/facets/facets.ts'
import { type Filters, isExcludable } from '#app/domain/facets/filters.ts'
import { toFacetField, toValueKeys } from './facet-fields.ts'

/** A query for offers, in OpenSearch's query language. */
export type OfferQuery = Readonly<Record<string, unknown>>

export const everyOffer: OfferQuery = { match_all: {} }
export const noOffer: OfferQuery = { match_none: {} }

/** A query that narrows a list; see `Narrowing` in filter-sets.ts. */
export interface OfferNarrowing {
  /** The facet whose values are counted without this query; undefined for exclusions. */
  group: FacetName | 'categories' | undefined
  query: OfferQuery
}

/** Returns the queries that a list's filters stand for; an offer must match all of them. */
export function listNarrowing(
  filters: Partial<Filters> & { category?: string | undefined },
): OfferNarrowing[] {
  const narrowing = facetNames.flatMap(facet => narrowByFacet(facet, filters))
  if (filters.category === undefined) return narrowing
  return [{ group: 'categories', query: matchCategory(filters.category) }, ...narrowing]
}

export function matchCategory(category: string): OfferQuery {
  return { term: { 'offers.categories': category } }
}

function narrowByFacet(facet: FacetName, filters: Partial<Filters>): OfferNarrowing[] {
  const chosen = filters[facet] ?? []
  const excluded = (isExcludable(facet) && filters.excluded?.[facet]) || []
  const { unstated } = facets[facet]
  // An exclusion also leaves out products without a stated value, unless "not stated" is chosen.
  const isSilenceAtStake = unstated !== undefined && excluded.some(value => value !== unstated)
  const narrowing: OfferNarrowing[] = []
  if (chosen.length > 0 && !(isSilenceAtStake && chosen.every(value => value === unstated)))
    narrowing.push({ group: facet, query: matchValues(facet, chosen) })
  if (excluded.length > 0) {
    narrowing.push({ group: undefined, query: matchNone([matchValues(facet, excluded)]) })
    if (isSilenceAtStake && !chosen.includes(unstated))
      narrowing.push({ group: facet, query: matchNone([matchValues(facet, [unstated])]) })
  }
  return narrowing
}

/** Matches offers with any of the values of a facet. */
export function matchValues(facet: FacetName, values: readonly string[]): OfferQuery {
  if (!isRange(facet)) return { terms: { [toFacetField(facet)]: toValueKeys(facet, values) } }
  const ranges = values.flatMap(value => facets[facet].toRange(value) ?? [])
  if (ranges.length === 0) return noOffer
  return matchAny(
    ranges.map(({ min, max }) => ({ range: { [toFacetField(facet)]: { gte: min, lte: max } } })),
  )
}

/** Matches offers that have all these words, as stems. */
export function matchTerms(stems: readonly string[]): OfferQuery {
  return matchAll(stems.map(stem => ({ term: { 'offers.terms': stem } })))
}

export function matchAll(queries: readonly OfferQuery[]): OfferQuery {
  const [first, ...others] = queries
  if (first === undefined) return everyOffer
  return others.length === 0 ? first : { bool: { filter: queries } }
}

export function matchAny(queries: readonly OfferQuery[]): OfferQuery {
  const [first, ...others] = queries
  if (first === undefined) return noOffer
  return others.length === 0 ? first : { bool: { should: queries, minimum_should_match: 1 } }
}

export function matchNone(queries: readonly OfferQuery[]): OfferQuery {
  return queries.length === 0 ? everyOffer : { bool: { must_not: queries } }
}

/** The same query without scores. */
export function toFilter(query: OfferQuery): OfferQuery {
  return { bool: { filter: [query] } }
}

/** Turns a query for offers into one for the cards with such offers, without scores. */
export function matchCards(query: OfferQuery): OfferQuery {
  return { nested: { path: 'offers', query, score_mode: 'none' } }
}

export function isRange(facet: FacetName): facet is FacetNameOf<'range'> {
  return facets[facet].kind === 'range'
}
