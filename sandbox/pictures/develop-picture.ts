import sharp from 'sharp'
import type { DrawnPicture } from './draw-picture.ts'
import { groundScale, type Scene } from './scene.ts'

/** One value for each channel of each pixel, row by row. */
interface Raster {
  width: number
  height: number
  channels: number
  pixels: Uint8Array | Float32Array
}

/**
 * Rasterizes the layers and composites them: light and shadow onto the subject, and the subject
 * with its cast shadow onto the ground. Returns RGB. Ground and shade are soft, so they are
 * drawn small and scaled up by our own code; full-size SVG blurs took ten times as long.
 */
export async function developPicture(
  drawn: DrawnPicture,
): Promise<Raster & { pixels: Uint8Array }> {
  const subject = await rasterize(drawn.colorSvg)
  const ground = await rasterize(drawn.groundSvg)
  const shade = await rasterize(drawn.shadeSvg)
  const { width, height, pixels: from } = subject
  const readPaper = enlarge(await castShadow(subject, ground, drawn.shadow), width, height)
  const readLight = enlarge(getLight(shade), width, height)
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const paper = readPaper(y)
    const light = readLight(y)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const alpha = (from[at * 4 + 3] ?? 0) / 255
      const lit = light[x] ?? 0
      const grain = alpha < 1 ? (noise[(at * 7 + y * 13) & 4095] ?? 0) : 0
      for (let c = 0; c < 3; c++) {
        const back = (paper[x * 3 + c] ?? 0) + grain
        pixels[at * 3 + c] =
          alpha === 0 ? back : back + (shine(from[at * 4 + c] ?? 0, lit) - back) * alpha
      }
    }
  }
  return { width, height, channels: 3, pixels }
}

async function rasterize(svg: string): Promise<Raster> {
  const image = sharp(Buffer.from(svg)).ensureAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 4, pixels: data }
}

/** Returns the ground as RGB, darkened where the subject blocks the light. */
async function castShadow(subject: Raster, ground: Raster, shadow: Scene['shadow']) {
  const { width, height } = ground
  const outline = new Uint8Array(width * height)
  for (let i = 0; i < outline.length; i++) {
    const x = Math.floor(((i % width) + 0.5 - shadow.dx * groundScale) * (subject.width / width))
    const y = Math.floor(
      (Math.floor(i / width) + 0.5 - shadow.dy * groundScale) * (subject.height / height),
    )
    if (x >= 0 && y >= 0) outline[i] = subject.pixels[(y * subject.width + x) * 4 + 3] ?? 0
  }
  const blocked = await sharp(outline, { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.5, shadow.blur * groundScale * 1.1))
    .extractChannel(0)
    .raw()
    .toBuffer()
  const pixels = new Float32Array(width * height * 3)
  for (let i = 0; i < pixels.length; i++) {
    const [cell, c] = [Math.floor(i / 3), i % 3]
    const share = ((blocked[cell] ?? 0) / 255) * shadow.opacity
    pixels[i] = (ground.pixels[cell * 4 + c] ?? 0) * (1 - share * (warmth[c] ?? 1))
  }
  return { width, height, channels: 3, pixels }
}

/** Converts gray and alpha to light: −1 in full shade, 0 where neutral, 1 in full light. */
function getLight({ pixels, width, height }: Raster): Raster {
  const light = new Float32Array(width * height)
  for (let i = 0; i < light.length; i++)
    light[i] = (((pixels[i * 4] ?? 128) - 128) / 128) * ((pixels[i * 4 + 3] ?? 0) / 255)
  return { width, height, channels: 1, pixels: light }
}

/**
 * Lightens a channel toward white but darkens it as dye would:
 * dark channels darken first, so that shadows stay saturated.
 */
function shine(color: number, light: number): number {
  if (light >= 0) return color + (255 - color) * light * 0.5
  return color * (1 + light * (0.42 + 0.32 * (1 - color / 255)))
}

/** Shadows on warm paper are warm, so blue darkens first. */
const warmth = [0.9, 1, 1.08] as const

/** Dither of less than one brightness level, which prevents banding in wide gradients. */
const noise = Float32Array.from(
  { length: 4096 },
  (_, i) => ((Math.imul(i + 1, 0x9e3779b1) >>> 16) & 1023) / 1023,
)

/**
 * Scales a raster up. The returned function reads a row, which is valid until the next row is read.
 */
function enlarge({ pixels, channels, ...small }: Raster, width: number, height: number) {
  const columns = getPlaces(width, small.width)
  const rows = getPlaces(height, small.height)
  const step = small.width * channels
  const between = new Float32Array(step + channels)
  const row = new Float32Array(width * channels)
  return (y: number): Float32Array => {
    const start = (rows.cell[y] ?? 0) * step
    const v = rows.share[y] ?? 0
    for (let i = 0; i < step; i++) {
      const from = pixels[start + i] ?? 0
      between[i] = from + ((pixels[start + step + i] ?? from) - from) * v
    }
    for (let x = 0; x < width; x++) {
      const left = (columns.cell[x] ?? 0) * channels
      const u = columns.share[x] ?? 0
      for (let c = 0; c < channels; c++) {
        const from = between[left + c] ?? 0
        row[x * channels + c] = from + ((between[left + channels + c] ?? 0) - from) * u
      }
    }
    return row
  }
}

/**
 * Returns, for each of `size` pixels, the preceding cell
 * and the fraction of the way to the next cell.
 */
function getPlaces(size: number, cells: number) {
  const [cell, share] = [new Uint16Array(size), new Float32Array(size)]
  for (let i = 0; i < size; i++) {
    const at = Math.min(Math.max(((i + 0.5) * cells) / size - 0.5, 0), cells - 1)
    cell[i] = Math.floor(at)
    share[i] = at - Math.floor(at)
  }
  return { cell, share }
}
