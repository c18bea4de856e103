/** Shades of one color from the highlight to the seam line, all as #rrggbb. */
export interface Tone {
  base: string
  /** The color in direct light. */
  pale: string
  /** The color on the shaded side of a fold. */
  shade: string
  /** The color inside a collar or under a lapel. */
  deep: string
  /** The color of outlines and seams. To stay visible, it is lighter than dark fabric. */
  line: string
  /** OKLab lightness, 0 to 1. */
  lightness: number
}

export function createTone(rgb: string): Tone {
  const [rawLightness, a, b] = toOklab(rgb)
  // No fabric is pure black or pure white, so that folds and highlights stay visible. White cloth
  // is darker than white paper, which storefronts brighten.
  const l = Math.min(Math.max(rawLightness, 0.265), 0.925)
  const at = (lightness: number, chroma = 1) =>
    formatOklab(Math.min(Math.max(lightness, 0.06), 0.99), a * chroma, b * chroma)
  return {
    base: at(l),
    pale: at(l + 0.11 + 0.1 * (1 - l), 0.9),
    shade: at(l - 0.085 - 0.075 * l, 1.06),
    deep: at(l - 0.11 - 0.14 * l, 1.05),
    line: l < 0.36 ? at(l + 0.12) : at(l - 0.13 - 0.2 * l, 1.05),
    lightness: l,
  }
}

/** Mixes two colors in OKLab; a share of 0 is the first color, 1 the second. */
export function mixColors(first: string, second: string, share: number): string {
  const [l1, a1, b1] = toOklab(first)
  const [l2, a2, b2] = toOklab(second)
  return formatOklab(l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share)
}

function toOklab(rgb: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at =>
    toLinear(Number.parseInt(rgb.slice(at, at + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function formatOklab(lightness: number, a: number, b: number): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const bytes = linear.map(value => Math.round(fromLinear(Math.min(Math.max(value, 0), 1)) * 255))
  return `#${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}
