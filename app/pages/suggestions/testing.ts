import { childrenOf } from '#app/domain/category-tree.ts'
import type { Listing } from '#app/domain/listing.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'

const counts: Record<string, number> = {
  women: 60,
  men: 9,
  'womens-clothes': 50,
  handbags: 8,
  dresses: 41,
  'womens-tops': 7,
}

/** The numbers of products that searches find; each noun has more than what is red. */
const named: Record<string, number> = {
  ...{ red: 69, 'red dress': 39, 'red dresses': 41, 'red bags': 8, 'red tops': 7 },
  ...{ dresses: 410, bags: 80, tops: 70 },
}

/** The stores with their numbers of products. */
export const directory = async () => ({
  brands: [],
  retailers: [
    { value: 'Bright Lane', label: 'Bright Lane', count: 3 },
    { value: 'Brightwater', label: 'Brightwater', count: 90 },
    { value: 'Alder & Finch', label: 'Alder & Finch', count: 80 },
  ],
})

export const countTexts = async ({ category }: ListQuery, texts: readonly string[]) =>
  texts.map(text => countCards(text, category))

/** Each category has more than what is red. */
function countCards(text: string, category: string | undefined): number {
  if (category === undefined) return named[text] ?? 0
  const count = counts[category] ?? 0
  return text === '' ? count * 10 : text.startsWith('red') ? count : 0
}

/**
 * Creates a catalogue with the counts above for "red",
 * 39 products for "red dress", and nothing else.
 */
export function makeCatalogue(queries: string[], reading: Partial<QueryReading> = {}) {
  const list = async ({ text, category }: ListQuery) =>
    ({
      paging: { total: countCards(text, category) },
      facets: {
        categories: childrenOf(category).map(({ id, name }) => ({
          id,
          label: name,
          depth: 1,
          count: counts[id] ?? 0,
        })),
      },
      products: [{ ...sampleProduct, id: `${text} ${category}` }],
      reading: { understood: [], corrected: [], dropped: [], ...reading },
    }) as unknown as Listing
  const suggest = async () => ({
    brands: [{ value: 'A & B', label: 'A & B', count: 7 }],
    categories: [{ value: 'dresses', label: "Women's Dresses", count: 410 }],
    queries,
    products: [sampleProduct],
  })
  return { list, suggest, directory, countTexts }
}
