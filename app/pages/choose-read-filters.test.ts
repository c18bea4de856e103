import { describe, expect, it } from 'vitest'
import type { FacetName } from '#app/domain/facets/facets.ts'
import type { UnderstoodPart } from '#app/domain/query-reading.ts'
import { listPath } from '#app/domain/urls/links.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { clearValues, isExcluded, toFilterChoice, toggleExcluded } from './browser/list-choices.ts'
import { chooseReadFilters } from './choose-read-filters.ts'

const part = (group: UnderstoodPart['group'], value: string, words: string): UnderstoodPart => {
  return { group, value, label: value, words, rest: '' }
}
const toPath = (text: string, understood: UnderstoodPart[], chosen = {}) => {
  const marked = chooseReadFilters({ ...emptyListQuery, text, ...chosen }, { understood })
  return marked && listPath(marked)
}

describe('chooseReadFilters', () => {
  it.each<[text: string, parts: UnderstoodPart[], path: string | undefined]>([
    [
      'no synthetics dress',
      [part('synthetics', 'none', 'no synthetics'), part('category', 'dresses', 'dress')],
      '/products?q=dress&synthetics=none',
    ],
    ['80% wool coat', [part('fibers', 'wool.80', '80% wool')], '/products?q=coat&fiber=wool.80'],
    [
      'used coat under 100 on sale',
      [
        part('conditions', 'preowned', 'used'),
        part('prices', '-100', 'under 100'),
        part('deals', 'sale', 'on sale'),
      ],
      '/products?q=coat&price=-100&condition=preowned&deal=sale',
    ],
    [
      'dress size 8 at brightwater',
      [
        part('sizes', 'letter:m', 'size 8'),
        part('sizes', 'number:8', 'size 8'),
        part('retailers', 'Brightwater', 'at brightwater'),
      ],
      '/products?q=dress&store=Brightwater&size=letter%3Am&size=number%3A8',
    ],
    ['in stock', [part('stock', 'in', 'in stock')], '/products?stock=in'],
    // "Used" within another word is not the part.
    [
      'unused used coat',
      [part('conditions', 'preowned', 'used')],
      '/products?q=unused+coat&condition=preowned',
    ],
    // Looked for in the words of products
    [
      'red dress',
      [part('colors', 'red', 'red'), part('category', 'dresses', 'dress')],
      '/products?q=red+dress',
    ],
    [
      'midi dress',
      [part('style', 'midi', 'midi'), part('category', 'dresses', 'dress')],
      undefined,
    ],
  ])('LS2 marks the filters of %j', (text, parts, path) => {
    expect(toPath(text, parts)).toBe(path)
  })

  it('LS2 leaves the words of a facet that has chosen values', () => {
    const parts = [part('prices', '-100', 'under 100'), part('stock', 'in', 'in stock')]
    expect(toPath('coat under 100 in stock', parts, { prices: ['50-'] })).toBe(
      '/products?q=coat+under+100&price=50-&stock=in',
    )
  })

  it.each([{}, { isExcluded: true as const }])(
    'LS2 marks the store of a text, and undoing it removes its words: %j',
    store => {
      const typed = { ...emptyListQuery, text: 'coats at brightwater', page: 2 }
      const named = { ...part('retailers', 'Brightwater', 'at brightwater'), ...store }
      const marked = chooseReadFilters(typed, { understood: [named] }) ?? typed
      const { isChosen, change } = toFilterChoice('retailers', 'Brightwater')
      expect(isChosen(marked)).toBe(true)
      expect(isExcluded(marked, 'retailers', 'Brightwater')).toBe('isExcluded' in store)
      expect(listPath(change(marked))).toBe('/products?q=coats')
    },
  )

  it.each<[text: string, parts: UnderstoodPart[], facet: FacetName, value: string, rest: string]>([
    ['red dress', [part('colors', 'red', 'red')], 'colors', 'red', '/products?q=dress'],
    [
      'silk layered dress',
      [part('materials', 'silk', 'silk')],
      'materials',
      'silk',
      '/products?q=layered+dress',
    ],
    ['tern dress', [part('brands', 'TERN', 'tern')], 'brands', 'Tern', '/products?q=dress'],
    [
      'dress not black',
      [{ ...part('colors', 'black', 'not black'), isExcluded: true }],
      'colors',
      'black',
      '/products?q=dress',
    ],
    [
      'red dress under 100',
      [part('colors', 'red', 'red'), part('prices', '-100', 'under 100')],
      'colors',
      'red',
      '/products?q=dress&price=-100',
    ],
  ])(
    'LS2 marks what words of %j name, once, and undoing it removes them',
    (text, parts, facet, value, rest) => {
      const typed = { ...emptyListQuery, text, page: 2 }
      const marked = chooseReadFilters(typed, { understood: parts }, [
        { value: 'Tern', label: 'Tern' },
      ])
      if (marked === undefined) throw new Error('nothing is marked')
      const { isChosen, change } = toFilterChoice(facet, value)
      expect(isChosen(marked)).toBe(true)
      expect(isExcluded(marked, facet, value)).toBe(parts[0]?.isExcluded === true)
      expect(listPath(change(marked))).toBe(rest)
      expect(isChosen(change(marked))).toBe(false)
      expect(listPath(clearValues(marked))).toMatch(/^[/]products[?]q=(?:layered\+)?dress$/)
      // Another choice leaves the words in their place.
      expect(listPath(toFilterChoice('stock', 'in').change(marked))).toContain(text.split(' ')[0])
      const other = { ...typed, [facet]: ['other'] }
      expect(chooseReadFilters(other, { understood: parts })?.read).toBeUndefined()
    },
  )

  it('LS2 a value that a text names can be excluded instead', () => {
    const typed = { ...emptyListQuery, text: 'red dress' }
    const marked = chooseReadFilters(typed, { understood: [part('colors', 'red', 'red')] }) ?? typed
    expect(listPath(toggleExcluded(marked, 'colors', 'red'))).toBe(
      '/products?q=dress&not.color=red',
    )
  })

  it('LS2 marks nothing without a text', () => {
    expect(chooseReadFilters(emptyListQuery, undefined)).toBeUndefined()
  })
})
