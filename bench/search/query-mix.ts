import { noFilters } from '#app/domain/facets/filters.ts'
import type { EngineQuery } from '../engines/engine.ts'
import { getBrandName, getModelName } from '../synthetic/synthetic-product.ts'

/** A kind of query in many variants so that no engine can answer from a cache. */
export interface QueryKind {
  name: string
  queries: Partial<EngineQuery>[]
  /** True if the queries require fuzzy search. */
  isForgiving?: true
  /** True if the queries are sentences with conditions. */
  isSentence?: true
  /** True if the queries are not part of the mix, because no shopper types them. */
  isApart?: true
}

const list = (text: string) => text.split(', ')

const commonWords = list(
  'dress, black, cotton, leather, jacket, silk, boots, shirt, bag, gold, wool, sneakers, linen, blue, jeans, floral',
)
const pairs = list(
  'black dress, leather boots, silk blouse, gold necklace, wool coat, white sneakers, linen shirt, denim jeans, floral dress, suede loafers, cashmere sweater, striped tee, crossbody bag, green scarf, velvet sofa, satin skirt',
)
const misspelt = list(
  'lether boots, sneekers, cashmire sweater, neckless, sunglases, velvit sofa, blazzer, jaket, cardigen, sandels, moisturiser, broun bag',
)
const sentences = list(
  'red leather ankle boots under 200, black dress size 8, womens white sneakers on sale, silk blouse between 50 and 100, gold hoop earrings less than 80, mens wool sweater size l, pre-owned shoulder bag over 150, blue midi dress for the office',
)
const categories = list(
  'dresses, womens-clothes, womens-shoes, handbags, jewelry, jeans, mens-clothes, ankle-boots, womens-sneakers, living, women, men, evening-dresses, tote-bags, mens-watches, skin-care',
)
const everyWord = [
  ...commonWords,
  ...commonWords.map(word => `${word}s`),
  ...list(pairs.join(', ')),
]
const badInput = [
  `${everyWord.join(' ')} `.repeat(40).slice(0, 10_000),
  'g'.repeat(10_000),
  `${everyWord.join(' ')} `.repeat(12),
  misspelt.join(' '),
  'd '.repeat(500),
  '?!-_/()[]{}<>|~.,;:"§$%&=+*#@'.repeat(20),
  'فستان أحمر שמלה אדומה '.repeat(40),
  '红色连衣裙 赤いドレス 빨간 드레스 '.repeat(40),
  `^(${commonWords.join('|')})+$.*?[a-z]{9999}`,
  `'; SELECT ${commonWords.join(', ')} FROM product WHERE 1=1 --`,
  everyWord.map(word => `no ${word}`).join(' '),
  `dress ${everyWord.map(word => `-${word}`).join(' ')}`,
  `dress without ${everyWord.join(' or ')}`,
  everyWord.join(' or '),
  commonWords.map((word, at) => `${word}${commonWords[at + 1] ?? word}`).join(' '),
  'women women men '.repeat(8),
  'long sleeve plus size high waisted v neck wedding guest polka dot running shoes dress',
]
const prices = ['-25', '25-50', '50-100', '100-200', '200-500', '500-']
const colors = ['black', 'white', 'blue', 'beige', 'brown', 'pink', 'green', 'red']

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const cycle = (values: readonly string[], at: number): string => values[at % values.length] ?? ''

export const queryKinds: readonly QueryKind[] = [
  { name: 'everything', queries: [{}] },
  { name: 'a deep page of everything', queries: numbers(16).map(at => ({ page: 150 + at })) },
  { name: 'a category', queries: categories.map(category => ({ category })) },
  { name: 'one common word', queries: commonWords.map(text => ({ text })) },
  { name: 'two words', queries: pairs.map(text => ({ text })) },
  {
    name: 'a rare word',
    queries: numbers(16).map(at => ({ text: getModelName(500 + at * 97).split(' ')[0] ?? '' })),
  },
  {
    name: 'brand, price and color chosen',
    queries: numbers(16).map(at => ({
      brands: [getBrandName(at)],
      prices: [cycle(prices, at)],
      colors: [cycle(colors, at * 3)],
    })),
  },
  {
    name: 'a word within category, price and color',
    queries: numbers(16).map(at => ({
      text: cycle(commonWords, at),
      category: cycle(['women', 'womens-clothes', 'men', 'handbags'], at),
      prices: [cycle(prices, at)],
      colors: [cycle(colors, at * 3), cycle(colors, at * 3 + 1)],
    })),
  },
  {
    name: 'a misspelled word',
    queries: misspelt.map(text => ({ text, isMisspelt: true })),
    isForgiving: true,
  },
  { name: 'a sentence', queries: sentences.map(text => ({ text })), isSentence: true },
  { name: 'bad input', queries: badInput.map(text => ({ text })), isSentence: true, isApart: true },
]

/** The name of a kind's queries that are repeated before anything has changed. */
export function toRepeated(name: string): string {
  return `${name}, again`
}

/** The search prefixes that a shopper produces while typing. */
export const beginnings = list(
  'b, bl, bla, dre, dress, lea, leather b, sil, gold n, wom, snea, ank, cashm, den, floral d, mens s',
)

export function toEngineQuery(query: Partial<EngineQuery>): EngineQuery {
  return { ...noFilters, text: '', page: 1, limit: 48, facetLimit: 100, ...query }
}
