import { describe, expect, it } from 'vitest'
import { formatProductId, parseProductId, type RakutenProductKey, toSku } from './product-id.ts'

describe('a product id', () => {
  it.each<[RakutenProductKey, string]>([
    [{ mid: '40001', linkId: '9300112233', sku: 'NQ4471NVY' }, '40001~9300112233~NQ4471NVY'],
    // Beyond 2^53.
    [
      { mid: '40001', linkId: '900719925474099312', sku: 'NQ 44/71.S' },
      '40001~900719925474099312~NQ 44/71.S',
    ],
    [{ mid: '1', linkId: 'a-b_1' }, '1~a-b_1'],
  ])('formats %j as %s and parses it back', (key, id) => {
    expect(formatProductId(key)).toBe(id)
    expect(parseProductId(id)).toEqual(key)
  })

  it.each([
    '',
    '1',
    '1~',
    '~1',
    'x~1',
    '1~2~',
    '1~2~~',
    '1~2~a~b',
    '1~../3',
    '1~2~\u0000',
    '1~2~$',
    '1~2~--',
    `1~2~${'9'.repeat(500)}`,
    '9'.repeat(500),
  ])('is not %j', id => {
    expect(parseProductId(id)).toBeUndefined()
  })

  it.each([
    [' NQ-4471 ', 'NQ-4471'],
    ['12345', '12345'],
    // These have no characters that can be searched for.
    ['---', undefined],
    ['', undefined],
    [undefined, undefined],
    // The tilde separates the parts of an id.
    ['A~B', undefined],
    ['x'.repeat(62), undefined],
  ])('maps the SKU %j to %j', (text, sku) => {
    expect(toSku(text)).toBe(sku)
  })
})
