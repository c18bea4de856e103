import { findCategory } from '#app/domain/category-tree.ts'
import type { Exclusions } from '#app/domain/facets/filters.ts'
import { getSimilarityPoints, reach, wordPoints } from '../rank-similar.ts'
import type { EngineClient } from './engine-client.server.ts'
import type { EngineVocabulary } from './engine-vocabulary.server.ts'
import { listNarrowing, matchAll, matchNone } from './offer-queries.ts'
import { readCardOffers, type StoredOffer } from './read-offers.ts'
import { createTermQueries } from './term-queries.ts'

/** How many of a product's terms to compare, rare ones first; see find-similar-texts.ts. */
const maxTerms = 10
/** A term that occurs in a larger share of all products than this does not tell products apart. */
const commonShare = 0.2
const maxCandidates = 400

/** Finds similar products by words, and ranks them as `rankSimilar` does. */
export async function rankSimilarOffers(
  {
    client,
    index,
    words,
  }: { client: Pick<EngineClient, 'search'>; index: string; words: EngineVocabulary },
  { number, limit, excluded }: { number: number; limit: number; excluded: Exclusions },
): Promise<number[]> {
  const card = await readCardOffers(client, index, [number])
  const own = card.find(offer => offer.number === number)
  if (own === undefined) return []
  const queries = createTermQueries(words)
  const { dictionary, documents } = words.vocabulary
  const terms = own.titleTerms
    .flatMap(stem => dictionary.findTermOfStem(stem) ?? [])
    .map(term => ({ term, frequency: dictionary.frequency[term] ?? 0 }))
    .filter(
      ({ frequency }) => frequency > 1 && frequency <= Math.max(documents.live * commonShare, 10),
    )
    .sort((a, b) => a.frequency - b.frequency || a.term - b.term)
    .slice(0, maxTerms)
  if (terms.length === 0) return []
  const matching = matchAll([
    ...listNarrowing({ excluded }).map(({ query }) => query),
    matchNone([{ terms: { 'offers.number': card.map(offer => offer.number) } }]),
  ])
  const should = terms.map(({ term, frequency }) =>
    queries.score(
      {
        ...{ words: '', isCategory: false, importance: 0 },
        alternatives: [{ terms: [term], weight: 1 }],
        rarity: Math.log(1 + documents.live / frequency),
      },
      1,
    ),
  )
  const [result] = await client.search(index, [
    {
      size: Math.min(limit * reach, maxCandidates),
      _source: false,
      query: {
        nested: {
          path: 'offers',
          score_mode: 'max',
          query: { bool: { filter: [matching], should, minimum_should_match: 1 } },
          inner_hits: { size: 1, _source: false, docvalue_fields: ['offers.number'] },
        },
      },
    },
  ])
  const found = (result?.hits.hits ?? []).flatMap(
    ({ inner_hits }) => inner_hits?.offers?.hits.hits[0]?.fields['offers.number'] ?? [],
  )
  const offers = new Map(
    (await readCardOffers(client, index, found.map(Number))).map(offer => [offer.number, offer]),
  )
  return found
    .flatMap(each => offers.get(Number(each)) ?? [])
    .map((other, place, all) => ({
      other,
      points: judge(own, other) + wordPoints * (1 - place / all.length),
    }))
    .sort((a, b) => b.points - a.points || a.other.number - b.other.number)
    .slice(0, limit)
    .map(({ other }) => other.number)
}

function judge(own: StoredOffer, other: StoredOffer): number {
  const [ours, theirs] = [findCategory(own.category), findCategory(other.category)]
  return getSimilarityPoints({
    isSameCategory: own.category === other.category,
    isSibling: ours !== undefined && ours.parent === theirs?.parent,
    hasSameColor: other.facets.colors.some(color => own.facets.colors.includes(color)),
    prices: [own.cents, other.cents],
    isInStock: other.inStock,
  })
}
