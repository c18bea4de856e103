import { describe, expect, it } from 'vitest'
import { getEditDistance } from './edit-distance.ts'

describe('getEditDistance', () => {
  it.each([
    ['jeans', 'jeans', 0],
    ['sneeker', 'sneaker', 1],
    ['dreses', 'dresses', 1],
    ['dressses', 'dresses', 1],
    ['jaens', 'jeans', 1],
    ['jeasn', 'jeans', 1],
    ['balenciga', 'balenciaga', 1],
    ['mocasin', 'moccassin', 2],
    ['boot', 'coat', 2],
    // Every distance above the limit is returned as the limit plus one.
    ['boot', 'scarf', 3],
    ['boot', 'bootlegging', 3],
    ['', 'ab', 2],
    // Words of more than 60 letters are never corrected.
    ['a'.repeat(60), 'a'.repeat(60), 0],
    ['a'.repeat(61), 'a'.repeat(61), 3],
  ])('LS8 between %j and %j is %i', (a, b, edits) => {
    expect([getEditDistance(a, b, 2), getEditDistance(b, a, 2)]).toEqual([edits, edits])
  })
})
