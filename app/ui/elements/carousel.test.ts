import { expect, it } from 'vitest'
import { findKeyedIndex } from './carousel.ts'

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 4, false, 4],
  ['ArrowRight', 4, true, 0],
  ['ArrowLeft', 0, false, 0],
  ['ArrowLeft', 0, true, 4],
  ['Home', 3, false, 0],
  ['End', 1, true, 4],
  ['Tab', 1, true, undefined],
])('PD2 maps %s on picture %i of five (loop: %j) to %j', (key, index, isLoop, next) => {
  expect(findKeyedIndex(key, index, 5, isLoop)).toBe(next)
})
