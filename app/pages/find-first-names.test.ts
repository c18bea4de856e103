import { expect, it } from 'vitest'
import type { FacetValue, Listing } from '#app/domain/listing.ts'
import { findFirstNames } from './find-first-names.server.ts'

const toValue = (value: string, count: number): FacetValue => ({ value, label: value, count })
const brands = [toValue('Alder', 9), toValue('Birch', 2), toValue('Cedar', 4)]

function createCatalogue() {
  const asked: string[] = []
  const list = async ({ category = 'all' }) => {
    asked.push(category)
    return { facets: { brands: [toValue('Birch', 1)] } } as unknown as Listing
  }
  return { asked, catalogue: { list, directory: async () => ({ brands, retailers: [] }) } }
}

it.each([
  ['those of the scope, then the largest', [{ category: 'boots' }], 3, 'Birch Alder Cedar'],
  ['no more than asked for', [{ category: 'boots' }], 2, 'Birch Alder'],
  ['the largest without a scope', [], 3, 'Alder Cedar Birch'],
])('RT4 finds %s', async (_, scope, size, names) => {
  const { catalogue } = createCatalogue()
  const found = await findFirstNames(catalogue, { group: 'brands', scope, size })
  expect(found.join(' ')).toBe(names)
})

it('RT4 asks the index once for all requests, but once for each catalogue', async () => {
  const wanted = { group: 'brands' as const, scope: [{ category: 'boots' }], size: 2 }
  const { asked, catalogue } = createCatalogue()
  await findFirstNames(catalogue, wanted)
  await findFirstNames(catalogue, { ...wanted })
  expect(asked).toEqual(['boots'])
  const other = createCatalogue()
  await findFirstNames(other.catalogue, wanted)
  expect(other.asked).toEqual(['boots'])
})
