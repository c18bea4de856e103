import { describe, expect, it } from 'vitest'
import { facets } from './facets.ts'
import { fibers } from './fibers.ts'

const product = (fiberShares: readonly string[]) =>
  ({ fiberShares, madeOf: [] }) as unknown as Parameters<typeof fibers.read>[0]

describe('the fiber facet', () => {
  it.each([
    [
      ['wool.80', 'polyamide.20'],
      ['wool.80', 'polyamide.20'],
      ['wool.85', 'polyamide.25'],
    ],
    // 84 percent are at least 80, but not at least 85.
    [['wool.84'], ['wool.5', 'wool.80'], ['wool.85', 'silk.5']],
    [['silk.100'], ['silk.100'], []],
    [['silk.4'], [], ['silk.5']],
    [['stone.50'], [], ['stone.50']],
    [[], [], ['wool.5']],
  ])('PD14 finds a product of %j by %j and not by %j', (shares, found, missed) => {
    const values = fibers.read(product(shares))
    expect(found.filter(value => !values.includes(value))).toEqual([])
    expect(missed.filter(value => values.includes(value))).toEqual([])
  })

  it.each([
    ['wool.80', 'At least 80% wool'],
    ['linen.100', '100% linen'],
  ])('PD14 formats %s as %s', (value, label) => {
    expect(fibers.format(value)).toBe(label)
  })

  it('PD14 lists only values that it knows', () => {
    const { listed = [], values = [] } = facets.fibers
    expect(listed.filter(value => !values.includes(value))).toEqual([])
    expect(listed.length).toBeGreaterThan(20)
  })
})
