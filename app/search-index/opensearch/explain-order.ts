import { getPaging } from '#app/domain/paging.ts'
import type { OrderTerms } from '../get-order-terms.ts'
import type { IndexQuery, OrderExplanation } from '../index-interface.ts'
import { maxBucket, readWordsKey, worstStep } from '../sort-keys.ts'
import type { ReadText } from '../text/query/read-text.ts'
import { toWordPlaces } from '../text/ranking/find-word-places.ts'
import { getWantedColorBits } from './answer-list.ts'
import { orderByWords } from './card-order.ts'
import type { SearchHit } from './engine-responses.ts'
import type { EngineVocabulary } from './engine-vocabulary.server.ts'
import { listNarrowing, matchAll } from './offer-queries.ts'
import { readNumber, toPageBody } from './read-hits.ts'
import { readCardOffers } from './read-offers.ts'
import type { TextAnswerer } from './text-answers.ts'
import type { TextMatch } from './text-match.ts'

/** Explains a page of a search by relevance, and where a product has the query's words. */
export async function explainOrder(
  explained: TextAnswerer & {
    words: EngineVocabulary
    read(text: string, isTyping: boolean, isGuessing: boolean): Promise<ReadText>
  },
  {
    requested,
    number,
    match,
  }: { requested: IndexQuery; number: number; match: TextMatch | undefined },
): Promise<OrderExplanation> {
  const { client, index, words } = explained
  const { paging } = await explained.answer(requested, match && { match, filters: match.filters })
  if (match === undefined) return { terms: [], paging, places: [] }
  const list = matchAll([
    match.full,
    ...[...listNarrowing(requested), ...listNarrowing(match.filters)].map(({ query }) => query),
  ])
  const { offset, limit } = getPaging(paging.page, paging.total, paging.limit)
  const wanted = getWantedColorBits(requested, match)
  const order = orderByWords(list, match.scoring, { wanted })
  const [result] = await client.search(index, [toPageBody(order, { from: offset, size: limit })])
  const { query } = await explained.read(requested.text, false, false)
  const offer = (await readCardOffers(client, index, [number])).find(each => each.number === number)
  const toTerms = (stems: readonly string[]) =>
    new Set(stems.flatMap(stem => words.vocabulary.dictionary.findTermOfStem(stem) ?? []))
  return {
    terms: (result?.hits.hits ?? []).map(hit => toOrderTerms(hit, order.isByColor)),
    paging,
    places:
      offer === undefined
        ? []
        : toWordPlaces(query.needed, {
            name: toTerms(offer.name.split(' ')),
            brand: toTerms(words.brandStems(offer.brand)),
            attribute: toTerms(offer.titleTerms),
            description: toTerms(offer.terms),
          }),
  }
}

/** Reads the terms from what OpenSearch sorted the card by; see `orderByWords`. */
function toOrderTerms(hit: SearchHit, isByColor: boolean): OrderTerms {
  const keys = (hit.sort ?? []).map(Number)
  const [unseen = 0, level = 0, key = 0] = isByColor ? keys : [0, ...keys]
  const { quality, period } = readWordsKey(key)
  return {
    number: readNumber(hit),
    isUnseen: unseen === 1,
    wordsStep: Math.max(worstStep - level, 0),
    isInStock: quality <= maxBucket,
    popularityBucket: maxBucket - (quality % (maxBucket + 1)),
    period,
  }
}
