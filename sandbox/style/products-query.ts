import { brands } from '../world/brands.ts'
import { type CategoryNode, findCategory } from '../world/categories.ts'
import type { Deal, WorldQuery, WorldSort } from '../world/query.ts'
import { retailers } from '../world/retailers.ts'
import { toWords } from '../world/search-words.ts'

export interface ProductsQuery {
  /** The filter; undefined if the query contains unknown ids, because then nothing can match. */
  world: WorldQuery | undefined
  category: CategoryNode | undefined
  sort: WorldSort
  offset: number
  limit: number
  freeTextSearches: string[]
  productIds: number[]
}

export const defaultLimit = 10
/**
 * Older servers allowed up to 100 rows; a limit above the
 * maximum is lowered to it instead of being rejected.
 */
export const maxLimit = 50

const sorts = new Map<string, WorldSort>(
  Object.entries({
    Relevance: 'relevance',
    Popular: 'popular',
    Recency: 'recency',
    PriceLoHi: 'price-up',
    PriceHiLo: 'price-down',
  }),
)

/**
 * Parses the query. Parsing never fails; like the upstream, it
 * ignores parameters that it cannot parse, such as `fl[]=`.
 */
export function parseProductsQuery(search: URLSearchParams): ProductsQuery {
  const freeTextSearches = search.getAll('fts').filter(text => text.trim() !== '')
  const cat = search.get('cat')
  const category = cat ? findCategory(cat) : undefined
  const filters = groupFilters(search.getAll('fl'))
  const ids = (letter: string) => filters.get(letter)
  const pdd = Number(search.get('pdd') ?? Number.NaN)
  const words = freeTextSearches.flatMap(toWords)
  return {
    world:
      cat && !category
        ? undefined
        : {
            ...(category && { category }),
            brands: ids('b')?.map(id => brandById.get(id) ?? -1),
            retailers: ids('r')?.map(id => retailerById.get(id) ?? -1),
            colors: ids('c'),
            sizes: ids('s'),
            prices: ids('p'),
            heels: ids('h'),
            deals: ids('d')?.flatMap(id => toDeal(id, pdd)),
            ...(words.length > 0 && { words }),
          },
    category,
    sort: sorts.get(search.get('sort') ?? '') ?? 'relevance',
    offset: parseCount(search.get('offset'), 0),
    limit: Math.min(maxLimit, parseCount(search.get('limit'), defaultLimit)),
    freeTextSearches,
    productIds: search.getAll('prodid').map(Number).filter(Number.isInteger),
  }
}

const brandById = new Map(brands.map(brand => [brand.id, brand.index]))
const retailerById = new Map(retailers.map(retailer => [retailer.id, retailer.index]))

/**
 * Groups filters by their letter: `b2041` → b: [2041].
 * Values with the same letter are alternatives.
 */
function groupFilters(values: string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const value of values) {
    const [, letter, id] = /^([brpdsch])(\d{1,9})$/.exec(value) ?? []
    if (letter) groups.set(letter, [...(groups.get(letter) ?? []), Number(id)])
  }
  return groups
}

/** The minimum percentage off for each id of the discount filter. */
export const percentDeals = [
  { id: 0, percent: 1, name: 'On Sale' },
  { id: 1, percent: 20, name: '20% Off or more' },
  { id: 2, percent: 30, name: '30% Off or more' },
  { id: 3, percent: 40, name: '40% Off or more' },
  { id: 4, percent: 50, name: '50% Off or more' },
  { id: 5, percent: 60, name: '60% Off or more' },
  { id: 6, percent: 70, name: '70% Off or more' },
] as const

/**
 * Returns the earliest day of the price cuts to match: 100 means within 24
 * hours, 110 within 7 days, and 200 since `pdd` (in epoch milliseconds).
 */
function toDeal(id: number, pdd: number): Deal[] {
  const percent = percentDeals.find(deal => deal.id === id)?.percent
  if (percent !== undefined) return [{ percent }]
  if (id === 100) return [{ droppedSinceDay: -1 }]
  if (id === 110) return [{ droppedSinceDay: -7 }]
  if (id === 200)
    return [
      { droppedSinceDay: Number.isFinite(pdd) ? Math.max(0, Math.floor(pdd / 86_400_000)) : 0 },
    ]
  return []
}

function parseCount(text: string | null, otherwise: number): number {
  const count = Number(text ?? Number.NaN)
  return Number.isFinite(count) && text?.trim() !== '' ? Math.max(0, Math.trunc(count)) : otherwise
}
