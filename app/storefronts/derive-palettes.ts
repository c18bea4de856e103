import { findContrastFaults, parseHexColor } from './contrast.ts'
import type { HexColor, Look, Palette } from './look.ts'

type Palettes = Pick<Look, 'light' | 'dark'>

/** The contrast faults of an accent, and the nearest accent without faults, if there is one. */
export interface AccentFault {
  faults: string[]
  nearest: HexColor | undefined
}

/**
 * Returns the palettes of `from` with a different accent, or the
 * accent's faults if some pair of colors would have too little contrast.
 */
export function derivePalettes(from: Palettes, accent: HexColor): Palettes | AccentFault {
  const toLight = (color: HexColor): Palette => ({
    ...from.light,
    ...{ accent: color, button: color, tint: mix(from.light.paper, color, 0.1) },
  })
  const light = toLight(accent)
  const faults = findContrastFaults(light)
  const darker = listMixes(accent, '#000000')
  if (faults.length > 0)
    return { faults, nearest: darker.find(color => isReadable(toLight(color))) }

  const tint = mix(from.dark.paper, accent, 0.15)
  const toDark = (color: HexColor, button: HexColor): Palette => ({
    ...from.dark,
    ...{ accent: color, button, tint },
  })
  const lighter = listMixes(accent, '#ffffff')
  const text = lighter.find(color => isReadable(toDark(color, from.dark.button)))
  // White text must be readable on a button, and the button must stand out from the page.
  const button =
    text &&
    lighter
      .flatMap((color, index) => [color, darker[index] ?? color])
      .find(color => isReadable(toDark(text, color)))
  if (!text || !button)
    return { faults: ['no color for the dark theme can be derived from it'], nearest: undefined }
  return { light, dark: toDark(text, button) }
}

function isReadable(palette: Palette): boolean {
  return findContrastFaults(palette).length === 0
}

/** Lists the mixes of two colors in steps of 1%. */
function listMixes(from: HexColor, to: HexColor): HexColor[] {
  return Array.from({ length: 101 }, (_, step) => mix(from, to, step / 100))
}

function mix(from: HexColor, to: HexColor, share: number): HexColor {
  const end = parseHexColor(to)
  const values = parseHexColor(from).map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * share),
  )
  return `#${values.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
