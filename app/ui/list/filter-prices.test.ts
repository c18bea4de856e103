import { expect, it } from 'vitest'
import { priceBuckets, priceEdges } from '#app/domain/price-range.ts'
import { countBuckets, moveEnds } from './filter-prices.tsx'

const at = (dollars: number) => (priceEdges as readonly number[]).indexOf(dollars)
const end = priceEdges.length

it.each([
  ['moves both ends', {}, [at(20), at(100)], { min: 2_000, max: 10_000 }],
  ['moves the lower end alone', {}, [at(20), end], { min: 2_000 }],
  ['moves the upper end alone', {}, [0, at(100)], { max: 10_000 }],
  [
    'keeps a typed upper end',
    { min: 2_500, max: 8_799 },
    [at(40), at(100)],
    { min: 4_000, max: 8_799 },
  ],
  [
    'keeps a typed lower end',
    { min: 2_599, max: 9_000 },
    [at(20), at(60)],
    { min: 2_599, max: 6_000 },
  ],
  ['adds no upper end', { min: 2_500 }, [at(40), end], { min: 4_000 }],
  ['removes an upper end', { min: 2_500, max: 9_000 }, [at(20), end], { min: 2_500 }],
  ['removes a lower end', { min: 2_500, max: 9_000 }, [0, at(100)], { max: 9_000 }],
  ['removes both ends', { max: 9_000 }, [0, end], undefined],
])('LS2 the price handles: %s', (_case, range, [from = 0, to = 0], moved) => {
  expect(moveEnds(range, { from, to })).toEqual(moved)
})

it.each(['80-', '50-150', '-100', '80-100'])(
  'LS2 the price bars are the same with the range %s chosen',
  range => {
    const buckets = priceBuckets.map((value, at) => ({ value, count: at }))
    const values = [...buckets.filter(({ value }) => value !== range), { value: range, count: 342 }]
    const counts = countBuckets(values)
    expect(counts).toHaveLength(priceEdges.length)
    const others = counts.filter((count, at) => count !== at)
    expect(others).toEqual(priceBuckets.includes(range) ? [342] : [])
  },
)
