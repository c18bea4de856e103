import { listDataPath, productDataPath } from '#app/domain/urls/data-links.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { type NextPage, unpackCards } from '#app/pages/browser/packed-list.ts'
import type { ProductCard } from '#app/pages/card.ts'
import type { ProductPage } from '#app/pages/product-page.ts'
import { fetchPath } from './address.ts'

// The sandbox's prices, stock and order change every day. A journey that needs a product with a
// picture, a sale price or stock finds one here instead of opening the first card.

const maxPages = 20

interface ListPage {
  path: string
  cards: ProductCard[]
}

/** Finds the first product in a list that has what a journey needs. */
export async function findProduct(
  matches: (product: ProductPage) => boolean,
  { search = '', category }: { search?: string; category?: string } = {},
): Promise<ProductPage> {
  for await (const { cards } of readList(search, category)) {
    for (const { source, id } of cards) {
      const product = await fetchProduct(source, id)
      if (matches(product)) return product
    }
  }
  throw new Error(`No product on the first ${maxPages} pages of the list has a suitable product`)
}

/** Finds the first page of a list whose cards have what a journey needs. */
export async function findList(
  matches: (cards: ProductCard[]) => boolean,
  category: string,
): Promise<ListPage> {
  for await (const page of readList('', category)) if (matches(page.cards)) return page
  throw new Error(`None of the first ${maxPages} pages of ${category} has what is needed`)
}

/** Finds the first card in a list that has what a journey needs, and its position. */
export async function findCard(
  matches: (card: ProductCard) => boolean,
  category: string,
): Promise<{ list: string; index: number; card: ProductCard }> {
  for await (const { path, cards } of readList('', category)) {
    const index = cards.findIndex(matches)
    const card = cards[index]
    if (card) return { list: path, index, card }
  }
  throw new Error(`No card on the first ${maxPages} pages of ${category} has what is needed`)
}

export function fetchProduct(source: string, id: string): Promise<ProductPage> {
  return fetchJson(productDataPath(source, id))
}

async function* readList(search: string, category: string | undefined): AsyncGenerator<ListPage> {
  for (let page = 1; page <= maxPages; page++) {
    const query = { ...parseListQuery(new URLSearchParams(search), category), page }
    const { cards } = await fetchJson<NextPage>(listDataPath(query))
    yield { path: listPath(query), cards: unpackCards(cards) }
  }
}

async function fetchJson<Answer>(path: string): Promise<Answer> {
  return (await (await fetchPath(path)).json()) as Answer
}
