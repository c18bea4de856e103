import { frame, type Scene } from './scene.ts'

/** Pixels in row order, with interleaved channels. */
export interface Raster {
  width: number
  height: number
  pixels: Uint8Array
}

/**
 * Composites light and shadow onto the subject (RGBA), and the subject with its cast shadow onto
 * the ground. Returns RGB at the subject's size; ground and shade are smaller and scaled up.
 * Written by hand because full-size SVG blurs took ten times as long.
 */
export function developPicture(
  ground: Raster,
  subject: Raster,
  shade: Raster,
  shadow: Scene['shadow'],
): Raster {
  const { width, height, pixels: from } = subject
  const pixels = new Uint8Array(width * height * 3)
  const cast = castShadow(subject, ground.width, ground.height, shadow)
  const paper = createStretcher(
    getPaper(ground, cast, shadow.opacity),
    3,
    ground.width,
    ground.height,
    width,
    height,
  )
  const light = createStretcher(getLight(shade), 1, shade.width, shade.height, width, height)
  for (let y = 0; y < height; y++) {
    const paperRow = paper(y)
    const lightRow = light(y)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const alpha = (from[at * 4 + 3] ?? 0) / 255
      const grain = noise[(at * 7 + y * 13) & 4095] ?? 0
      let [r, g, b] = [0, 0, 0]
      if (alpha < 1) {
        r = (paperRow[x * 3] ?? 0) + grain
        g = (paperRow[x * 3 + 1] ?? 0) + grain
        b = (paperRow[x * 3 + 2] ?? 0) + grain
      }
      if (alpha > 0) {
        const lit = lightRow[x] ?? 0
        r += (shine(from[at * 4] ?? 0, lit) - r) * alpha
        g += (shine(from[at * 4 + 1] ?? 0, lit) - g) * alpha
        b += (shine(from[at * 4 + 2] ?? 0, lit) - b) * alpha
      }
      pixels[at * 3] = r
      pixels[at * 3 + 1] = g
      pixels[at * 3 + 2] = b
    }
  }
  return { width, height, pixels }
}

/** The ground with the cast shadow applied. */
function getPaper(ground: Raster, cast: Float32Array, opacity: number): Float32Array {
  const paper = new Float32Array(ground.pixels.length)
  for (let i = 0; i < paper.length; i++) {
    const kept = (cast[Math.floor(i / 3)] ?? 0) * opacity
    paper[i] = (ground.pixels[i] ?? 0) * (1 - kept * (warmth[i % 3] ?? 1))
  }
  return paper
}

/** Gray and alpha → −1 in full shade, 0 where neutral, 1 in full light. */
function getLight({ pixels, width, height }: Raster): Float32Array {
  const light = new Float32Array(width * height)
  for (let i = 0; i < light.length; i++) {
    light[i] = (((pixels[i * 4] ?? 128) - 128) / 128) * ((pixels[i * 4 + 3] ?? 0) / 255)
  }
  return light
}

/**
 * Lightens toward white but darkens like dye: dark
 * channels darken first, so shadows stay saturated.
 */
function shine(color: number, light: number): number {
  if (light >= 0) return color + (255 - color) * light * 0.5
  return color * (1 + light * (0.42 + 0.32 * (1 - color / 255)))
}

/** Shadows on warm paper are warm, so blue darkens first. */
const warmth = [0.9, 1, 1.08] as const

/** Less than one brightness level of dither, which prevents banding in wide gradients. */
const noise = Float32Array.from(
  { length: 4096 },
  (_, i) => ((Math.imul(i + 1, 0x9e3779b1) >>> 16) & 1023) / 1023,
)

/** The share of the ground's light that the subject blocks: 0 to 1, at the ground's size. */
function castShadow(
  subject: Raster,
  width: number,
  height: number,
  shadow: Scene['shadow'],
): Float32Array {
  const dark = new Float32Array(width * height)
  const [stepX, stepY] = [subject.width / width, subject.height / height]
  const [dx, dy] = [(shadow.dx * width) / frame.width, (shadow.dy * height) / frame.height]
  for (let y = 0; y < height; y++) {
    const sourceY = Math.floor((y + 0.5 - dy) * stepY)
    if (sourceY < 0 || sourceY >= subject.height) continue
    for (let x = 0; x < width; x++) {
      const sourceX = Math.floor((x + 0.5 - dx) * stepX)
      if (sourceX < 0 || sourceX >= subject.width) continue
      dark[y * width + x] = (subject.pixels[(sourceY * subject.width + sourceX) * 4 + 3] ?? 0) / 255
    }
  }
  const radius = Math.max(1, Math.round((shadow.blur * width) / frame.width))
  for (let pass = 0; pass < 2; pass++) {
    blurLines(dark, width, height, 1, width, radius)
    blurLines(dark, height, width, width, 1, radius)
  }
  return dark
}

/**
 * A box blur along lines; `step` is the distance between cells,
 * `skip` between lines. Two passes approximate a Gaussian.
 */
function blurLines(
  cells: Float32Array,
  length: number,
  lines: number,
  step: number,
  skip: number,
  radius: number,
): void {
  const line = new Float32Array(length)
  const size = 2 * radius + 1
  for (let l = 0; l < lines; l++) {
    const start = l * skip
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += cells[start + clamp(i, length) * step] ?? 0
    for (let i = 0; i < length; i++) {
      line[i] = sum / size
      sum +=
        (cells[start + clamp(i + radius + 1, length) * step] ?? 0) -
        (cells[start + clamp(i - radius, length) * step] ?? 0)
    }
    for (let i = 0; i < length; i++) cells[start + i * step] = line[i] ?? 0
  }
}

function clamp(index: number, length: number): number {
  return index < 0 ? 0 : index >= length ? length - 1 : index
}

/** Reads a small raster scaled up, row by row; each row is valid until the next one is read. */
function createStretcher(
  cells: Float32Array,
  channels: number,
  cellsX: number,
  cellsY: number,
  width: number,
  height: number,
) {
  const columns = getSamples(width, cellsX)
  const rows = getSamples(height, cellsY)
  const between = new Float32Array(cellsX * channels)
  const row = new Float32Array(width * channels)
  return (y: number): Float32Array => {
    const above = (rows.place[y] ?? 0) * cellsX * channels
    const below = Math.min((rows.place[y] ?? 0) + 1, cellsY - 1) * cellsX * channels
    const v = rows.share[y] ?? 0
    for (let i = 0; i < between.length; i++) {
      const from = cells[above + i] ?? 0
      between[i] = from + ((cells[below + i] ?? 0) - from) * v
    }
    for (let x = 0; x < width; x++) {
      const left = (columns.place[x] ?? 0) * channels
      const right = left + channels < between.length ? left + channels : left
      const u = columns.share[x] ?? 0
      for (let c = 0; c < channels; c++) {
        const from = between[left + c] ?? 0
        row[x * channels + c] = from + ((between[right + c] ?? 0) - from) * u
      }
    }
    return row
  }
}

/** For each of `size` pixels: the preceding cell, and the fraction of the way to the next. */
function getSamples(size: number, cells: number): { place: Uint16Array; share: Float32Array } {
  const place = new Uint16Array(size)
  const share = new Float32Array(size)
  for (let i = 0; i < size; i++) {
    const at = Math.min(Math.max(((i + 0.5) * cells) / size - 0.5, 0), cells - 1)
    place[i] = Math.floor(at)
    share[i] = at - Math.floor(at)
  }
  return { place, share }
}
