import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import type { Changes } from '#app/domain/testing/with-changes.ts'
import { toProductRow } from '#app/store/product-row.ts'
import { makeProducts } from '#app/store/testing.ts'
import { findRunFault, findStepFault } from './plausibility.ts'
import {
  addFigures,
  findPrice,
  noFigures,
  type RunFigures,
  toCounted,
  toFigures,
} from './run-figures.ts'

const noPicture: Changes<Product> = {
  image: undefined,
  images: [],
  alternateImages: [],
  colors: [],
}

function figures(
  products: number,
  rejected: number,
  change: (index: number) => Changes<Product> = () => ({}),
) {
  return toFigures(
    makeProducts(products, change).map(product => toCounted(toProductRow(product))),
    rejected,
  )
}

/** Prices from $20 to $400, 2% rejected, all with pictures. */
const good = figures(980, 20, index => ({ price: 2_000 + index * 40 }))

describe('findPrice', () => {
  it('finds a median to within 20%, even in combined figures', () => {
    const halves = [0, 1].map(half =>
      figures(500, 0, index => ({ price: 2_000 + (index * 2 + half) * 40 })),
    )
    const both = halves.reduce(addFigures, noFigures)
    for (const one of [good, both]) expect((findPrice(one, 0.5) ?? 0) / 22_000).toBeCloseTo(1, 0.8)
    expect(findPrice(noFigures, 0.5)).toBeUndefined()
  })
})

describe('findStepFault', () => {
  const cases: [string, RunFigures, RunFigures | undefined, string | undefined][] = [
    ['like the last run', figures(98, 2), good, undefined],
    ['20 % rejected', figures(80, 20), good, undefined],
    [
      '21 % rejected',
      figures(79, 21),
      good,
      '21 % of the records were rejected; the limit is 20 %',
    ],
    [
      '21 % rejected of a source that always rejects 10 %',
      figures(79, 21),
      figures(900, 100),
      undefined,
    ],
    ['a step too small to judge', figures(0, 49), good, undefined],
    ['half rejected in a first run', figures(50, 50), undefined, undefined],
    [
      'more than half rejected in a first run',
      figures(40, 60),
      undefined,
      '60 % of the records were rejected',
    ],
    ['sofas after dresses', figures(100, 0, () => ({ price: 150_000 })), good, undefined],
    [
      'cents for dollars',
      figures(100, 0, () => ({ price: 1_980_000 })),
      good,
      'the median price is $',
    ],
    ['dollars for cents', figures(100, 0, () => ({ price: 198 })), good, 'the median price is $'],
    [
      'nothing but zeros in a first run',
      figures(100, 0, () => ({ price: 0 })),
      undefined,
      'the median price',
    ],
    [
      'every third without a picture',
      figures(99, 0, index => (index % 3 ? {} : noPicture)),
      good,
      undefined,
    ],
    ['no pictures', figures(100, 0, () => noPicture), good, '0 % of the products have a picture'],
    [
      'no pictures in a first run',
      figures(100, 0, () => noPicture),
      undefined,
      '0 % of the products',
    ],
    [
      'no pictures from a source without any',
      figures(100, 0, () => noPicture),
      figures(100, 0, () => noPicture),
      undefined,
    ],
  ]
  it.each(cases)('PR5 judges %s', (_, step, last, fault) => {
    const found = findStepFault(step, [], last)
    if (fault === undefined) expect(found).toBeUndefined()
    else expect(found).toContain(fault)
  })

  it.each([
    [3.9, undefined],
    [4.1, 'known products cost 4 times what they did (the median of 50)'],
    [100, 'known products cost 100 times what they did'],
    [1 / 3.9, undefined],
    [0.01, 'known products cost a 100th of what they did'],
  ])('PR5 compares known products with their own former prices: %d times', (ratio, fault) => {
    const moves = Array.from({ length: 50 }, (_, each) => ({
      before: 1_000 + each,
      now: (1_000 + each) * ratio,
    }))
    const found = findStepFault(figures(50, 0), moves, good)
    if (fault === undefined) expect(found).toBeUndefined()
    else expect(found).toContain(fault)
  })

  it('accepts rejections if the source had as many in its last good run', () => {
    const mixed = addFigures(good, figures(10, 90))
    expect(findStepFault(figures(10, 90), [], mixed)).toBeUndefined()
  })
})

describe('findRunFault', () => {
  it.each([
    [500, good, undefined],
    [499, good, 'only 499 products were read, after 1000 the last time'],
    [1_000, figures(1_000, 0, () => ({ price: 2_200_000 })), 'the median price is $'],
  ])('PR5 rejects a run by its volume and median price: %d products', (seen, figures, fault) => {
    const found = findRunFault({ seen, figures }, { seen: 1_000, figures: good })
    if (fault === undefined) expect(found).toBeUndefined()
    else expect(found).toContain(fault)
  })

  it('accepts any first run of a source', () => {
    expect(findRunFault({ seen: 1, figures: good }, undefined)).toBeUndefined()
  })
})
