import { describe, expect, it } from 'vitest'
import { describeFibers, findMainFiber, isFreeOfSynthetics } from './fibers.ts'
import type { ProductMaterial } from './product.ts'

/** "wool 80, silk" → wool with a share of 80, and silk without one. */
function parse(text: string): ProductMaterial[] {
  return text.split(', ').map(part => {
    const [material = '', percent] = part.split(' ')
    return percent === undefined ? { material } : { material, percent: Number(percent) }
  })
}

describe('describeFibers', () => {
  it.each<[string, string, number | undefined, string | undefined]>([
    ['polyamide 20, wool 80', '80% wool', 80, '20% polyamide'],
    ['linen 100', '100% linen', 100, undefined],
    ['wool 70, polyamide 20, elastane 10', '70% wool', 70, '20% polyamide, 10% elastane'],
    // Elastane is never the main fiber.
    ['elastane 60, cotton 40', '40% cotton', 40, '60% elastane'],
    ['cotton 95', '95% cotton', 95, undefined],
    ['wool, silk', 'Wool, silk', undefined, undefined],
    ['elastane, cotton', 'Cotton, elastane', undefined, undefined],
    // A shell and a lining.
    ['wool 60, polyamide 40, cotton 100', 'Cotton, wool, polyamide', undefined, undefined],
  ])('PD14 describes %s as %s', (text, main, percent, rest) => {
    const words = describeFibers(parse(text))
    expect([words?.main, words?.percent, words?.rest]).toEqual([main, percent, rest])
  })

  it('PD14 says nothing of a product that states no material', () => {
    expect(describeFibers([])).toBeUndefined()
    expect(describeFibers(undefined)).toBeUndefined()
    expect(describeFibers(parse('elastane')), 'stretch alone').toBeUndefined()
  })
})

it.each([
  ['wool 20, silk 80', 'silk'],
  ['elastane 60, cotton 40', 'cotton'],
  ['elastane, modal', 'modal'],
  ['elastane 100', undefined],
])('PD14 finds the main fiber of %s: %s', (text, main) => {
  expect(findMainFiber(parse(text))).toBe(main)
})

it.each([
  ['wool 80, silk 20', true],
  ['viscose 100', true],
  ['wool 80, polyamide 20', false],
  ['cotton 98, elastane 2', false],
  // The rest may be anything.
  ['wool 99', false],
  ['wool', false],
  ['leather 100, polyester', false],
])('PD14 knows whether %s is free of synthetics: %j', (text, isFree) => {
  const composition = parse(text)
  const shares = composition.flatMap(({ percent }) => (percent ? [{ percent }] : []))
  expect(
    isFreeOfSynthetics(
      shares,
      composition.map(({ material }) => material),
    ),
  ).toBe(isFree)
})
