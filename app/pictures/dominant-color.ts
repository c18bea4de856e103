/** Colors whose channels have the same upper bits count as one shade. */
const comparedBits = 3

interface Shade {
  pixels: number
  red: number
  green: number
  blue: number
}

/**
 * Returns the mean of the most common shade, like #e8e4de. Pixels have three bytes each. A mean of
 * all pixels would be a color that occurs nowhere in the picture.
 */
export function getDominantColor(rgb: Uint8Array): string {
  const shades = new Map<number, Shade>()
  let mostCommon: Shade = { pixels: 0, red: 0, green: 0, blue: 0 }
  const shift = 8 - comparedBits
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(at, at + 3)
    const key = ((red >> shift) << 16) | ((green >> shift) << 8) | (blue >> shift)
    const shade = shades.get(key) ?? { pixels: 0, red: 0, green: 0, blue: 0 }
    shades.set(key, shade)
    shade.pixels++
    shade.red += red
    shade.green += green
    shade.blue += blue
    if (shade.pixels > mostCommon.pixels) mostCommon = shade
  }
  const { pixels, red, green, blue } = mostCommon
  return `#${[red, green, blue].map(sum => toHex(sum / Math.max(1, pixels))).join('')}`
}

function toHex(part: number): string {
  return Math.round(part).toString(16).padStart(2, '0')
}
