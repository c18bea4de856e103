import { describe, expect, it } from 'vitest'
import type { ParsedQuery } from '../text/query/parse-query.ts'
import { readText } from '../text/query/read-text.ts'
import type { TermGroup } from '../text/query/term-group.ts'
import { findBestMask } from './find-best-mask.ts'
import { createTextReader, matchText } from './match-text.ts'
import type { OfferQuery } from './offer-queries.ts'
import { scoreFully, scorePartly } from './score-text.ts'
import type { TermQueries } from './term-queries.ts'
import { createAskedClient } from './testing/create-asked-client.ts'
import { readTestWords } from './testing/read-test-words.ts'
import { pinOffers } from './text-answers.ts'
import { createTogetherCache } from './together-cache.server.ts'

// Checks the requests of a search against a client that records them; no OpenSearch is needed.

const makeGroup = (changes: Partial<TermGroup> = {}): TermGroup => ({
  ...{ words: 'tern', alternatives: [], rarity: 2.5, isCategory: false, importance: 1 },
  ...changes,
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
})

describe('reading a search', () => {
  it('LS2 asks OpenSearch eight times at most', async () => {
    let asked = 0
    const read = createTextReader(readTestWords(['Tern']), async () => {
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
    const words = readTestWords(['Tern plume', 'Gull plume'])
    // In descriptions alone, the words would be mentions otherwise.
    words.vocabulary.dictionary.titleFrequency.fill(0)
    const read = async (text: string, isTyping: boolean) =>
      readText(words.vocabulary, text, isTyping)
    const count = async (queries: readonly OfferQuery[]) => queries.map(() => found)
    const { similar } = await matchText({ words, read, count }, 'tern plume')
    expect(similar !== undefined).toBe(isSimilar)
  })

  it('LS2 lists products that have all words in their description alone as similar', async () => {
    const words = readTestWords(['Tern plume', 'Gull plume'])
    const read = async (text: string, isTyping: boolean) =>
      readText(words.vocabulary, text, isTyping)
    const count = async (queries: readonly OfferQuery[]) => queries.map(() => 99)
    const { full, similar } = await matchText({ words, read, count }, 'tern plume')
    const inTitle = { terms: { 'offers.title': ['tern'] } }
    expect(JSON.stringify(full)).toContain(JSON.stringify(inTitle))
    expect(JSON.stringify(similar?.query)).not.toContain('offers.title')
    expect(JSON.stringify(similar?.scoring.clauses[0])).toContain(JSON.stringify(inTitle))
  })

  it.each([9, 10, 11])('LS2 matches ten words of a query in part: of %i', async length => {
    const names = Array.from({ length }, (_, at) => `tern${'abcdefghijk'[at]}`)
    const words = readTestWords(names)
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
    const { client } = createAskedClient(() => ({ total: { value: 1 } }))
    const together = createTogetherCache(client, 'cards')
    for (let at = 0; at < known; at += 1) together.check(['tern', String(at)])
    await together.answerOpen()
    together.check(['tern', 'new'])
    await together.answerOpen()
    together.check(['tern', '0'])
    expect(await together.answerOpen()).toBe(!isKept)
  })
})
