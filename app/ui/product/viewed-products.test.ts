import { describe, expect, it } from 'vitest'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import {
  addViewed,
  findDrop,
  formatViewed,
  isReturning,
  parseCents,
  parseViewed,
  visitMs,
} from './viewed-products.ts'

const key = (id: number): ProductKey => ({ source: 's', id: String(id) })

describe('PD11 recently viewed', () => {
  it('lists the latest first, each product once, and drops the oldest', () => {
    expect(addViewed([key(1), key(2), key(3)], key(2))).toEqual([key(2), key(1), key(3)])
    const many = Array.from({ length: 50 }, (_, id) => key(id)).reduce<ProductKey[]>(addViewed, [])
    expect(many).toHaveLength(20)
    expect(many[0]).toEqual(key(49))
  })

  it('reads stored keys back unchanged', () => {
    const keys = [key(1), { source: 'f', id: 'alder~1 x' } as const]
    expect(parseViewed(keys.map(formatProductKey).join(' '))).toEqual(keys)
  })

  it.each([
    [20, 20],
    [21, 20],
  ])('reads %i stored keys as %i', (stored, read) => {
    const keys = Array.from({ length: stored }, (_, id) => formatProductKey(key(id)))
    expect(parseViewed(keys.join(' '))).toHaveLength(read)
  })

  it.each([null, '', '{"a":1}', 'zz:1 s:', ' '.repeat(1000)])('parses %j as empty', text => {
    expect(parseViewed(text)).toEqual([])
  })
})

describe('PD11 the time of the last view', () => {
  const now = Date.parse('2026-11-30T12:00:00Z')

  it('is not read as a product', () => {
    expect(parseViewed(`s:1@11880 s:2 t${now}`)).toEqual([{ ...key(1), cents: 11_880 }, key(2)])
  })

  it.each([
    ['a minute ago', `s:1 t${now - 60_000}`, false],
    ['half an hour ago', `s:1 t${now - visitMs}`, false],
    ['longer ago', `s:1 t${now - visitMs - 1}`, true],
    ['before times were stored', 's:1@11880 s:2', true],
    ['never', '', false],
    ['never, without storage', null, false],
  ])('%s: %j is of an earlier visit: %s', (_, text, expected) => {
    expect(isReturning(text, now)).toBe(expected)
  })
})

describe('the price of a viewed product', () => {
  it('is read back unchanged, and no other text is read as one', () => {
    const viewed = [{ ...key(1), cents: 11_880 }, key(2)]
    expect(parseViewed(viewed.map(formatViewed).join(' '))).toEqual(viewed)
    expect(parseViewed('s:1@ s:2@-5 s:3@1e9 s:4@5@6 s:5@1234567890123')).toEqual([])
  })

  it.each([
    ['$118.80', 11_880],
    ['$1,188', 118_800],
    ['£118.80', undefined],
    ['Sold Out', undefined],
    ['$1.5', undefined],
  ])('of %s is %s cents', (text, cents) => expect(parseCents(text)).toBe(cents))

  it.each<[string, number | undefined, Partial<{ salePrice: string; isSoldOut: boolean }>, string]>(
    [
      ['cheaper', 15_000, {}, '$30.00 since you saw it'],
      ['reduced', 12_000, { salePrice: '$80.00' }, '$40.00 since you saw it'],
      ['the same', 12_000, {}, ''],
      ['dearer', 11_999, {}, ''],
      ['unknown before', undefined, {}, ''],
      ['sold out', 15_000, { isSoldOut: true }, ''],
    ],
  )('that is now %s shows the drop', (_, cents, change, expected) => {
    const viewed = [{ ...key(1), ...(cents === undefined ? {} : { cents }) }]
    const price = { price: '$120.00', isSoldOut: false, ...change }
    expect(findDrop(viewed, { ...key(1), price }) ?? '').toBe(expected)
  })
})
