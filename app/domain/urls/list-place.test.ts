import { expect, it } from 'vitest'
import { formatListPlace, parseListPlace } from './list-place.ts'

it.each([
  { product: { source: 's', id: '730112845' }, position: 1 },
  { product: { source: 'f', id: 'a/b, c.d:e' }, position: 1_000_000 },
] as const)('SE3 the place %j of a card is read as it was written', place => {
  expect(parseListPlace(formatListPlace(place))).toEqual(place)
})

it.each(['', 's:1', '0.s:1', '1000001.s:1', '1.', '1.Q:1', '-1.s:1', '1e3.s:1', '1.s:%'])(
  'SE3 %j is no place of a card',
  text => {
    expect(parseListPlace(text)).toBeUndefined()
  },
)
