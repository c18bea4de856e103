import type { ProductChange } from '#app/store/changes.server.ts'
import type { ShopperSearch } from './shopper-search.ts'
import { shopperSearches } from './shopper-searches.ts'

/** The first cards of a search, and how many of them the shopper wanted. */
export interface SearchScore {
  text: string
  /** Wanted cards among the first ten, relative to ten or to all that there are, if fewer. */
  precision: number
  /** The number of wanted cards in the catalogue. */
  existing: number
  cards: { product: ProductChange; isWanted: boolean }[]
}

const depth = 10

/**
 * Scores the first ten cards of each of the shopper's searches. `ask` returns the products on the
 * cards, best first; `products` are all that are listed.
 */
export async function scoreSearches(
  products: readonly ProductChange[],
  ask: (text: string, limit: number) => Promise<readonly ProductChange[]>,
): Promise<SearchScore[]> {
  const scores: SearchScore[] = []
  for (const search of shopperSearches) {
    const { isWanted, existing } = findWanted(search, products)
    const found = (await ask(search.text, depth)).slice(0, depth)
    const cards = found.map(product => ({ product, isWanted: isWanted(product) }))
    const wanted = cards.filter(each => each.isWanted).length
    const precision = wanted / Math.max(Math.min(existing, depth), 1)
    scores.push({ text: search.text, precision, existing, cards })
  }
  return scores
}

/** Falls back to the next best thing if the catalogue has nothing that was wanted. */
function findWanted({ wanted, otherwise }: ShopperSearch, products: readonly ProductChange[]) {
  const count = (isWanted: typeof wanted) =>
    new Set(products.filter(isWanted).map(toCardNumber)).size
  const existing = count(wanted)
  if (existing > 0 || otherwise === undefined) return { isWanted: wanted, existing }
  return { isWanted: otherwise, existing: count(otherwise) }
}

function toCardNumber({ cardNumber, number }: ProductChange): number {
  return cardNumber ?? number
}

/** Returns the mean precision of searches whose wanted products exist. */
export function getMeanPrecision(scores: readonly SearchScore[]): number {
  const possible = scores.filter(({ existing }) => existing > 0)
  return possible.reduce((sum, { precision }) => sum + precision, 0) / possible.length
}
