import { toWords } from '../world/search-words.ts'
import type { RakutenRow } from './item.ts'

/**
 * The maximum number of a query's matching rows that can
 * be fetched. If more rows match, the total is withheld.
 */
export const reach = 4_000
const defaultMax = 20
const maxMax = 100

export interface SearchAnswer {
  /** The total; -1 if more rows match than can be fetched. */
  totalMatches: number
  totalPages: number
  page: number
  rows: RakutenRow[]
}

/**
 * Searches the rows. Returns undefined if there are no
 * search terms, which the upstream treats as an error.
 */
export function search(
  rows: readonly RakutenRow[],
  query: URLSearchParams,
): SearchAnswer | undefined {
  const tests = getTests(query)
  if (tests.length === 0) return undefined
  const none = query.get('none')
  if (none) {
    const words = toWords(none)
    tests.push(row => !words.some(word => getWords(row).has(word)))
  }
  const max = Math.min(maxMax, toCount(query.get('max'), defaultMax))
  const page = toCount(query.get('pagenumber'), 1)
  const matches = sort(
    rows.filter(row => tests.every(test => test(row))),
    query,
  )
  const shown = matches.slice(0, reach)
  return {
    totalMatches: matches.length > reach ? -1 : matches.length,
    totalPages: Math.ceil(shown.length / max),
    page,
    rows: shown.slice((page - 1) * max, page * max),
  }
}

function getTests(query: URLSearchParams): ((row: RakutenRow) => boolean)[] {
  const tests: ((row: RakutenRow) => boolean)[] = []
  const text = (name: string) => query.get(name)?.trim() || undefined
  const [mid, cat, keyword, exact, one] = ['mid', 'cat', 'keyword', 'exact', 'one'].map(text)
  if (mid) tests.push(row => String(row.offer.advertiser.id) === mid)
  if (cat) {
    const category = cat.toLowerCase()
    tests.push(row =>
      [row.primary, row.secondary.join('~~'), ...row.secondary].some(
        name => name.toLowerCase() === category,
      ),
    )
  }
  if (keyword) {
    const words = toWords(keyword)
    tests.push(row => words.every(word => getWords(row).has(word)))
  }
  if (exact)
    tests.push(row => ` ${toWords(row.name).join(' ')} `.includes(` ${toWords(exact).join(' ')} `))
  if (one) {
    const words = toWords(one)
    tests.push(row => words.some(word => getWords(row).has(word)))
  }
  return tests
}

const wordsByRow = new WeakMap<RakutenRow, Set<string>>()

/**
 * Returns the words by which a row can be found, including its stock number but not its link id.
 */
function getWords(row: RakutenRow): Set<string> {
  const known = wordsByRow.get(row)
  if (known) return known
  const words = new Set(toWords([row.name, row.short, row.sku, ...row.keywords].join(' ')))
  wordsByRow.set(row, words)
  return words
}

const keys = new Map<string, (row: RakutenRow) => string | number>(
  Object.entries({
    retailprice: row => row.priceCents,
    productname: row => row.name.toLowerCase(),
    categoryname: row => row.primary.toLowerCase(),
    mid: row => row.offer.advertiser.id,
    keyword: row => row.keywords.join(' '),
    shortdesp: row => row.short.toLowerCase(),
  }),
)

/**
 * Sorts rows. `sort` and `sorttype` come in pairs, most
 * important first; one without the other is ignored.
 */
function sort(rows: RakutenRow[], query: URLSearchParams): RakutenRow[] {
  const directions = query.getAll('sorttype')
  const orders = query.getAll('sort').flatMap((name, at) => {
    const key = keys.get(name)
    const direction = directions[at]
    if (!key || !direction) return []
    return [{ key, sign: direction === 'asc' ? 1 : -1 }]
  })
  if (orders.length === 0) return rows
  return rows.sort((a, b) => {
    for (const { key, sign } of orders) {
      const [one, other] = [key(a), key(b)]
      if (one !== other) return one < other ? -sign : sign
    }
    return 0
  })
}

function toCount(text: string | null, otherwise: number): number {
  const count = Number(text?.trim() || Number.NaN)
  return Number.isInteger(count) && count > 0 ? count : otherwise
}
