import { expect, it } from 'vitest'
import { type ColorMatch, matchColors, toShades } from './shades.ts'

it.each<[a: string, b: string, match: ColorMatch]>([
  ['Navy', 'Midnight', 'same'],
  ['Navy', 'Blue', 'near'],
  ['Navy', 'Red', 'other'],
  ['Dark Indigo', 'Light Indigo', 'near'],
  ['Dark Wash', 'Medium Wash', 'near'],
  ['Dark Wash', 'Dark Wash', 'same'],
  ['Dark Blue', 'Navy', 'same'],
  // Ink alone is navy.
  ['Ink Black', 'Black', 'same'],
  ['Ink', 'Navy', 'same'],
  // The color after the slash is trim.
  ['Navy/White', 'Navy', 'same'],
  ['Navy/White', 'Red/White', 'near'],
  // Leopard is brown and houndstooth is black and white, unless the name states a color.
  ['Ivory Leopard', 'Red Leopard', 'other'],
  ['Leopard', 'Leopard', 'same'],
  ['Pink Houndstooth', 'Green Houndstooth', 'other'],
  ['Bermuda', 'Navy', 'unknown'],
  ['Bermuda', 'Bermuda', 'none'],
])('PR8 matches %j and %j as %j', (a, b, match) => {
  expect(matchColors(toShades(a), toShades(b))).toBe(match)
})
