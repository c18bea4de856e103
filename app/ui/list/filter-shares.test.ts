import { expect, it } from 'vitest'
import type { FacetValue } from '#app/domain/listing.ts'
import { findUsualFiber } from './filter-shares.tsx'

const toValues = (...texts: string[]): FacetValue[] =>
  texts.map(text => {
    const [value = '', count] = text.split(' ')
    return { value, label: value, count: Number(count) }
  })

it.each([
  ['the most common fiber', ['silk.60 2', 'wool.80 5'], 'wool'],
  ['no synthetic one if there are others', ['polyester.80 9', 'wool.80 5', 'silk.60 2'], 'wool'],
  ['a synthetic one if there are no others', ['acrylic.50 3', 'polyester.80 9'], 'polyester'],
  ['none in a list that states none', [], undefined],
])('LS2 the form for shares of fibers begins with %s', (_, values, fiber) => {
  expect(findUsualFiber(toValues(...values))).toBe(fiber)
})
