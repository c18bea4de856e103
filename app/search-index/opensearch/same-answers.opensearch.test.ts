import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyListQuery, sorts } from '#app/domain/urls/list-query.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import type { IndexAnswer, IndexQuery, SearchIndex } from '../index-interface.ts'
import { createSearchIndex } from '../search-index.ts'
import { makeChange } from '../testing.ts'
import { orderBySort } from './card-order.ts'
import { everyOffer } from './offer-queries.ts'
import { readHits, readNumber } from './read-hits.ts'
import { openTestEngine, type TestEngine } from './testing/open-test-engine.ts'

const colors = ['red', 'blue', 'black', 'white']
const kinds = [
  ['Midi Dress', 'day-dresses'],
  ['Ankle Boots', 'ankle-boots'],
  ['Silk Blouse', 'womens-tops'],
  ['Dress Shirt', 'mens-shirts'],
] as const
const brands = ['Northquay', 'Ganni', 'A.P.C.', 'Birch']
const changes: ProductChange[] = Array.from({ length: 120 }, (_, at) => {
  const [kind, categoryId] = kinds[at % kinds.length] ?? kinds[0]
  const color = colors[(at % 7) % colors.length] ?? ''
  const brand = brands[(at % 5) % brands.length] ?? ''
  return makeChange(at + 1, {
    ...(at % 6 === 1 ? { unseenColors: [color] } : {}),
    ...{ brand, categoryId, colors: [color], usdCents: 2_000 + at * 100, inStock: at % 9 > 0 },
    ...{ newnessDay: 20_000 + at * 7, popularity: (at * 37) % 500 },
    ...(at % 10 < 2 ? { groupNumber: Math.floor(at / 10), retailer: `Store ${at % 2}` } : {}),
    words: {
      ...{ name: `Alda ${kind} in ${color}`, brand, categoryId, colors: color },
      materials: at % 11 === 4 ? 'Tartan' : at % 3 === 0 ? 'Linen' : '',
      description: at % 4 === 0 ? 'Goes well with boots and a sweater.' : '',
    },
  })
})
let theirs: TestEngine
let ours: SearchIndex

beforeAll(async () => {
  theirs = await openTestEngine()
  await theirs.apply(changes)
  ours = createSearchIndex()
  ours.apply(changes)
})
afterAll(() => theirs.close())

const ask = (query: Partial<IndexQuery>): IndexQuery => ({
  ...{ ...emptyListQuery, limit: 12, facetLimit: 10 },
  ...query,
})

describe('a search', () => {
  it.each([
    ...['dress', 'midi dress', 'boots', 'red dress', 'dress shirt', 'linen dress', 'ganni boots'],
    ...['driss', 'vans', 'red or blue dress', 'not red dress', 'dress without linen', 'zeppelin'],
    ...[
      'cheap dress',
      'cheap black dress',
      'boots under 50',
      'womens dress size 8',
      'sweater',
      'red zeppelin dress',
    ],
    ...['alda', 'apc', 'northquay silk blouse', 'black silk boots', '"driss"', 'only linen'],
  ])('LS2 finds and understands the same for %j', async text => {
    const [our, their] = [ours.query(ask({ text })), await theirs.engine.query(ask({ text }))]
    const toComparable = ({ reading, paging, facets, totalOfAllCategories }: typeof our) => ({
      ...{ reading, facets, totalOfAllCategories },
      ...{ total: paging.total, similar: paging.similar },
    })
    expect(toComparable(their)).toEqual(toComparable(our))
  })

  it.each(sorts.filter(sort => sort !== 'relevance'))(
    'LS7 is sorted the same by %s',
    async sort => {
      const query = ask({ text: 'dress', sort })
      expect((await theirs.engine.query(query)).hits).toEqual(ours.query(query).hits)
    },
  )

  it.each<[what: string, query: Partial<IndexQuery>]>([
    ['of a color', { colors: ['red'] }],
    ['of a search that names it', { text: 'red boots' }],
  ])(
    'LS4 shows products without a picture of the color last in a whole list %s',
    async (_, query) => {
      const { total } = ours.query(ask(query)).paging
      const pages = Array.from({ length: Math.ceil(total / 5) }, (_, at) =>
        ask({ ...query, limit: 5, page: at + 1 }),
      )
      const listAll = async (list: (query: IndexQuery) => IndexAnswer | Promise<IndexAnswer>) =>
        (await Promise.all(pages.map(list))).flatMap(({ hits }) => hits.map(({ number }) => number))
      const isUnseen = (number: number) => changes[number - 1]?.unseenColors !== undefined
      const [our, their] = [await listAll(ours.query), await listAll(theirs.engine.query)]
      expect(their.map(isUnseen)).toEqual(our.map(isUnseen))
      expect(their.some(isUnseen)).toBe(true)
      if (query.text === undefined) return expect(their).toEqual(our)
      const { terms } = await theirs.engine.explain(ask({ ...query, limit: 50 }), 1)
      expect(terms.map(each => each.isUnseen)).toEqual(terms.map(({ number }) => isUnseen(number)))
      expect(terms.some(each => each.isUnseen)).toBe(true)
    },
  )

  it('lists products named by a code first', async () => {
    const query = ask({ text: 'x99', pinned: { numbers: [17], words: ['x99'] } })
    const [our, their] = [ours.query(query), await theirs.engine.query(query)]
    expect([their.hits, their.reading]).toEqual([our.hits, our.reading])
  })

  it('AD3 uses operators’ synonyms', async () => {
    const synonyms = [{ word: 'zapato', also: 'boots', isMutual: false }]
    const query = ask({ text: 'zapato', synonyms })
    expect((await theirs.engine.query(query)).paging.total).toBe(ours.query(query).paging.total)
  })
})

describe('other questions', () => {
  it.each(['dr', 'red d', 'gan', 'ankle b', 'zz', '', 'mid'])(
    'LS2 are the same suggestions for %j',
    async text => {
      const [our, their] = [ours.suggest(text, 4), await theirs.engine.suggest(text, 4)]
      expect({ ...their, products: their.products.length }).toEqual({
        ...our,
        products: our.products.length,
      })
    },
  )

  it('find similar products of the same kind, none of the product’s own card', async () => {
    const own = ours.similar(5, 6)
    const found = await theirs.engine.similar(5, 6)
    expect(own).toHaveLength(6)
    expect(found.toSorted()).toEqual(own.toSorted())
    expect(await theirs.engine.similar(9_999, 6)).toEqual([])
  })

  it('explain where a product has the words of a search', async () => {
    const query = ask({ text: 'linen dress' })
    const [our, their] = [ours.explain(query, 1), await theirs.engine.explain(query, 1)]
    expect([their.places, their.paging]).toEqual([our.places, our.paging])
    expect(new Set(their.terms.map(({ number }) => number))).toEqual(
      new Set(
        (await theirs.engine.query(query)).hits
          .slice(0, their.terms.length)
          .map(({ number }) => number),
      ),
    )
  })

  it.each([0, 10, 40, 55, 95, 108])(
    'LS6 reads the page at %i past what OpenSearch returns at once',
    async offset => {
      const all = ours.query(ask({ sort: 'newest', limit: 200 }))
      const hits = await readHits(theirs.client, theirs.names.cards, {
        ...{ offset, limit: 12, total: all.paging.total, isSpread: false, window: 20 },
        order: isReversed => orderBySort('newest', everyOffer, { isReversed }),
      })
      expect(hits.map(readNumber)).toEqual(
        all.hits.slice(offset, offset + 12).map(({ number }) => number),
      )
    },
  )
})
