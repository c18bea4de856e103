import { describe, expect, it } from 'vitest'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { IndexQuery } from '../index-interface.ts'
import { stem } from '../text/language/stem.ts'
import { makeWords } from '../text/testing.ts'
import { answerList } from './answer-list.ts'
import type { EngineClient } from './engine-client.server.ts'
import { countGroups } from './facet-counts.ts'
import { createFacetNames, mapFacets } from './facet-fields.ts'
import { cardMapping, toCardSettings } from './index-mapping.ts'
import { createOfferWordReader } from './offer-words.ts'
import { rankSimilarOffers } from './rank-similar-offers.ts'
import { readHits } from './read-hits.ts'
import { createAskedClient, noHits } from './testing/create-asked-client.ts'
import { readTestWords } from './testing/read-test-words.ts'

// How much is asked of OpenSearch, and indexed there, without one.

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

  it('ST3 are all asked for if they are retailers, which are counted', () => {
    const requested = { ...emptyListQuery, facetLimit: 24 } as IndexQuery
    expect(countGroups(['retailers'], {}, requested, false).offers).toMatchObject({
      aggs: { matching: { aggs: { retailers: { terms: { size: 60_000 } } } } },
    })
  })

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
    const { client, asked } = createAskedClient(() => ({
      hits: [{ _id: '', sort: [1], inner_hits }],
    }))
    const order = () => ({ query: { nested: {} }, sort: [] }) as never
    await readHits(client, 'cards', {
      ...{ order, total: 1_000_000, offset, limit: 50, isSpread: false },
    })
    expect(asked.map(({ from = 0, size = 0 }) => Number(from) + Number(size))).toEqual(ends)
    const { index } = toCardSettings({ shards: 1, replicas: 0 })
    expect(index).toMatchObject({ max_result_window: 10_000 })
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

describe('similar products', () => {
  const offer = (titleTerms: readonly string[]) => ({
    ...{ number: 1, brand: '', facets: { colors: [] }, inStock: true, cents: 1, name: '' },
    ...{ terms: titleTerms, titleTerms },
  })

  /** Asks for products like the first of these names. */
  async function ask(names: readonly string[], limit = 20) {
    const words = readTestWords(names)
    const own = (names[0] ?? '').toLowerCase().split(' ').map(stem)
    const { client, asked } = createAskedClient((_, at) =>
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
