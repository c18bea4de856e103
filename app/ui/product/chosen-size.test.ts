import { describe, expect, it } from 'vitest'
import { changeChosen, findChosen } from './chosen-size.ts'

describe('the remembered size', () => {
  it.each([
    [['S', 'M'], ['M', 'L'], 'M'],
    [['S', 'M'], ['S', 'M'], 'S'],
    [['S', 'M'], ['8'], undefined],
    [['M', 'L'], [], undefined],
  ])('PD6 of %j after %j was chosen is %j', (names, chosen, expected) => {
    expect(
      findChosen(
        names.map(name => ({ name })),
        chosen,
      ),
    ).toBe(expected)
  })

  it('PD6 is never one that is sold out', () => {
    const sizes = [{ name: 'S', isSoldOut: true as const }, { name: 'M' }]
    expect(findChosen(sizes, ['S', 'M'])).toBe('M')
  })

  it('PD6 is the last one, and only eight are kept', () => {
    expect(changeChosen(['M', 'S'], 'S')).toEqual(['S', 'M'])
    expect(changeChosen(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toHaveLength(8)
  })

  it('PD6 is forgotten once it is no longer selected, and others are not', () => {
    expect(changeChosen(['8', 'M'], undefined, '8')).toEqual(['M'])
    expect(changeChosen(['M', 'S'], 'S', 'M')).toEqual(['S', 'M'])
  })
})
