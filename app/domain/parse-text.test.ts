import { describe, expect, it } from 'vitest'
import { parseText } from './parse-text.ts'

describe('parseText', () => {
  it.each([
    ['  red \n\t midi  ', 'red midi'],
    ['a\0b\x07c\x1bd\x7fe', 'a b c d e'],
    // C1 controls are invisible, and some terminals execute them.
    ['a\x80b\x85c\x9fd', 'a b c d'],
    ['a\ud800b\udc00c', 'a b c'],
    ['\u{1f457} dress', '\u{1f457} dress'],
    // Half of a surrogate pair, which is left when a string is cut in the middle of one.
    [`${'x'.repeat(199)}\u{1f457}`, 'x'.repeat(199)],
    ['a\u202eb\u2066c\ufeffd', 'a b c d'],
    ['a\u2028b\u2029c', 'a b c'],
    ['\0\x01', ''],
    ['x'.repeat(10_000), 'x'.repeat(200)],
    ['Chloé コム', 'Chloé コム'],
  ])('LS2 parses %j as %j', (text, line) => {
    expect(parseText(text)).toBe(line)
  })
})
