import { describe, expect, it } from 'vitest'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import {
  chooseCategory,
  clearValues,
  getChosen,
  getChosenBeside,
  isShortcutChosen,
  listOpenShortcuts,
  removeChosen,
  toggleExcluded,
  toggleShortcut,
  toggleValue,
} from './list-choices.ts'

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
    [
      'stock',
      'in',
      '/products/women/dresses?q=midi&brand=Northquay&price=25-50&size=letter%3Am&stock=in',
    ],
  ] as const)('LS2 toggles a value and returns to the first page: %s %s', (group, value, path) => {
    expect(listPath(toggleValue(query, group, value))).toBe(path)
  })
})

describe('chooseCategory', () => {
  it.each([
    ['shoes', 'womens-shoes', '/products/women/womens-shoes'],
    ['a main category', 'men', '/products/men'],
    ['all of them', undefined, '/products'],
  ])('LS2 keeps everything else when choosing %s', (_, id, path) => {
    expect(listPath(chooseCategory(query, id))).toBe(
      `${path}?q=midi&brand=Northquay&price=25-50&size=letter%3Am`,
    )
  })
})

describe('toggleExcluded', () => {
  const path = (facet: 'brands' | 'colors', value: string) =>
    listPath(chooseCategory(toggleExcluded(query, facet, value), undefined))

  it('LS2 excludes a value, even one that was chosen', () => {
    expect(path('colors', 'red')).toBe(
      '/products?q=midi&brand=Northquay&price=25-50&size=letter%3Am&not.color=red',
    )
    expect(path('brands', 'Northquay')).toBe(
      '/products?q=midi&price=25-50&size=letter%3Am&not.brand=Northquay',
    )
  })

  it('LS2 selects a value that was excluded', () => {
    const excluded = toggleExcluded(query, 'brands', 'Northquay')
    expect(toggleValue(excluded, 'brands', 'Northquay')).toEqual({ ...query, page: 1 })
  })

  it('LS2 removes an exclusion, also through its chip', () => {
    const excluded = toggleExcluded(query, 'colors', 'red')
    expect(toggleExcluded(excluded, 'colors', 'red').excluded).toEqual({})
    const chip = getChosen(excluded).find(({ label }) => label === 'Not Red')
    expect(chip && removeChosen(excluded, chip)).toEqual({ ...query, page: 1 })
    expect(clearValues(excluded).excluded).toEqual({})
  })
})

describe('toggleShortcut', () => {
  const shortcut = { title: 'Winter', facet: 'colors', values: ['white', 'blue'] } as const

  it('LS2 replaces the values of its facet and returns to the first page', () => {
    const winter = toggleShortcut({ ...query, colors: ['red'], page: 3 }, shortcut)
    expect(winter).toEqual({ ...query, colors: ['white', 'blue'], page: 1 })
    expect(isShortcutChosen(winter, shortcut)).toBe(true)
  })

  it.each([
    [[], ['Winter', 'Red', 'Cotton']],
    [['red'], ['Red', 'Cotton']],
    [['green'], ['Cotton']],
    [
      ['blue', 'white'],
      ['Winter', 'Cotton'],
    ],
  ])('LS1 leads to no more products than the list with %j has', (colors, titles) => {
    const red = { title: 'Red', facet: 'colors', values: ['red'] } as const
    const cotton = { title: 'Cotton', facet: 'materials', values: ['cotton'] } as const
    const open = listOpenShortcuts({ ...query, colors }, [shortcut, red, cotton])
    expect(open.map(({ title }) => title)).toEqual(titles)
  })

  it('LS2 removes exactly its own values', () => {
    const winter = { ...query, colors: ['blue', 'white'] }
    expect(toggleShortcut(winter, shortcut).colors).toEqual([])
    expect(isShortcutChosen({ ...query, colors: ['white'] }, shortcut)).toBe(false)
  })
})

describe('getChosen', () => {
  it('LS2 labels each choice for shoppers', () => {
    expect(getChosen(query).map(({ label }) => label)).toEqual(['Northquay', '$25 – $50', 'M'])
  })
})

describe('getChosenBeside', () => {
  const own = { ...emptyListQuery, brands: ['Northquay'] }

  it('LS2 RT4 leaves out the page’s own brand unless more is chosen', () => {
    expect(getChosenBeside(own, 'Northquay')).toEqual([])
    expect(getChosenBeside({ ...own, sizes: ['M'] }, 'Northquay')).toHaveLength(2)
    expect(getChosenBeside(own, undefined)).toHaveLength(1)
  })
})

describe('clearValues', () => {
  it('LS2 keeps the search and the category', () => {
    expect(listPath(clearValues(query))).toBe('/products/women/dresses?q=midi')
  })
})
