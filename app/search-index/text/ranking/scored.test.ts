import { describe, expect, it } from 'vitest'
import { intersectScored, type Scored, seek, uniteScored } from './scored.ts'

const make = (pairs: readonly (readonly [number, number])[]): Scored => ({
  documents: Uint32Array.from(pairs, ([document]) => document),
  scores: Float32Array.from(pairs, ([, score]) => score),
})
const read = ({ documents, scores }: Scored) =>
  [...documents].map((document, at) => [document, scores[at]])

/** Returns every n-th of the first thousand documents. */
const every = (step: number, score: number) =>
  make(Array.from({ length: Math.ceil(1_000 / step) }, (_, at) => [at * step, score] as const))

describe('lists of scored documents', () => {
  it.each([
    [1, 2],
    [3, 5],
    [2, 400],
    [7, 7],
    [1, 999],
  ])('LS2 are united and intersected like sets (steps %i and %i)', (first, second) => {
    const numbers = Array.from({ length: 1_000 }, (_, number) => number)
    const either = numbers.filter(number => number % first === 0 || number % second === 0)
    const both = numbers.filter(number => number % first === 0 && number % second === 0)
    for (const [a, b] of [
      [every(first, 1), every(second, 2)],
      [every(second, 2), every(first, 1)],
    ] as const) {
      expect(read(uniteScored(a, b))).toEqual(
        either.map(number => [number, number % second === 0 ? 2 : 1]),
      )
      expect(read(intersectScored(a, b))).toEqual(both.map(number => [number, 3]))
    }
  })

  it('LS2 can be united and intersected with an empty list', () => {
    expect(read(uniteScored(make([]), make([[4, 1]])))).toEqual([[4, 1]])
    expect(read(intersectScored(make([]), make([[4, 1]])))).toEqual([])
  })
})

describe('seek', () => {
  const values = Uint32Array.from({ length: 100 }, (_, at) => at * 3)
  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [150, 0, 50],
    [150, 50, 50],
    [151, 20, 51],
    [297, 0, 99],
    [298, 0, 100],
    [298, 100, 100],
  ])(
    'finds the first value of at least %i, searching from index %i, at index %i',
    (target, from, place) => {
      expect(seek(values, target, from)).toBe(place)
    },
  )
})
