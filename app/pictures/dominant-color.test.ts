import { describe, expect, it } from 'vitest'
import { getDominantColor } from './dominant-color.ts'

describe('getDominantColor', () => {
  it.each<[string, [red: number, green: number, blue: number][], string]>([
    ['one colour as it is', [[232, 228, 222]], '#e8e4de'],
    [
      'the ground rather than what stands on it',
      [
        [240, 238, 230],
        [242, 240, 232],
        [20, 30, 90],
      ],
      '#f1efe7',
    ],
    ['dark ones with all their digits', [[0, 1, 15]], '#00010f'],
    ['nothing as black', [], '#000000'],
  ])('LS4 tells %s', (_, pixels, color) => {
    expect(getDominantColor(Uint8Array.from(pixels.flat()))).toBe(color)
  })
})
