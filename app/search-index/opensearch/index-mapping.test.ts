import { expect, it } from 'vitest'
import { facetNames } from '#app/domain/facets/facets.ts'
import { cardMapping, noteMapping } from './index-mapping.ts'

const mappings = JSON.stringify([cardMapping, noteMapping])

it('has a field for every facet of the registry', () => {
  expect(Object.keys(cardMapping.properties.offers.properties.facets.properties)).toEqual([
    ...facetNames,
  ])
})

it('has no dates, so that nodes whose clocks differ give the same answers', () => {
  expect(mappings).not.toMatch(/"date|timestamp|now/)
})
