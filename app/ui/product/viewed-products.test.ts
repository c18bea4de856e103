import { describe, expect, it } from 'vitest'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import { addViewed, parseViewed } from './viewed-products.ts'

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
