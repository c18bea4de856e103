import { describe, expect, it } from 'vitest'
import { formatProductId, parseProductId, toProductKey } from './product-id.ts'

describe('toProductKey', () => {
  it.each<[string, string | null | undefined, string]>([
    // Each case is a row's id and itemGroupId, then the product's id.
    ['NQ-4471-NVY-S', 'NQ-4471', '14~~NQ-4471'],
    ['NQ-4471-NVY-S', null, '14~NQ-4471-NVY-S'],
    [' NQ-1 ', ' NQ ', '14~~NQ'],
    // A row without a group does not belong to a group with the same id.
    ['NQ-4471', undefined, '14~NQ-4471'],
    ...['', ' ', '0', 'N/A', 'none', '-', 'null'].map((group): [string, string, string] => [
      'NQ-1',
      group,
      '14~NQ-1',
    ]),
    // A group id that is too long is dropped, but the row is not.
    ['NQ-1', 'x'.repeat(200), '14~NQ-1'],
    ['a/b c~d', null, '14~a/b c~d'],
  ])('maps row %j in group %j to product %s', (id, itemGroupId, productId) => {
    const key = toProductKey({ id, adId: '14', itemGroupId })
    expect(key && formatProductId(key)).toBe(productId)
    expect(parseProductId(productId)).toEqual(key)
  })

  it.each([null, undefined, '', '  ', 'x'.repeat(200), 'a\u0000b', '~x'])(
    'returns undefined for the row id %j',
    id => {
      expect(toProductKey({ id, adId: '14', itemGroupId: 'G' })).toBeUndefined()
    },
  )
})

describe('parseProductId', () => {
  it.each([
    '',
    '14',
    '14~',
    '14~~',
    '14~~~x',
    'x~y',
    '~y',
    '14~ y',
    '14~a\u0000',
    `14~${'9'.repeat(500)}`,
    '../14~y',
  ])('rejects the id %j', id => {
    expect(parseProductId(id)).toBeUndefined()
  })
})
