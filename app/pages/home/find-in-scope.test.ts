import { expect, it } from 'vitest'
import type { Listing } from '#app/domain/listing.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { makeProduct } from '#app/store/testing.ts'
import { findInScope } from './find-in-scope.ts'

it('RT1 a scope without silk has what states no material, which a list without silk has not', async () => {
  const asked: ListQuery[] = []
  const products = ['silk', undefined, 'cotton'].map((material, number) =>
    makeProduct(String(number), {
      categoryId: 'dresses',
      ...(material === undefined ? {} : { composition: [{ material }] }),
    }),
  )
  const list = async (query: ListQuery) => {
    asked.push(query)
    return { products } as unknown as Listing
  }
  const scope = [{ category: 'dresses', filters: 'not.material=silk' }]
  const found = await findInScope({ list }, scope, { deals: ['trending'] }, 8)
  expect(found.map(({ id }) => id)).toEqual(['1', '2'])
  expect(asked).toMatchObject([{ category: 'dresses', excluded: {}, deals: ['trending'] }])
})
