import { describe, expect, it } from 'vitest'
import { listPath } from './links.ts'
import { clearValues, getChosen, toggleValue } from './list-choices.ts'
import { emptyListQuery } from './list-query.ts'

const query = {
  ...emptyListQuery,
  category: 'dresses',
  text: 'midi',
  brands: ['Northquay'],
  prices: ['25-50'],
  sizes: ['letter:m'],
  page: 3,
}

describe('toggleValue', () => {
  it.each([
    ['brands', 'Northquay', '/products/women/dresses?q=midi&price=25-50&size=letter%3Am'],
    [
      'brands',
      'Chloé',
      '/products/women/dresses?q=midi&brand=Chlo%C3%A9&brand=Northquay&price=25-50&size=letter%3Am',
    ],
    ['stock', 'in', '/products/women/dresses?q=midi&brand=Northquay&price=25-50&size=letter%3Am&stock=in'],
  ] as const)('LS2 puts in or takes out, from the first page: %s %s', (group, value, path) => {
    expect(listPath(toggleValue(query, group, value))).toBe(path)
  })
})

describe('getChosen', () => {
  it('LS2 names each choice as a shopper reads it', () => {
    expect(getChosen(query).map(({ label }) => label)).toEqual(['Northquay', '$25 – $50', 'M'])
  })
})

describe('clearValues', () => {
  it('LS2 keeps what is looked for and where', () => {
    expect(listPath(clearValues(query))).toBe('/products/women/dresses?q=midi')
  })
})
