import { expect, it } from 'vitest'
import { createDoubts, maxDoubtsPerKind } from './doubts.ts'

it('PR2 PR9 counts each value, keeps where it first occurred, and sorts by records', () => {
  const doubts = createDoubts()
  doubts.add({ kind: 'availability', field: 'availability', value: 'vielleicht', place: 'line 2' })
  doubts.add({ kind: 'column', field: 'colour name', value: 'Navy' })
  for (const place of ['line 3', 'line 4'])
    doubts.add({ kind: 'availability', field: 'availability', value: 'bald', place })
  expect(doubts.take()).toEqual([
    { kind: 'availability', field: 'availability', value: 'bald', place: 'line 3', records: 2 },
    {
      ...{ kind: 'availability', field: 'availability', value: 'vielleicht' },
      ...{ place: 'line 2', records: 1 },
    },
    { kind: 'column', field: 'colour name', value: 'Navy', records: 1 },
  ])
})

it.each([
  [maxDoubtsPerKind, maxDoubtsPerKind, undefined],
  [maxDoubtsPerKind + 1, maxDoubtsPerKind, 1],
  [5_000, maxDoubtsPerKind, 5_000 - maxDoubtsPerKind],
])('keeps the first of %i different values and counts the others', (different, kept, rest) => {
  const doubts = createDoubts()
  for (let value = 0; value < different; value += 1)
    doubts.add({ kind: 'date', field: 'sale', value: `${value}` })
  // A value that is already known is counted even when there is no room for others.
  doubts.add({ kind: 'date', field: 'sale', value: '0' })
  const list = doubts.take()
  expect(list.filter(({ isRest }) => !isRest)).toHaveLength(kept)
  expect(list[0]).toMatchObject({ value: '0', records: 2 })
  expect(list.find(({ isRest }) => isRest)?.records).toBe(rest)
})

it('adds up reports, and shortens long values', () => {
  const [first, second] = [createDoubts(), createDoubts()]
  for (const doubts of [first, second])
    for (let value = 0; value < 60; value += 1)
      doubts.add({ kind: 'size', field: 'size', value: `${value}`.padEnd(200, '.') })
  first.addCounted(second.take())
  const list = first.take()
  expect(list.reduce((sum, { records }) => sum + records, 0)).toBe(120)
  expect(list).toHaveLength(maxDoubtsPerKind + 1)
  expect(list[0]?.value).toMatch(/^0\.{79}…$/)
})
