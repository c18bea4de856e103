import { expect, it } from 'vitest'
import { groupSizes } from './group-sizes.ts'

const group = (values: readonly string[], category?: string, sizes: string[] = []) =>
  groupSizes(
    values.map(value => ({ value, count: 2 })),
    { ...(category === undefined ? {} : { category }), sizes },
  ).map(({ scale, sizes, total }) => [scale, sizes.map(({ label }) => label).join(', '), total])

it.each([
  ['nothing', [], []],
  [
    'each scale in a group of its own',
    ['us:8', 'letter:m', 'us:4', 'letter:s'],
    [
      ['Letter', 'S, M', 4],
      ['US', '4, 8', 4],
    ],
  ],
  [
    'a lone size with the others',
    ['us:8', 'us:4', 'waist:29', 'one'],
    [
      ['US', '4, 8', 4],
      ['Other', 'W29, One Size', 4],
    ],
  ],
  ['lone sizes together', ['waist:29', 'us:8'], [['Other', 'US 8, W29', 4]]],
  [
    'a lone size alone if there is no other',
    ['us:8', 'us:4', 'waist:29'],
    [
      ['US', '4, 8', 4],
      ['Waist', '29', 2],
    ],
  ],
] as const)('LS3 the size filter shows %s', (_case, values, groups) => {
  expect(group(values)).toEqual(groups)
})

it('LS3 the size filter lists a size as written in its category, or if it is chosen', () => {
  const size = 'written:rings:O½'
  expect(group([size], 'dresses')).toEqual([])
  expect(group([size], 'rings')).toEqual([['Other', 'O½', 2]])
  expect(group([size], 'dresses', [size])).toEqual([['Other', 'O½', 2]])
})
