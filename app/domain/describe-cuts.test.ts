import { expect, it } from 'vitest'
import { describeCuts } from './describe-cuts.ts'

it.each([
  [['letter:m', 'letter:2x'], 'plus size'],
  [['us:18-plus'], 'plus size'],
  [['letter:1x', 'us:8-petite'], 'plus size petite'],
  [['letter:m-tall', 'us:8-petite'], 'petite tall'],
  [['letter:xxl', 'letter:3xl', 'us:18', 'one', 'written:rings:plus'], ''],
  [[], ''],
])('LS2 says of %j that they are %j', (sizes, words) => {
  expect(describeCuts(sizes)).toBe(words)
})
