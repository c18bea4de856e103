/** Colours whose channels agree in their upper bits count as one. */
const comparedBits = 3

interface Shade {
  pixels: number
  red: number
  green: number
  blue: number
}

/**
 * What most of a picture is, like #e8e4de, out of its pixels (three bytes each): the mean of the commonest shade. A mean of
 * all would be a colour that is nowhere in it.
 */
export function getDominantColor(rgb: Uint8Array): string {
  const shades = new Map<number, Shade>()
  let commonest: Shade = { pixels: 0, red: 0, green: 0, blue: 0 }
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
    if (shade.pixels > commonest.pixels) commonest = shade
  }
  const { pixels, red, green, blue } = commonest
  return `#${[red, green, blue].map(sum => toHex(sum / Math.max(1, pixels))).join('')}`
}

function toHex(part: number): string {
  return Math.round(part).toString(16).padStart(2, '0')
}
