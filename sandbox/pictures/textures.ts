import type { Sheen } from '../world/picture-id.ts'
import { dot, fill, line } from './art.ts'
import { each, repeat, round } from './outline.ts'
import { createRandom } from './random.ts'
import type { Tone } from './tone.ts'

/** The surface of a material as an SVG pattern, in shades of the cloth's own color. */
export interface Texture {
  id: string
  art: string
}

const knitted =
  /^(knit|(zip-|crewneck-)?cardigan|turtleneck|crewneck|v-neck|half-zip|sweater-vest|sweater-dress)$/

/** Returns true for kinds that are knitted, whose stitches are seen from afar. */
export function isKnitted(kind: string): boolean {
  return knitted.test(kind)
}

/** Draws columns of V-shaped stitches, which are smaller in fine yarn. */
export function drawStitches(id: string, { pale, base, shade }: Tone, sheen: Sheen): string {
  const leaf = 'M.2 -.5C1.7 -.4 3 1.7 2.9 4.8C1.2 4.3 .1 2.2 .2 -.5Z'
  const other = 'M5.8 -.5C4.3 -.4 3 1.7 3.1 4.8C4.8 4.3 5.9 2.2 5.8 -.5Z'
  const light = 'M.9 .4C1.8 1.3 2.4 2.4 2.6 3.7M5.2 .4C4.3 1.3 3.8 2.3 3.6 3.2'
  const rows = each([-5, 0, 5], y => {
    const stitch = fill(leaf + other, base) + line(light, pale, 0.7, 0.55)
    return `<g transform="translate(0 ${y})">${stitch}</g>`
  })
  const art = fill('M0 0H6V5H0Z', shade) + rows
  return toPattern(id, 6, 5, art, `scale(${sheen === 'fine' ? 0.62 : 1})`).art
}

/** Twill, whose fine ribs rise to the right. */
export function drawTwill({ pale, shade }: Tone): Texture {
  const ribs = line('M0 0H18M0 9H18', shade, 2.6, 0.8)
  const threads = line('M1.5 4.6H7.5M10.5 4.6H16.5', pale, 2.8, 0.5)
  return toPattern('twill', 18, 9, ribs + threads, 'rotate(-38) scale(.7)')
}

/** Plain weave: threads that pass over and under each other. */
export function drawPlainWeave({ pale, shade }: Tone): Texture {
  const over = line('M1 2H3M5 6H7', pale, 2.4, 0.5) + line('M2 5V7M6 1V3', shade, 2.4, 0.55)
  const gaps = line('M0 0H8M0 4H8M0 0V8M4 0V8', shade, 0.8, 0.6)
  return toPattern('plain', 8, 8, over + gaps, 'rotate(4) scale(.9)')
}

/** Linen: a plain weave of uneven threads, some of them thick. */
export function drawSlubs({ pale, shade, deep }: Tone): Texture {
  const random = createRandom(31)
  const threads = repeat(24, index => {
    const [at, wide] = [round(index * 10), random.chance(0.24) ? 7 : random.range(2.5, 4.5)]
    const [warp, weft] = [random.range(0.2, 0.65), random.range(0.25, 0.75)]
    const from = round(random.range(0, 150))
    return (
      line(`M${at} 0V240`, shade, 1.6, 0.7) +
      line(`M${at + 5} 0V240`, pale, wide * 0.6, warp * 0.6) +
      line(`M0 ${at}H240`, deep, 1.8, 0.5) +
      line(`M0 ${at + 5}H240`, pale, wide * 0.5, weft * 0.6) +
      line(`M${from} ${at + 5}h${round(random.range(30, 80))}`, pale, wide, 0.55)
    )
  })
  return toPattern('slubs', 240, 240, threads, 'rotate(2) scale(.62)')
}

/** Leather: pebbles of uneven size between darker creases. */
export function drawGrain({ pale, base, shade }: Tone): Texture {
  const random = createRandom(7)
  const [columns, size] = [10, 24]
  // The sheet repeats, so pebbles at its edges are drawn at both sides.
  const sheet = columns * size
  const pebbles = repeat(columns * columns, index => {
    const row = Math.floor(index / columns)
    const x = ((index % columns) + (row % 2) / 2) * size + random.range(-5, 5)
    const y = row * size + random.range(-5, 5)
    const [wide, high] = [random.range(10.5, 14), random.range(10, 13.5)]
    return each([0, -sheet, sheet], dx =>
      each([0, -sheet, sheet], dy => {
        const isSeen = [x + dx, y + dy].every(place => place > -20 && place < sheet + 20)
        if (!isSeen) return ''
        const [left, top] = [x + dx, y + dy]
        return (
          dot(left, top, wide, base, high) +
          `<g opacity=".24">${dot(left - 2.4, top - 2.8, wide * 0.5, pale, high * 0.42)}</g>`
        )
      }),
    )
  })
  const art = fill(`M0 0H${sheet}V${sheet}H0Z`, shade) + pebbles
  return toPattern('grain', sheet, sheet, art, 'rotate(14) scale(.62)')
}

/** Suede: a short nap that lies in every direction. */
export function drawNap(tone: Tone): Texture {
  return drawHairs('nap', tone, { count: 4200, length: 5, width: 1, opacity: 0.5 })
}

/** Alpaca and mohair: long soft hairs over the yarn. */
export function drawFluff(tone: Tone): Texture {
  return drawHairs('fluff', tone, { count: 900, length: 38, width: 1.1, opacity: 0.62 })
}

interface Hairs {
  count: number
  length: number
  width: number
  opacity: number
}

/** Draws curved hairs in every direction, half of them in the light. */
function drawHairs(id: string, { pale, shade }: Tone, hairs: Hairs): Texture {
  const random = createRandom(hairs.count)
  const size = 240
  const drawOne = (): string => {
    const [x, y, turn] = [random.range(0, size), random.range(0, size), random.range(0, 6.3)]
    const [dx, dy] = [Math.cos(turn) * hairs.length, Math.sin(turn) * hairs.length]
    const bend = random.range(-0.5, 0.5)
    const curve = `q${[dx / 2 - dy * bend, dy / 2 + dx * bend, dx, dy].map(round).join(' ')}`
    // The sheet repeats, so a hair over an edge is drawn at the other side, too.
    return each([0, -size, size], ox =>
      each([0, -size, size], oy => {
        const [left, top] = [x + ox, y + oy]
        const isSeen = [left, top].every(at => at > -hairs.length && at < size + hairs.length)
        return isSeen ? `M${round(left)} ${round(top)}${curve}` : ''
      }),
    )
  }
  const draw = (color: string) =>
    line(repeat(hairs.count / 2, drawOne), color, hairs.width, hairs.opacity)
  return toPattern(id, size, size, draw(shade) + draw(pale), '')
}

function toPattern(
  id: string,
  width: number,
  height: number,
  art: string,
  transform: string,
): Texture {
  const turned = transform && ` patternTransform="${transform}"`
  const box = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`
  return { id, art: `<pattern id="${id}" ${box}${turned}>${art}</pattern>` }
}
