import { describe, expect, it } from 'vitest'
import { getDominantColor } from './dominant-color.ts'

describe('getDominantColor', () => {
  it.each<[string, [red: number, green: number, blue: number][], string]>([
    ['a single color', [[232, 228, 222]], '#e8e4de'],
    [
      'the background rather than the object',
      [
        [240, 238, 230],
        [242, 240, 232],
        [20, 30, 90],
      ],
      '#f1efe7',
    ],
    ['a dark color with leading zeros', [[0, 1, 15]], '#00010f'],
    ['black for no pixels', [], '#000000'],
  ])('LS4 returns %s', (_, pixels, color) => {
    expect(getDominantColor(Uint8Array.from(pixels.flat()))).toBe(color)
  })
})
