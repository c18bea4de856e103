import { LRUCache } from 'lru-cache'
import type { Exclusions } from '#app/domain/facets/filters.ts'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { AsyncIndex, IndexAnswer, IndexQuery } from '../index-interface.ts'
import { createSynonyms } from '../text/language/synonyms.ts'
import { answerList, type Narrowed, UnknownNamesError } from './answer-list.ts'
import type { EngineClient } from './engine-client.server.ts'
import { type EngineVocabulary, readVocabulary } from './engine-vocabulary.server.ts'
import { explainOrder } from './explain-order.ts'
import type { IndexNames } from './index-names.ts'
import { createTextReader, matchText, type TextMatcher } from './match-text.ts'
import { createOfferCounter } from './offer-counter.ts'
import { percolateChanges } from './percolate-changes.ts'
import { rankSimilarOffers } from './rank-similar-offers.ts'
import { findCardOffers } from './read-offers.ts'
import { suggestFrom } from './suggest-from.ts'
import { answerText, matchNumbers, pinOffers, type TextAnswerer } from './text-answers.ts'
import type { TextMatch } from './text-match.ts'
import { createTogetherCache } from './together-cache.server.ts'

/** The index in OpenSearch, which answers like the one in memory. */
export interface SearchEngine extends AsyncIndex {
  setSynonyms(own: readonly SearchSynonym[]): void
  /** Reads the words and names of the products again, after changes. */
  readWords(): Promise<void>
  /** Says that answers from now on include all changes up to this one. */
  setVersion(sequence: number): void
  readonly version: number
  /** The number of listed products when the words were last read. */
  readonly size: number
  memory(): Record<string, number>
}

const maxKeptMatches = 2_000
const maxKeptCounts = 50

export async function openSearchEngine(
  client: EngineClient,
  index: IndexNames,
): Promise<SearchEngine> {
  const { cards } = index
  const together = createTogetherCache(client, cards)
  const count = createOfferCounter(client, cards)
  let synonyms: readonly SearchSynonym[] = []
  let words = await readVocabulary(client, index, together)
  let version = 0
  let rereading: Promise<void> | undefined
  const matches = new LRUCache<string, Promise<TextMatch>>({ max: maxKeptMatches })
  const counts = new LRUCache<string, Promise<IndexAnswer>>({ max: maxKeptCounts })

  function readWords(): Promise<void> {
    rereading ??= readVocabulary(client, index, together)
      .then(read => {
        words = read
        words.vocabulary.synonyms = createSynonyms(synonyms)
        forget()
      })
      .finally(() => {
        rereading = undefined
      })
    return rereading
  }

  function forget(): void {
    matches.clear()
    counts.clear()
    together.clear()
  }

  function toMatcher(own: EngineVocabulary): TextMatcher {
    return { words: own, count, read: createTextReader(own, together.answerOpen) }
  }

  function matchKept(text: string, isTyping: boolean): Promise<TextMatch> {
    const key = `${isTyping} ${text}`
    const kept = matches.get(key)
    if (kept) return kept
    const matching = matchText(toMatcher(words), text, { isTyping })
    matches.set(key, matching)
    matching.catch(() => matches.delete(key))
    return matching
  }

  async function findMatch({ text, synonyms: own, pinned }: IndexQuery): Promise<TextMatch> {
    const preview = own && {
      ...words,
      vocabulary: { ...words.vocabulary, synonyms: createSynonyms(own) },
    }
    const match = preview ? await matchText(toMatcher(preview), text) : await matchKept(text, false)
    if (pinned === undefined) return match
    // The card of a product shows the best of its offers, which need not have the code.
    const offers = await findCardOffers(client, cards, pinned.numbers)
    return pinOffers(match, pinned, matchNumbers([...pinned.numbers, ...offers]))
  }

  /** Answers again with the latest names, if the answer has some that are newer. */
  async function answer(requested: IndexQuery, search?: Narrowed) {
    const ask = () => answerList(client, cards, requested, () => words.facetNames, search)
    const before = version
    try {
      return { ...(await ask()), version: before }
    } catch (error) {
      if (!(error instanceof UnknownNamesError)) throw error
      await readWords()
      return { ...(await ask()), version: before }
    }
  }

  const toAnswerer = (): TextAnswerer => ({
    ...{ client, index: cards, count, answer },
    facetNames: words.facetNames,
  })

  async function query(requested: IndexQuery): Promise<IndexAnswer> {
    if (requested.text === '') return answer(requested)
    const before = version
    const match = await findMatch(requested)
    return { ...(await answerText(toAnswerer(), requested, match)), version: before }
  }

  /** Counts the cards of every brand and category, once for each reading of the words. */
  function countEverything(excluded: Exclusions = {}): Promise<IndexAnswer> {
    const key = JSON.stringify(excluded)
    const kept = counts.get(key)
    if (kept) return kept
    const facetLimit = Number.POSITIVE_INFINITY
    const counting = answer({ ...emptyListQuery, excluded, limit: 1, facetLimit })
    counts.set(key, counting)
    counting.catch(() => counts.delete(key))
    return counting
  }

  return {
    query,
    explain: async (requested, number) =>
      explainOrder(
        { ...toAnswerer(), words, read: toMatcher(words).read },
        {
          requested,
          number,
          match: requested.text === '' ? undefined : await findMatch(requested),
        },
      ),
    suggest: async (text, limit, excluded) => ({
      ...(await suggestFrom(
        {
          client,
          index: cards,
          words,
          count,
          countEverything,
          match: each => matchKept(each, true),
        },
        { text, limit, excluded },
      )),
      version,
    }),
    similar: (number, limit, excluded = {}) =>
      rankSimilarOffers({ client, index: cards, words }, { number, limit, excluded }),
    async percolate(searches, changes) {
      if (version < (changes.at(-1)?.changedAt ?? 0)) return 'behind'
      const everything = await countEverything()
      return percolateChanges(
        {
          ...toAnswerer(),
          words,
          everything,
          read: toMatcher(words).read,
        },
        { searches, changes },
      )
    },
    setSynonyms(own) {
      synonyms = own
      words.vocabulary.synonyms = createSynonyms(own)
      forget()
    },
    readWords,
    setVersion(sequence) {
      version = sequence
    },
    get version() {
      return version
    },
    get size() {
      return words.vocabulary.documents.live
    },
    memory: () => ({ vocabulary: words.vocabulary.dictionary.byteLength }),
  }
}
