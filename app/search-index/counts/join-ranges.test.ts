import { expect, it } from 'vitest'
import { joinRanges } from './join-ranges.ts'

it.each([
  ['one', ['10-20'], ['10-20']],
  ['two that overlap', ['10-20', '15-30'], ['10-30']],
  ['two that touch', ['10-20', '21-30'], ['10-30']],
  ['two with a number between them', ['10-20', '22-30'], ['10-20', '22-30']],
  ['one within another', ['10-40', '20-30'], ['10-40']],
  ['any order', ['50-60', '10-20', '15-50'], ['10-60']],
  ['none', [], []],
  ['an empty one', ['30-10', '20-40'], ['20-40']],
])('LS3 joins ranges: %s', (_, ranges, expected) => {
  const parsed = ranges.map(each => {
    const [min = 0, max = 0] = each.split('-').map(Number)
    return { min, max }
  })
  expect(joinRanges(parsed).map(({ min, max }) => `${min}-${max}`)).toEqual(expected)
})
