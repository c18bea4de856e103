import { describe, expect, it } from 'vitest'
import { toFeedKey } from './feed-key.ts'
import { findGroupId, toProductId } from './product-key.ts'

describe('toProductId', () => {
  it.each([
    [{ id: 'NQ-1', groupId: 'NQ' }, 'alder~~NQ', 'NQ'],
    [{ id: ' NQ-1 ' }, 'alder~NQ-1', undefined],
    [{ id: 'a', groupId: 'n/a' }, 'alder~a', undefined],
    [{ id: 'a', groupId: 'not applicable' }, 'alder~a', undefined],
    [{ id: 'a', groupId: 'north-quay', brand: 'Northquay®' }, 'alder~a', undefined],
    [{ id: 'a', groupId: '0' }, 'alder~a', undefined],
    [{ id: 'a', groupId: 'x~~y' }, 'alder~~x~~y', 'x~~y'],
    [{ id: 'a~~b' }, 'alder~a~~b', undefined],
  ])('of %j is %s', (row, id, group) => {
    expect(toProductId('alder', row)).toBe(id)
    expect(findGroupId(id)).toBe(group)
  })

  it.each([[''], ['~'], ['a\0b'], ['a/../b'], ['a\\..'], ['x'.repeat(151)]])(
    'is undefined for %j',
    id => {
      expect(toProductId('alder', { id, groupId: 'NQ' })).toBeUndefined()
    },
  )
})

it.each([
  ['Alder & Finch UK', 'alder-finch-uk'],
  ['Chloé 24/7', 'chloe-24-7'],
  ['コム デ', 'コム-デ'],
  ['~!', undefined],
])('toFeedKey turns %j into %j', (name, key) => {
  expect(toFeedKey(name)).toBe(key)
})
