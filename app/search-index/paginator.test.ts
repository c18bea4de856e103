import { describe, expect, it } from 'vitest'
import { emptyListQuery, sorts } from '#app/domain/urls/list-query.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { createBits, hasBit, subtract } from './bits.ts'
import { createPaginator, createSortOrders } from './paginator.ts'
import { createProductTable } from './product-table.ts'
import { createReferenceIndex } from './reference-index.ts'
import { createSearchIndex } from './search-index.ts'
import { makeChange } from './testing.ts'
import type { WordMatch } from './text/ranking/word-match.ts'

// Lists long enough that the paginator does not have to sort all of them.

/** Makes products whose text matches "linen dress" in their name, or only in their description. */
function makeProducts(
  from: number,
  count: number,
  isInName: boolean,
  cardNumber?: number,
): ProductChange[] {
  return Array.from({ length: count }, (_, at) => {
    const number = from + at
    const name = isInName ? 'Linen Dress' : `Thing ${number}`
    const description = isInName ? '' : 'Goes well with a linen dress'
    return makeChange(number, {
      cardNumber,
      popularity: (number * 37) % 1_000,
      usdCents: 1_000 + ((number * 61) % 90) * 100,
      words: { ...makeChange(number).words, name, description },
    })
  })
}

function createBoth(changes: ProductChange[]) {
  const [ours, plain] = [createSearchIndex(), createReferenceIndex()]
  ours.apply(changes)
  plain.apply(changes)
  return { ours, plain }
}

const requested = { ...emptyListQuery, text: 'linen dress', facetLimit: 0, limit: 5 }

describe('a page of a search', () => {
  it.each<[what: string, changes: ProductChange[], cards: number]>([
    // The fifty best offers are one card, so a page needs less relevant products too.
    [
      'when the most relevant products are offers on one card',
      [...makeProducts(0, 50, true, 7), ...makeProducts(100, 40, false)],
      41,
    ],
    [
      'when the most relevant products fill it',
      [...makeProducts(0, 50, true), ...makeProducts(100, 40, false)],
      90,
    ],
    [
      'when they fill it only in part',
      [...makeProducts(0, 3, true), ...makeProducts(100, 40, false)],
      43,
    ],
  ])('LS6 LS7 has the same cards as a full sort %s', (_, changes, cards) => {
    const { ours, plain } = createBoth(changes)
    for (const page of [1, 2, 3, 8]) {
      const answer = ours.query({ ...requested, page })
      expect(answer.hits).toHaveLength(5)
      expect(answer.paging.total).toBe(cards)
      expect({ page, answer }).toEqual({ page, answer: plain.query({ ...requested, page }) })
    }
  })
})

describe('a page of a list', () => {
  // A few products of a large catalogue are sorted; many are read in the order of the catalogue.
  it.each(sorts)('LS6 LS7 has the same cards as a full sort, however long the list: %s', sort => {
    const others = makeProducts(0, 150, false).map(each => ({ ...each, brand: 'Chloé' }))
    const { ours, plain } = createBoth([
      ...others,
      ...makeProducts(600, 20, true),
      ...makeProducts(620, 10, true, 7),
    ])
    for (const brands of [['Northquay'], ['Chloé']])
      for (const page of [1, 3, 5]) {
        const query = { ...requested, text: '', brands, sort, page }
        expect(ours.query(query)).toEqual(plain.query(query))
      }
  })
})

describe('a page that is read from the best matches', () => {
  const table = createProductTable()
  for (const change of makeProducts(0, 300, true)) table.put(change)
  const getPage = createPaginator(table, createSortOrders(table))
  const list = table.listed

  it.each<[what: string, scoreOf: (at: number) => number]>([
    ['all differ', at => 2 - at / 300],
    ['the worst of them score like none of the others', at => (at < 220 ? 2 : 1)],
    ['others have the same step', at => (at < 220 ? 1.50001 : 1.5) + (at === 0 ? 0.5 : 0)],
    ['there are many steps', at => 1 + ((at * 7) % 11) / 11],
  ])('LS7 has the cards of the whole list if %s', (_, scoreOf) => {
    const numbers = Uint32Array.from({ length: 300 }, (_, at) => at)
    const scores = Float32Array.from(numbers, scoreOf)
    const reading = {
      understood: [],
      corrected: [],
      dropped: [],
    } as unknown as WordMatch['reading']
    const match: WordMatch = { numbers, scores, reading, filters: {} }
    for (const least of new Set([...scores, Number.POSITIVE_INFINITY])) {
      const head = numbers.filter(at => (scores[at] ?? 0) >= least)
      for (const [offset, limit] of [
        [0, 10],
        [90, 20],
        [250, 50],
      ] as const) {
        const asked = { list, sort: 'relevance', offset, limit } as const
        const page = getPage({ ...asked, match: { ...match, head } })
        expect({ least, page }).toEqual({ least, page: getPage({ ...asked, match }) })
      }
    }
  })
})

describe('a page of products that match equally well', () => {
  const table = createProductTable()
  // Most are on one card, so that twice as many products as cards asked for are not enough.
  for (const change of [...makeProducts(0, 500, true, 7), ...makeProducts(500, 250, true)])
    table.put(change)
  const getPage = createPaginator(table, createSortOrders(table))
  const reading = { understood: [], corrected: [], dropped: [] } as unknown as WordMatch['reading']

  it.each([
    [0, 10],
    [90, 20],
    [200, 100],
    [2_000, 50],
  ])('LS7 has the cards of equal scores from %i on', (offset, limit) => {
    for (const refused of [createBits(0), Uint32Array.of(0x55555555, 0, 0xffffffff)]) {
      const numbers = Uint32Array.from({ length: 750 }, (_, at) => at)
      const matching = numbers.filter(number => !hasBit(refused, number))
      const listed = { numbers: matching, scores: new Float32Array(matching.length).fill(1) }
      const list = table.listed.slice()
      subtract(list, refused)
      const asked = { list, sort: 'relevance', offset, limit } as const
      const none = { numbers: numbers.subarray(0, 0), scores: new Float32Array(0), refused }
      const page = getPage({ ...asked, match: { ...none, reading, filters: {} } })
      expect(page).toEqual(getPage({ ...asked, match: { ...listed, reading, filters: {} } }))
      if (offset < 200) expect(page).toHaveLength(limit)
    }
  })
})
