import { describe, expect, it } from 'vitest'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { IndexQuery } from '../index-interface.ts'
import { stem } from '../text/language/stem.ts'
import type { ParsedQuery } from '../text/query/parse-query.ts'
import { readText } from '../text/query/read-text.ts'
import type { TermGroup } from '../text/query/term-group.ts'
import { createWordStore } from '../text/terms/word-store.ts'
import { makeWords } from '../text/testing.ts'
import { answerList } from './answer-list.ts'
import type { EngineClient, SearchBody } from './engine-client.server.ts'
import type { SearchResult } from './engine-responses.ts'
import type { EngineVocabulary } from './engine-vocabulary.server.ts'
import { countGroups } from './facet-counts.ts'
import { createFacetNames, mapFacets } from './facet-fields.ts'
import { findBestMask } from './find-best-mask.ts'
import { cardMapping, toCardSettings } from './index-mapping.ts'
import { createTextReader, matchText } from './match-text.ts'
import type { OfferQuery } from './offer-queries.ts'
import { createOfferWordReader } from './offer-words.ts'
import { rankSimilarOffers } from './rank-similar-offers.ts'
import { readHits } from './read-hits.ts'
import { scoreFully, scorePartly } from './score-text.ts'
import type { TermQueries } from './term-queries.ts'
import { createTermQueries } from './term-queries.ts'
import { pinOffers } from './text-answers.ts'
import { createTogetherCache } from './together-cache.server.ts'

// What is asked of OpenSearch, and how much of it, without one.

const noHits = { timed_out: false, _shards: { failed: 0 }, hits: { hits: [] } }

/** A client that keeps what it is asked, and answers with what `answer` returns for each search. */
function createClient(answer: (body: SearchBody, asked: number) => Partial<SearchResult['hits']>) {
  const asked: SearchBody[] = []
  const client: Pick<EngineClient, 'search'> = {
    search: async (_, bodies) =>
      bodies.map(body => {
        asked.push(body)
        return { ...noHits, hits: { ...noHits.hits, ...answer(body, asked.length) } }
      }),
  }
  return { client, asked }
}

/** The words of a catalogue with these names, each a product of its own. */
function readWords(names: readonly string[]): EngineVocabulary {
  const store = createWordStore()
  for (const [at, name] of names.entries()) store.put(at + 1, makeWords({ name }))
  const stems: string[] = []
  for (const word of names.flatMap(name => name.toLowerCase().split(' '))) {
    const term = store.dictionary.findTermOfStem(stem(word))
    if (term !== undefined) stems[term] = stem(word)
  }
  const offers = { titleOffers: names.length, mentionOffers: 0 }
  const facetNames = createFacetNames({})
  return { vocabulary: store, stems, facetNames, ...offers } as unknown as EngineVocabulary
}

const makeGroup = (changes: Partial<TermGroup> = {}): TermGroup => ({
  ...{ words: 'tern', alternatives: [], rarity: 2.5, isCategory: false, importance: 1 },
  ...changes,
})

describe('the values of a filter', () => {
  it.each([
    [24, 64, 10_000],
    [9_961, 10_001, 10_001],
    [Number.POSITIVE_INFINITY, 60_000, 60_000],
  ])(
    'LS3 are asked with 40 more, of at least 10,000 of each shard: %i',
    (shown, size, shard_size) => {
      const requested = { ...emptyListQuery, facetLimit: shown } as IndexQuery
      const { offers } = countGroups(['brands'], {}, requested, false)
      expect(offers).toMatchObject({
        aggs: { matching: { aggs: { brands: { terms: { size, shard_size } } } } },
      })
    },
  )

  it('LS3 are indexed if they are short enough for Lucene', () => {
    expect(mapFacets().brands).toEqual({ type: 'keyword', ignore_above: 8_191 })
  })
})

it('LS2 words are indexed up to 200 characters', () => {
  const read = createOfferWordReader()
  const [kept, long] = ['x'.repeat(200), 'y'.repeat(201)]
  expect(read(makeWords({ name: `${kept} ${long} tern` })).terms).toEqual([kept, 'tern', '=tern'])
  expect(cardMapping.properties.offers.properties.terms).toMatchObject({ ignore_above: 200 })
})

it('LS2 a word of a description weighs less than half of a word elsewhere, in sixteenths', () => {
  const words = makeWords({ name: 'Tern', description: 'gull '.repeat(9) })
  const { title, mention } = createOfferWordReader()(words)
  expect([title, mention]).toEqual([expect.stringMatching(/^tern\|\d\d+$/), '=tern|8 gull|8'])
  const [, weight] = title.split('|')
  // A name of one word: its weight, and that of the kind of product.
  expect(Number(weight)).toBe(Math.round((3 / (0.4 + 0.6 / 7) + 1.6) * 16))
})

describe('a page of a list', () => {
  const inner_hits = { offers: { hits: { hits: [{ fields: { 'offers.number': [1] } }] } } }

  it.each([
    ['reached at once', 9_950, [10_000]],
    ['reached by reading past others', 9_951, [9_951, 50]],
  ])('LS5 is within 10,000 cards %s: from %i', async (_, offset, ends) => {
    const { client, asked } = createClient(() => ({ hits: [{ _id: '', sort: [1], inner_hits }] }))
    const order = () => ({ query: { nested: {} }, sort: [] }) as never
    await readHits(client, 'cards', {
      ...{ order, total: 1_000_000, offset, limit: 50, isSpread: false },
    })
    expect(asked.map(({ from = 0, size = 0 }) => Number(from) + Number(size))).toEqual(ends)
  })

  it('LS5 shows up to 1,000 offers of a card, as many as OpenSearch may return', () => {
    expect(toCardSettings({ shards: 1, replicas: 0 }).index).toMatchObject({
      ...{ max_inner_result_window: 1_000, max_result_window: 10_000 },
    })
  })

  it.each([
    [999, 999],
    [1_000, 1_000],
    [1_001, 1_000],
  ])('LS2 has 1,000 similar products after it: of %i', async (found, similar) => {
    const aggregations = { offers: { doc_count: 0, matching: { doc_count: 0 } } }
    const buckets = { buckets: [] }
    const empty = new Proxy({}, { get: () => buckets, has: () => true })
    const client: Pick<EngineClient, 'search'> = {
      search: async (_, bodies) =>
        bodies.map((_body, at) => ({
          ...noHits,
          hits: { hits: [], total: { value: at === 0 ? 0 : found } },
          aggregations: { ...aggregations, offers: { doc_count: 0, matching: empty } } as never,
        })),
    }
    const scoring = { clauses: [], best: 1 }
    const match = {
      ...{ full: {}, scoring, similar: { query: {}, scoring }, isEmpty: false, filters: {} },
      reading: { understood: [], corrected: [], dropped: [] },
    }
    const requested = { ...emptyListQuery, text: 'tern', limit: 50, facetLimit: 24 } as IndexQuery
    const names = createFacetNames({})
    const search = { match, filters: {} }
    const { paging } = await answerList(client, 'cards', requested, () => names, search)
    expect(paging.similar).toBe(similar)
  })
})

describe('the score of a search', () => {
  const queries = {
    score: (_: TermGroup, weight: number) => ({ score: weight }),
    scoreUses: (_: TermGroup, weight: number) => ({ uses: weight }),
    match: () => ({}),
    matchKind: () => ({ isKind: true }),
  } as unknown as TermQueries
  const query = { needed: [makeGroup()], preferred: [makeGroup()] } as unknown as ParsedQuery

  it('LS2 of a full match leaves room for optional words, and adds occurrences', () => {
    const { clauses, best } = scoreFully(queries, query)
    expect(clauses.slice(1)).toEqual([{ score: 0.25 }, { score: 0.25 }, { uses: 0.4 / 2.5 }])
    expect(best).toBeCloseTo(2.4)
  })

  it('LS2 of a partial match is mostly the share of the query that it has', () => {
    const { clauses } = scorePartly(queries, query, [makeGroup(), makeGroup({ importance: 3 })])
    const boosts = clauses.flatMap(clause => JSON.stringify(clause).match(/[\d.]+(?=\D*$)/) ?? [])
    expect(boosts.map(Number)).toEqual(
      [
        0.9 * 0.25 * 0.7,
        0.9 * 0.25 * 0.3,
        0.02,
        0.9 * 0.75 * 0.7,
        0.9 * 0.75 * 0.3,
        0.02,
        0.05 / 3,
      ].map(boost => expect.closeTo(boost, 10)),
    )
  })

  it('LS2 of a product that the text names is ten above all others', () => {
    const reading = { understood: [], corrected: [], dropped: [] }
    const match = {
      full: {},
      scoring: { clauses: [], best: 2 },
      reading,
      filters: {},
      isEmpty: true,
    }
    const { scoring } = pinOffers(match, { numbers: [1], words: ['7'] } as never, { a: 1 })
    expect(scoring).toEqual({
      clauses: [{ constant_score: { filter: { a: 1 }, boost: 10 } }],
      best: 12,
    })
  })

  it.each([
    [0.54, false],
    [0.55, true],
  ])('LS2 a synonym of a category counts from a weight of 0.55: %d', (weight, isKind) => {
    const words = readWords(['Tern', 'Tern', 'Gull', 'Gull'])
    const { dictionary } = words.vocabulary
    const [own, other] = ['tern', 'gull'].map(each => dictionary.findTermOfStem(each) ?? 0)
    const group = makeGroup({
      isCategory: true,
      alternatives: [
        { terms: [own ?? 0], weight: 1 },
        { terms: [other ?? 0], weight },
      ],
    })
    expect(JSON.stringify(createTermQueries(words).matchKind(group)).includes('gull')).toBe(isKind)
  })
})

describe('reading a search', () => {
  it('LS2 asks OpenSearch eight times at most', async () => {
    let asked = 0
    const read = createTextReader(readWords(['Tern']), async () => {
      asked += 1
      return true
    })
    await read('tern', false, false)
    expect(asked).toBe(8)
  })

  it.each([
    [49, true],
    [50, false],
  ])('LS2 adds partial matches to fewer than 50 full ones: %i', async (found, isSimilar) => {
    const words = readWords(['Tern plume', 'Gull plume'])
    const read = async (text: string, isTyping: boolean) =>
      readText(words.vocabulary, text, isTyping)
    const count = async (queries: readonly OfferQuery[]) => queries.map(() => found)
    const { similar } = await matchText({ words, read, count }, 'tern plume')
    expect(similar !== undefined).toBe(isSimilar)
  })

  it.each([9, 10, 11])('LS2 matches ten words of a query in part: of %i', async length => {
    const names = Array.from({ length }, (_, at) => `tern${'abcdefghijk'[at]}`)
    const words = readWords(names)
    const read = async (text: string, isTyping: boolean) =>
      readText(words.vocabulary, text, isTyping)
    const count = async (queries: readonly OfferQuery[]) => queries.map(() => 1)
    const { similar } = await matchText({ words, read, count }, names.join(' '))
    // Each word has three clauses, what it names, mentions and scores, and there is one for the order.
    expect(similar?.scoring.clauses).toHaveLength(3 * Math.min(10, length) + 1)
  })

  it.each([
    [6, [32, 31]],
    [5, [31]],
  ])('LS2 tries 32 combinations of %i words at once: %j', async (length, tried) => {
    const asked: number[] = []
    const queries = { matchKind: () => ({}) } as unknown as TermQueries
    const groups = Array.from({ length }, () => makeGroup())
    const count = async (all: readonly OfferQuery[]) => {
      asked.push(all.length)
      return all.map(() => 0)
    }
    await findBestMask(groups, queries, count)
    expect(asked).toEqual(tried)
  })

  it.each([
    [20_000, true],
    [20_001, false],
  ])('LS2 keeps 20,000 answers about words that occur together: of %i', async (known, isKept) => {
    const { client } = createClient(() => ({ total: { value: 1 } }))
    const together = createTogetherCache(client, 'cards')
    for (let at = 0; at < known; at += 1) together.check(['tern', String(at)])
    await together.answerOpen()
    together.check(['tern', 'new'])
    await together.answerOpen()
    together.check(['tern', '0'])
    expect(await together.answerOpen()).toBe(!isKept)
  })
})

describe('similar products', () => {
  const offer = (titleTerms: readonly string[]) => ({
    ...{ number: 1, brand: '', facets: { colors: [] }, inStock: true, cents: 1, name: '' },
    ...{ terms: titleTerms, titleTerms },
  })

  /** Asks for products like the first of these names. */
  async function ask(names: readonly string[], limit = 20) {
    const words = readWords(names)
    const own = (names[0] ?? '').toLowerCase().split(' ').map(stem)
    const { client, asked } = createClient((_, at) =>
      at === 1 ? { hits: [{ _id: '', _source: { offers: [offer(own)] } }] } : {},
    )
    await rankSimilarOffers({ client, index: 'cards', words }, { number: 1, limit, excluded: {} })
    const [, body] = asked
    const bool = (body?.query as { nested: { query: { bool: { should: object[] } } } } | undefined)
      ?.nested.query.bool
    return { size: body?.size, words: bool?.should.length ?? 0 }
  }

  it.each([9, 10, 11])('PD11 share one of ten words: of %i', async count => {
    const own = Array.from({ length: count }, (_, at) => `tern${'abcdefghijk'[at]}x`)
    expect((await ask([own.join(' '), ...own])).words).toBe(Math.min(10, count))
  })

  it.each([
    [20, 1],
    [21, 0],
  ])(
    'PD11 share no word that more than a fifth of all products have: %i of 100',
    async (count, words) => {
      const others = Array.from({ length: 100 - count }, (_, at) => `gull${at}`)
      expect((await ask([...Array(count).fill('Tern'), ...others])).words).toBe(words)
    },
  )

  it.each([
    [19, 380],
    [20, 400],
    [21, 400],
  ])('PD11 are chosen from 20 for each, 400 at most: %i', async (limit, size) => {
    expect((await ask(['Tern', 'Tern'], limit)).size).toBe(size)
  })
})
