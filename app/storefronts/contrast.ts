import type { HexColor, Palette } from './look.ts'

type Color = keyof Palette | 'white'

/** A foreground and a background color, and their minimum contrast. */
export interface ContrastPair {
  front: Color
  back: Color
  ratio: number
}

const textRatio = 4.5
const partRatio = 3

/**
 * All pairs of colors that pages use. Text needs a contrast
 * of 4.5:1, and the edges of fields and buttons need 3:1.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...(['ink', 'soft', 'accent', 'sale'] as const).flatMap(front => [
    { front, back: 'paper' as const, ratio: textRatio },
    { front, back: 'ground' as const, ratio: textRatio },
  ]),
  { front: 'accent', back: 'tint', ratio: textRatio },
  { front: 'ink', back: 'tint', ratio: textRatio },
  { front: 'soft', back: 'stage', ratio: textRatio },
  { front: 'white', back: 'button', ratio: textRatio },
  { front: 'paper', back: 'accent', ratio: textRatio },
  ...(['field', 'accent', 'button'] as const).flatMap(front => [
    { front, back: 'paper' as const, ratio: partRatio },
    { front, back: 'ground' as const, ratio: partRatio },
  ]),
]

/** Lists the pairs with too little contrast, such as `accent on paper is 1.5:1, not 4.5:1`. */
export function findContrastFaults(palette: Palette): string[] {
  return contrastPairs.flatMap(pair => {
    const contrast = getPairContrast(palette, pair)
    // The ratio is rounded down, so that a failing one is never shown as passing.
    const shown = Math.floor(contrast * 10) / 10
    return contrast < pair.ratio
      ? [`${pair.front} on ${pair.back} is ${shown}:1, not ${pair.ratio}:1`]
      : []
  })
}

export function getPairContrast(palette: Palette, { front, back }: ContrastPair): number {
  const toHex = (color: Color) => (color === 'white' ? '#ffffff' : palette[color])
  return getContrast(toHex(front), toHex(back))
}

/** Returns the contrast ratio as defined by WCAG 2.2, from 1 to 21. */
export function getContrast(a: HexColor, b: HexColor): number {
  const [darker = 0, lighter = 0] = [getLuminance(a), getLuminance(b)].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

function getLuminance(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = parseHexColor(color).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns red, green and blue: `#14602b` → 20, 96, 43. */
export function parseHexColor(color: HexColor): number[] {
  return [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))
}
