import { describe, expect, it } from 'vitest'
import { makeProduct } from '#app/store/testing.ts'
import { spreadProducts, takeTurns } from './spread-products.ts'

/** Products written as `id brand category`, or with `sold` at the end. */
const read = (rows: string[]) =>
  rows.map(row => {
    const [id = '', brand = '', categoryId = '', sold] = row.split(' ')
    return makeProduct(id, { brand: { id: brand, name: brand }, categoryId, inStock: !sold })
  })

describe('spreadProducts', () => {
  it.each([
    ['one product per brand', ['1 a boots', '2 a coats', '3 b boots'], '1 3'],
    ['two per category', ['1 a boots', '2 b boots', '3 c boots', '4 d coats'], '1 2 4'],
    ['nothing that is sold out', ['1 a boots sold', '2 a boots', '3 b boots'], '2 3'],
    ['others too if fewer than the least would remain', ['1 a boots', '2 a boots'], '1 2'],
    ['no more than fit', ['1 a x', '2 b y', '3 c z', '4 d v', '5 e w'], '1 2 3 4'],
  ])('RT1 chooses %s', (_, rows, ids) => {
    const chosen = spreadProducts(read(rows), 4, 2)
    expect(chosen.map(({ id }) => id).join(' ')).toBe(ids)
  })
})

describe('takeTurns', () => {
  it('RT1 takes the first of each list, then the second, each product once', () => {
    const [a, b, c] = [read(['1 a x', '2 a x', '3 a x']), read(['2 a x', '4 a x']), read([])]
    expect(takeTurns([a ?? [], b ?? [], c ?? []]).map(({ id }) => id)).toEqual(['1', '2', '4', '3'])
  })
})
