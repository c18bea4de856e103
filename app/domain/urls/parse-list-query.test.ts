import { describe, expect, it } from 'vitest'
import { emptyListQuery, formatListQuery } from './list-query.ts'
import { countLeftOut, parseListQuery } from './parse-list-query.ts'

const none = emptyListQuery

describe('parseListQuery', () => {
  it.each<[search: string, query: object]>([
    ['', none],
    [
      'brand=A&brand=B&store=C&sort=newest&page=3',
      { ...none, brands: ['A', 'B'], retailers: ['C'], sort: 'newest', page: 3 },
    ],
    ['q=+red%0A%09midi%00%20', { ...none, text: 'red midi' }],
    ['q=%ED%A0%80', { ...none, text: '���' }],
    ['color=RED&color=7&color=mauve', { ...none, colors: ['red'] }],
    [
      'price=50-25&price=-25&price=19.99-&price=-&price=-5-3&price=cheap',
      { ...none, prices: ['25-50', '-25', '19.99-'] },
    ],
    ['min=20&max=%2480', { ...none, prices: ['20-80'] }],
    ['min=&max=', none],
    ['size=letter:m&size=one&size=XXL&size=letter:', { ...none, sizes: ['letter:m', 'one'] }],
    ['condition=preowned&condition=broken', { ...none, conditions: ['preowned'] }],
    ['deal=sale&deal=50&deal=5&deal=toString', { ...none, deals: ['sale', '50'] }],
    ['stock=in&stock=out', { ...none, stock: ['in'] }],
    [
      'not.brand=A&not.brand=B&not.color=RED&not.size=one',
      { ...none, excluded: { brands: ['A', 'B'], colors: ['red'], sizes: ['one'] } },
    ],
    // Ranges, flags and invalid values cannot be excluded.
    ['not.price=-25&not.deal=sale&not.color=mauve&not.brand=%20', none],
    [
      'material=Nylon&material=unstated&material=stone&not.material=lycra',
      { ...none, materials: ['polyamide', 'unstated'], excluded: { materials: ['elastane'] } },
    ],
    [
      // A share between two steps is rounded up.
      'fiber=Merino.81&fiber=nylon.100&fiber=wool.0&fiber=wool.101&fiber=unstated.50&fiber=wool',
      { ...none, fibers: ['wool.85', 'polyamide.100'] },
    ],
    ['fiber=silk.50&share=80&fiber=wool', { ...none, fibers: ['silk.50', 'wool.80'] }],
    ['share=80', none],
    ['share=none&fiber=wool', none],
    ['not.fiber=wool.50', { ...none, excluded: { fibers: ['wool.50'] } }],
    ['synthetics=none&synthetics=some', { ...none, synthetics: ['none'] }],
    ['page=0', none],
    ['page=-1', none],
    ['page=two', none],
    ['page=2.5', none],
    ['page=Infinity', none],
    // No list has a million pages; the limit keeps later arithmetic exact.
    ['page=1e9', { ...none, page: 1_000_000 }],
    ['sort=cheapest&sort=newest', none],
    ['brand=&brand=%20&brand=A&brand=A', { ...none, brands: ['A'] }],
    [`brand=${'x'.repeat(500)}`, none],
    [
      'brand=No%00rth%C2%85&store=%07&store=A%0AB',
      { ...none, brands: ['No rth'], retailers: ['A B'] },
    ],
    [`q=${'x'.repeat(10_000)}`, { ...none, text: 'x'.repeat(200) }],
    ['unknown=1&__proto__=2', none],
  ])('RT2 parses %j', (search, query) => {
    expect(parseListQuery(new URLSearchParams(search))).toEqual(query)
  })

  it.each([
    ['30 values of a facet', repeat('brand', 30), 30, 0],
    ['31 values of a facet', repeat('brand', 31), 30, 1],
    ['the same value 31 times', Array.from({ length: 31 }, () => ['brand', 'A']), 1, 0],
    ['60 values', [...repeat('brand', 30), ...repeat('not.brand', 30)], 60, 0],
    [
      '61 values',
      [...repeat('brand', 30), ...repeat('not.brand', 30), ...repeat('not.store', 1)],
      60,
      1,
    ],
    // Each value takes 100 characters with its key.
    ['1,500 characters', repeat('brand', 15, 'x'.repeat(91)), 15, 0],
    ['1,600 characters', repeat('brand', 16, 'x'.repeat(91)), 15, 1],
    ['1,500 characters with escapes', repeat('brand', 6, `${'é'.repeat(40)}x`), 6, 0],
    ['1,700 characters with escapes', repeat('brand', 7, `${'é'.repeat(40)}x`), 6, 1],
  ])('RT2 limits the filters: %s', (_, pairs, kept, leftOut) => {
    const search = new URLSearchParams(pairs)
    const { brands, excluded } = parseListQuery(search)
    const values = [...brands, ...(excluded.brands ?? []), ...(excluded.retailers ?? [])]
    expect([values.length, countLeftOut(search)]).toEqual([kept, leftOut])
  })
})

/** Repeats a key, with values that differ in their last two digits. */
function repeat(key: string, times: number, value = 'Brand'): string[][] {
  return Array.from({ length: times }, (_, at) => [key, `${value}${String(at).padStart(2, '0')}`])
}

describe('formatListQuery', () => {
  it.each([
    '',
    'q=red+dress&color=blue&color=red&price=25-50&size=us%3A8&condition=new&deal=drop&stock=in',
    'store=C&brand=A&brand=B&sort=newest&page=3',
    'brand=A+%26+B',
    'q=coat&color=red&not.store=D&not.brand=A&not.brand=B&not.color=blue&page=2',
  ])('round-trips %j', search => {
    expect(formatListQuery(parseListQuery(new URLSearchParams(search)))).toBe(search)
  })

  it('gives equal queries the same URL', () => {
    const [one, other] = ['brand=B&brand=A&page=1', 'page=1&brand=A&brand=B'].map(search =>
      formatListQuery(parseListQuery(new URLSearchParams(search))),
    )
    expect(one).toBe(other)
  })
})
