import { expect, it } from 'vitest'
import { createNumberSets } from './number-sets.ts'

it.each<[joined: number[][], sets: number[][]]>([
  [[], [[1], [2], [3], [4], [5], [6]]],
  [[[5, 2]], [[1], [2, 5], [3], [4], [6]]],
  [
    [
      [2, 3],
      [6, 5],
      [5, 3],
    ],
    [[1], [2, 3, 5, 6], [4]],
  ],
  [
    [[6], [], [4, 4]],
    [[1], [2], [3], [4], [5], [6]],
  ],
  [
    [
      [6, 4, 2],
      [5, 3, 1],
      [1, 2],
    ],
    [[1, 2, 3, 4, 5, 6]],
  ],
])('joins %j to %j', (joined, sets) => {
  const made = createNumberSets(6)
  for (const numbers of joined) made.join(numbers)
  const firsts = [1, 2, 3, 4, 5, 6].filter(number => made.findFirst(number) === number)
  expect(firsts.map(made.list)).toEqual(sets)
})

it('lists a set again after it has grown', () => {
  const sets = createNumberSets(3)
  sets.join([2, 3])
  expect(sets.list(2)).toEqual([2, 3])
  sets.join([1, 3])
  expect(sets.list(1)).toEqual([1, 2, 3])
})
