import { expect, it } from 'vitest'
import { fetchFigures } from './fetch-figures.server.ts'

it.each([
  [13, undefined],
  [14, { median: 10, low: 4, high: 16 }],
])(
  'AD5 a figure has a usual range, three deviations to each side, from 14 days on: %i',
  async (days, usual) => {
    const row = { name: 'clicks', value: 7, days, median: 10, distance: 2, line: [7] }
    const [figure] = await fetchFigures({ query: async () => ({ rows: [row] }) } as never)
    expect(figure).toEqual({ name: 'clicks', value: 7, line: [7], ...(usual ? { usual } : {}) })
  },
)
