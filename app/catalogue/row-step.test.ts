import { describe, expect, it } from 'vitest'
import { joinSteps, toReadStep, toRowStep } from './row-step.ts'
import { makeProduct, makeProducts } from './testing.ts'

const toStored = (print: string) => `rules ${print}`

describe('toRowStep', () => {
  it('gives each row the print of its record as it is stored, and none where nobody told', () => {
    const prints = [{ id: '2', print: 'b' }]
    const step = toRowStep({ products: makeProducts(2), rejected: [], prints, cursor: '1' }, toStored)
    expect(step.rows.map(({ id, print }) => [id, print])).toEqual([
      ['1', null],
      ['2', 'rules b'],
    ])
  })

  it('gives a product that comes again in a joined step the print of its own record', () => {
    const [first, second] = [1, 2].map(price =>
      toRowStep(
        {
          products: [makeProduct(1, { price })],
          rejected: [],
          prints: [{ id: '1', print: `${price}` }],
          cursor: `${price}`,
        },
        toStored,
      ),
    )
    if (!first || !second) throw new Error('two steps were made')
    expect(joinSteps(first, second).rows.map(({ price, print }) => [price, print])).toEqual([
      [1, 'rules 1'],
      [2, 'rules 2'],
    ])
  })
})

describe('toReadStep', () => {
  it('gives back what was read', () => {
    const read = {
      products: makeProducts(3),
      rejected: [{ reason: 'odd', record: 1 }],
      prints: [{ id: '1', print: 'a' }],
      unchanged: ['9'],
      cursor: '1',
      expected: 4,
    }
    expect(toReadStep(toRowStep(read, toStored))).toEqual(read)
  })
})
