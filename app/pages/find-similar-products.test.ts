import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { isDescendant } from '#app/domain/category-tree.ts'
import type { Product } from '#app/domain/product.ts'
import type { Changes } from '#app/domain/testing/with-changes.ts'
import { makeProduct } from '#app/store/testing.ts'
import { findSimilarProducts } from './find-similar-products.ts'

const make = (kind: string, count: number, changes: Changes<Product> = {}) =>
  Array.from({ length: count }, (_, at) => makeProduct(`${kind}-${at}`, changes))

const product = makeProduct('one')
const other = { brand: { id: '7', name: 'Tern' } }

/** A catalogue in which the index finds these products as similar, and lists find all others. */
function createCatalogue(similar: readonly Product[], all: readonly Product[] = []): Catalogue {
  const catalogue: Partial<Catalogue> = {
    similar: async (_source, _id, limit) => similar.slice(0, limit) as never,
    list: async ({ brands, category }, limit) => {
      const isIn = (own = '') =>
        category === undefined || own === category || isDescendant(own, category)
      const isOf = (own = '') => brands.length === 0 || brands.includes(own)
      const products = all.filter(each => isIn(each.categoryId) && isOf(each.brand?.name))
      return { products: products.slice(0, limit) } as never
    },
  }
  return catalogue as Catalogue
}

/** Counts products by the kind that their ids begin with. */
function countKinds(cards: readonly { id: string }[] = []): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { id } of cards) {
    const [kind = ''] = id.split('-')
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

describe('similar products', () => {
  it.each([
    [13, { similar: 12 }],
    [12, { similar: 12 }],
    [11, { similar: 11, brand: 1 }],
    [8, { similar: 8, brand: 4 }],
    [7, { similar: 7, brand: 4, popular: 1 }],
    [0, { brand: 4, popular: 8 }],
  ])(
    'PD9 shows twelve products beside %i similar ones, four of the brand at most',
    async (found, shown) => {
      const all = [...make('brand', 4), ...make('popular', 30, other)]
      const catalogue = createCatalogue(make('similar', found), all)
      const similar = await findSimilarProducts(catalogue, product)
      expect(countKinds(similar?.cards)).toEqual(shown)
    },
  )

  it('PD11 shows only products of the category that the heading states', async () => {
    const jeans = make('jeans', 20, { categoryId: 'jeans' })
    const all = [...jeans, ...make('dress', 7, other)]
    const similar = await findSimilarProducts(createCatalogue(jeans, all), product)
    expect(countKinds(similar?.cards)).toEqual({ dress: 7 })
    expect(similar).toMatchObject({ category: "Women's Day Dresses" })
  })

  it.each([
    [6, { day: 6 }, "Women's Day Dresses"],
    [5, { day: 5, maxi: 7 }, "Women's Dresses"],
  ])(
    'PD11 shows those of the category above it beside fewer than six: %i',
    async (count, shown, category) => {
      const all = [...make('day', count), ...make('maxi', 20, { categoryId: 'maxi-dresses' })]
      const similar = await findSimilarProducts(createCatalogue(all, all), product)
      expect(countKinds(similar?.cards)).toEqual(shown)
      expect(similar?.category).toBe(category)
    },
  )

  it('PD11 shows products of the brand if no category has enough of them', async () => {
    const all = [...make('day', 2, other), ...make('shoe', 20, { categoryId: 'pumps' })]
    const similar = await findSimilarProducts(createCatalogue(all, all), product)
    expect(countKinds(similar?.cards)).toEqual({ shoe: 12 })
    expect(similar).toMatchObject({
      brand: 'Northquay',
      to: '/products?brand=Northquay&sort=popular',
    })
    expect(similar?.category).toBeUndefined()
  })

  it('PD11 leaves out the same piece at another store, and shows one of each name', async () => {
    const same = makeProduct('same', { source: 't', unbrandedName: product.unbrandedName })
    const twice = make('twice', 3, { unbrandedName: 'Wrap Dress' })
    const elsewhere = make('elsewhere', 1, { ...other, unbrandedName: 'Wrap dress' })
    const similar = await findSimilarProducts(
      createCatalogue([same, ...twice, ...elsewhere, ...make('dress', 4)]),
      product,
    )
    expect(countKinds(similar?.cards)).toEqual({ twice: 1, elsewhere: 1, dress: 4 })
  })
})
