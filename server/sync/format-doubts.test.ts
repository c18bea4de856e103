import { expect, it } from 'vitest'
import type { CountedDoubt } from '#app/domain/doubt.ts'
import { formatDoubts } from './format-doubts.ts'

it('PR2 lists values by kind with their counts, a place and what to do', () => {
  const doubts: CountedDoubt[] = [
    { kind: 'column', field: 'colour name', value: 'Navy', records: 1 },
    {
      ...{ kind: 'availability', field: 'availability', value: 'bald' },
      place: 'line 3',
      records: 10,
    },
    { kind: 'availability', field: 'availability', value: '', records: 2 },
    { kind: 'availability', field: '', value: '', records: 1_200, isRest: true },
  ]
  expect(formatDoubts(doubts).split('\n')).toEqual([
    'Columns that were not used: 1 record',
    '  1  colour name "Navy"',
    expect.stringMatching(/^ {2}Check/),
    'Availability that was not understood: 1,212 records',
    '     10  availability "bald" (line 3)',
    '      2  availability: nothing',
    '  1,200  other values',
    expect.stringMatching(/^ {2}These products are shown as sold out\./),
  ])
  expect(formatDoubts([])).toBe('')
})

it.each([
  [8, undefined],
  [9, "  1  others, listed on the source's page"],
])('shows 8 values of %i', (values, last) => {
  const doubts = Array.from(
    { length: values },
    (_, value): CountedDoubt => ({ kind: 'date', field: 'sale', value: `${value}`, records: 1 }),
  )
  const lines = formatDoubts(doubts).split('\n')
  expect(lines.filter(line => /^ {2}1 {2}sale/.test(line))).toHaveLength(8)
  expect(lines.find(line => line.includes('others'))).toBe(last)
})
