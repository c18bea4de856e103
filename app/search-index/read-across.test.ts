import { describe, expect, it } from 'vitest'
import { readAcross } from './read-across.ts'

const letters = ['a', 'b', 'c']
const numbers = [1, 2, 3, 4]

function read(offset: number, limit: number) {
  return readAcross<string | number>({ offset, limit }, letters.length, {
    before: range => letters.slice(range.offset, range.offset + range.limit),
    after: range => numbers.slice(range.offset, range.offset + range.limit),
  })
}

describe('a page across the border of two parts', () => {
  it.each([
    ['before it', 0, 2, ['a', 'b']],
    ['up to it', 1, 2, ['b', 'c']],
    ['across it', 2, 3, ['c', 1, 2]],
    ['from it', 3, 2, [1, 2]],
    ['after it', 5, 2, [3, 4]],
    ['over the end', 6, 5, [4]],
    ['behind the end', 9, 2, []],
    ['of all', 0, 9, ['a', 'b', 'c', 1, 2, 3, 4]],
  ])('%s', (_, offset, limit, items) => {
    expect(read(offset, limit)).toEqual(items)
  })
})
