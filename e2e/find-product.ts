import type { ProductCard } from '#app/domain/card.ts'
import { listDataPath, productDataPath } from '#app/domain/links.ts'
import { parseListQuery } from '#app/domain/parse-list-query.ts'
import type { ProductPage } from '#app/domain/product-page.ts'
import { port } from './address.ts'

/** How many pages of a list are looked through before a journey gives up. */
const maxPages = 20

/** The first product of a list of which a journey can be told; Node, unlike a browser, does not know every localhost. */
export async function findProduct(
  isWanted: (product: ProductPage) => boolean,
  { search = '', category }: { search?: string; category?: string } = {},
): Promise<ProductPage> {
  for (let page = 1; page <= maxPages; page++) {
    const query = { ...parseListQuery(new URLSearchParams(search), category), page }
    const { cards } = await fetchJson<{ cards: ProductCard[] }>(listDataPath(query))
    for (const { source, id } of cards) {
      const product = await fetchProduct(source, id)
      if (isWanted(product)) return product
    }
  }
  throw new Error(`None of the first ${maxPages} pages of products is what this journey needs`)
}

export function fetchProduct(source: string, id: string): Promise<ProductPage> {
  return fetchJson(productDataPath(source, id))
}

async function fetchJson<Answer>(path: string): Promise<Answer> {
  return (await (await fetch(`http://localhost:${port}${path}`)).json()) as Answer
}
