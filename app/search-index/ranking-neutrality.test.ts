import { expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import { toProductRow } from '#app/store/product-row.ts'
import { makeProduct } from '#app/store/testing.ts'
import { createChance, makeRandomChange, makeRandomQuery } from './random-catalogue.ts'
import { createSearchIndex } from './search-index.ts'

/**
 * Returns the order of products in random lists of a catalogue whose retailers have been renamed.
 */
function listAll(seed: number, rename: (retailer: string) => string) {
  const chance = createChance(seed)
  const index = createSearchIndex()
  const changes = Array.from({ length: 300 }, (_, number) => makeRandomChange(chance, number + 1))
  index.apply(changes.map(change => ({ ...change, retailer: rename(change.retailer) })))
  return Array.from({ length: 60 }, () => {
    const query = { ...makeRandomQuery(chance), retailers: [], limit: 50 }
    const { retailers: _, ...excluded } = query.excluded
    return index.query({ ...query, excluded }).hits.map(({ number }) => number)
  })
}

it.each([1, 2, 3])('SE3 retailer names never affect the order (catalogue %i)', seed => {
  const lists = listAll(seed, retailer => retailer)
  expect(lists.flat().length).toBeGreaterThan(500)
  const swapped = (retailer: string) => `${[...retailer].reverse().join('')} & Sons`
  expect(listAll(seed, swapped)).toEqual(lists)
  expect(listAll(seed, () => 'One and only')).toEqual(lists)
})

/**
 * Returns a product's columns as stored. These columns are all that the
 * index receives from the change feed; it never receives the document.
 */
function toIndexedColumns(product: Product) {
  const { document, content_hash, ...columns } = toProductRow(product)
  return columns
}

it('SE3 the index receives neither the source nor the commission of a product', () => {
  const product = makeProduct('1')
  const paidMore: Product = {
    ...product,
    source: 'r',
    adSource: 'Rakuten',
    clickUrl: 'https://click.example/deep?commission=high',
    custom: { commission: '20%' },
  }
  expect(toIndexedColumns(paidMore)).toEqual(toIndexedColumns(product))
})
