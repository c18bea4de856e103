import { expect, it } from 'vitest'
import type { ExplainedPage } from '#app/catalogue/catalogue.ts'
import type { Listing } from '#app/domain/listing.ts'
import { getPaging } from '#app/domain/paging.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import { emptyFacets } from '#app/domain/testing/empty-facets.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import type { OrderTerms } from '#app/search-index/get-order-terms.ts'
import { worstStep } from '#app/search-index/sort-keys.ts'
import { explainPlace } from './explain-place.ts'

const equal = { isUnseen: false, wordsStep: 0, isInStock: true, popularityBucket: 3, period: 320 }
const makeCard = (number: number, terms: Partial<OrderTerms> = {}) => ({
  product: { ...sampleProduct, id: String(number) },
  terms: { ...equal, number, ...terms },
})
const query: ListQuery = { ...emptyListQuery, text: 'red dress' }

function makeCatalogue(
  cards: ExplainedPage['cards'],
  asked: ListQuery[] = [],
  page = 2,
  corrected: QueryReading['corrected'] = [],
) {
  const paging = getPaging(page, 120)
  const places = [
    { words: 'red' },
    { words: 'silk', place: 'name' as const },
    { words: 'dress', place: 'name' as const },
  ]
  return {
    async explainOrder(requested: ListQuery): Promise<ExplainedPage> {
      asked.push(requested)
      return { cards, paging, places }
    },
    async list(): Promise<Listing> {
      const reading = { understood: [], corrected, dropped: [] }
      return { products: [], paging, facets: emptyFacets(), retailerCount: 0, reading }
    },
  }
}

it('SE3 speaks of the words that a corrected search looked for', async () => {
  const corrected = [{ from: 'red', to: 'rust' }]
  const catalogue = makeCatalogue([makeCard(1)], [], 1, corrected)
  const place = { product: { source: 's', id: '1' }, position: 1 } as const
  expect(await explainPlace(catalogue, query, place)).toMatchObject({
    list: { title: 'Rust dress' },
    words: ['lacks “rust”', 'has “silk” and “dress” in the name'],
  })
})

it('SE3 explains a card by its terms and those of its neighbors', async () => {
  const asked: ListQuery[] = []
  const catalogue = makeCatalogue(
    [1, 2, 3, 4].map(number => makeCard(number)),
    asked,
  )
  const place = { product: { source: 's', id: '2' }, position: 52 } as const
  const found = await explainPlace(catalogue, query, place)
  expect(asked).toMatchObject([{ text: 'red dress', sort: 'relevance', page: 2 }])
  expect(found).toMatchObject({
    position: 52,
    list: { title: '“red dress”', to: '/products?q=red+dress&page=2' },
    words: ['lacks “red”', 'has “silk” and “dress” in the name'],
  })
  expect(found?.cards.map(({ position }) => position)).toEqual([51, 52, 53])
  expect(found?.cards[1]?.terms.map(({ value }) => value)).toEqual([
    'As good as the best match',
    'In stock',
    '192 to 255',
    'Jan 27, 2026 to Mar 31, 2026',
    'Not used',
  ])
  expect(found).not.toHaveProperty('shuffle')
})

it.each<[Partial<OrderTerms>[], string[]]>([
  [
    [{ wordsStep: 6 }, { wordsStep: 6 }, { wordsStep: 900 }],
    ['The best match', 'As good as number 1', '89.08% as good as number 1'],
  ],
  // A better match without a picture in the color comes later.
  [
    [{ wordsStep: 6 }, { isUnseen: true }],
    ['The best match in this color', 'Better than number 1'],
  ],
])(
  'SE3 compares the words with number 1, which may be no perfect match: %j',
  async (terms, words) => {
    const cards = terms.map((each, index) => makeCard(index + 1, each))
    const place = { product: { source: 's', id: '2' }, position: 2 } as const
    const found = await explainPlace(makeCatalogue(cards, [], 1), query, place)
    const named = found?.cards.map(({ terms }) => terms.find(({ name }) => name === 'Words')?.value)
    expect(named).toEqual(words)
  },
)

it.each([
  ['2026-03-31T12:00Z', 'Jan 27, 2026 to Mar 31, 2026'],
  ['2026-03-30T12:00Z', 'On Jan 27, 2026 or later'],
])('SE3 states no day after today: %s', async (today, appeared) => {
  const place = { product: { source: 's', id: '1' }, position: 51, now: new Date(today) } as const
  const found = await explainPlace(makeCatalogue([makeCard(1)]), query, place)
  const terms = found?.cards[0]?.terms ?? []
  expect(terms.find(({ name }) => name === 'Appeared')?.value).toBe(appeared)
})

it.each<[Partial<OrderTerms>, string]>([
  [{ isUnseen: true }, 'a picture shows number 51 in the color.'],
  [{ wordsStep: worstStep }, 'the words match number 51 better.'],
  [{ isInStock: false }, 'number 51 is in stock, the other one is sold out.'],
  [{ popularityBucket: 2 }, 'more shoppers saved number 51.'],
  [{ period: 319 }, 'number 51 is newer.'],
  [{}, 'they are equal in everything, so a random number decides, the same for everyone.'],
])('SE3 says what decides before a card with %j', async (terms, reason) => {
  const catalogue = makeCatalogue([makeCard(1), makeCard(2, terms)])
  const place = { product: { source: 's', id: '1' }, position: 51 } as const
  const found = await explainPlace(catalogue, query, place, 4)
  expect(found?.decisions).toEqual([`Number 52 comes later: ${reason}`])
  expect(found?.shuffle).toMatchObject({ products: 2, changed: 0 })
})

it('SE3 says that stock decides before a card that matches about as well', async () => {
  const catalogue = makeCatalogue([
    makeCard(1, { wordsStep: 3 }),
    makeCard(2, { isInStock: false }),
  ])
  const place = { product: { source: 's', id: '1' }, position: 51 } as const
  expect((await explainPlace(catalogue, query, place))?.decisions).toEqual([
    'Number 52 comes later: the words match about equally, and number 51 is in stock, the other one is sold out.',
  ])
})

it('SE3 explains nothing for a product that has left the page', async () => {
  const place = { product: { source: 's', id: '9' }, position: 51 } as const
  expect(await explainPlace(makeCatalogue([makeCard(1)]), query, place)).toBeUndefined()
})
