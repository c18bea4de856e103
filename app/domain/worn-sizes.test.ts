import { describe, expect, it } from 'vitest'
import { emptyListQuery, formatListQuery } from './urls/list-query.ts'
import { parseListQuery } from './urls/parse-list-query.ts'
import {
  formatWornSize,
  formatWornSizes,
  parseWornSize,
  resolveWornSizes,
  type WornSize,
  wornKinds,
  wornSizeChoices,
} from './worn-sizes.ts'

const worn: WornSize[] = [
  { kind: 'womens-clothes', size: 'letter:m' },
  { kind: 'womens-shoes', size: 'shoe-us:8' },
  { kind: 'mens-clothes', size: 'letter:l' },
]

describe('resolveWornSizes', () => {
  it.each([
    ['a women’s category', 'dresses', ['letter:m', 'shoe-us:8', 'one']],
    ['a men’s category', 'mens-shirts', ['letter:l', 'one']],
    ['every product', undefined, ['letter:m', 'shoe-us:8', 'letter:l', 'one']],
  ])('LS2 adds the sizes for %s to the list', (_, category, sizes) => {
    const query = parseListQuery(new URLSearchParams('sizes=mine'), category)
    const resolved = resolveWornSizes(query, worn)
    expect(resolved.sizes).toEqual(sizes)
    expect(resolved.isInMySizes).toBeUndefined()
  })

  it('LS2 adds the sizes to those already chosen', () => {
    const query = parseListQuery(new URLSearchParams('size=letter:s&sizes=mine'), 'mens-shirts')
    expect(resolveWornSizes(query, worn).sizes).toEqual(['letter:s', 'letter:l', 'one'])
  })

  it('LS2 does not change other lists or lists of shoppers without sizes', () => {
    expect(resolveWornSizes(emptyListQuery, worn)).toBe(emptyListQuery)
    const query = { ...emptyListQuery, isInMySizes: true as const }
    expect(resolveWornSizes(query, [])).toEqual(emptyListQuery)
  })

  it('LS2 keeps the sizes out of URLs, which only contain `sizes=mine`', () => {
    const query = parseListQuery(new URLSearchParams('sizes=mine&sizes=yours'))
    expect(formatListQuery(query)).toBe('sizes=mine')
    expect(formatListQuery(parseListQuery(new URLSearchParams('sizes=letter:m')))).toBe('')
  })
})

describe('worn sizes', () => {
  it('LS2 round-trip through forms for every choice', () => {
    for (const kind of wornKinds)
      for (const size of wornSizeChoices[kind].groups.flatMap(({ sizes }) => sizes))
        expect(parseWornSize(formatWornSize({ kind, size }))).toEqual({ kind, size })
  })

  it.each([
    'mens-clothes length:40r',
    'womens-clothes it:42',
    'mens-shoes shoe-eu:44.67',
    'mens-clothes written:mens-clothes:15 1/2',
  ])('LS2 accept the typed size %s', text => {
    const parsed = parseWornSize(text)
    expect(parsed && formatWornSize(parsed)).toBe(text)
  })

  it.each([
    ...['', 'mens-clothes', 'pets letter:m', 'mens-clothes letter:', 'mens-shoes letter:m'],
    ...['mens-clothes shoe-us:9', 'mens-clothes age:3y', 'mens-clothes one'],
    'mens-clothes written:rings:7',
  ])('LS2 reject %j', text => {
    expect(parseWornSize(text)).toBeUndefined()
  })

  it('LS2 are formatted by kind, spelled as on size tags', () => {
    expect(formatWornSizes(worn)).toEqual([
      'Women’s clothes: M',
      'Women’s shoes: Shoe US 8',
      'Men’s clothes: L',
    ])
  })
})
