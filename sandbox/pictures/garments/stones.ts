import { getShade } from '../../world/shades.ts'
import { dot, fill } from '../art.ts'
import { gold, porcelain, steel } from '../materials.ts'
import { round } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { createTone, type Tone } from '../tone.ts'

const metals = (['Gold', 'Silver', 'Rose Gold'] as const).map(
  name => createTone(getShade(name).rgb).base,
)

/**
 * Returns the colors of metal and stones. The metal has the product's color if that is plausible
 * for metal; otherwise the metal is gold or steel, and the stones have the product's color.
 */
export function getMetal(pen: Pen): { metal: Tone; stone: Tone } {
  const { tone, accent } = pen
  const metal = pen.random.pick([gold, steel])
  return metals.includes(tone.base) ? { metal: { ...tone }, stone: accent } : { metal, stone: tone }
}

/** The corners of each stone's outline, clockwise from the top. */
const outlines = {
  round: '0 -1 .7 -.7 1 0 .7 .7 0 1 -.7 .7 -1 0 -.7 -.7',
  emerald: '-.75 -1 .75 -1 1 -.7 1 .7 .75 1 -.75 1 -1 .7 -1 -.7',
  drop: '0 -1.5 .45 -.7 .85 .1 .7 .75 0 1 -.7 .75 -.85 .1 -.45 -.7',
}
type Cut = keyof typeof outlines | 'pearl'
export const cuts = ['round', 'emerald', 'drop', 'pearl'] as const

export function drawStone(x: number, y: number, r: number, stone: Tone, cut: Cut): string {
  if (cut === 'pearl') return drawBead(x, y, r, { ...porcelain, pale: '#ffffff' })
  const { pale, base, shade, deep } = stone
  const numbers = outlines[cut].split(' ').map(Number)
  const corner = (i: number, scale: number) =>
    [x, y].map((middle, k) => round(middle + (numbers[(i % 8) * 2 + k] ?? 0) * r * scale)).join(' ')
  const polygon = (...corners: string[]) => `M${corners.join('L')}Z`
  const facets = [pale, base, shade, deep, shade, base, pale, '#ffffff'].map((color, i) =>
    fill(polygon(corner(i, 1), corner(i + 1, 1), corner(i + 1, 0.5), corner(i, 0.5)), color),
  )
  const all = polygon(...facets.map((_, i) => corner(i, 1)))
  const glint = polygon(corner(7, 0.54), corner(0, 0.54), corner(3, 0.4))
  return fill(all, base) + facets.join('') + fill(glint, '#fff', 0.45)
}

export function drawBead(x: number, y: number, r: number, { shade, base, pale }: Tone): string {
  const light = dot(x - r * 0.35, y - r * 0.38, r * 0.3, pale)
  return dot(x, y, r, shade) + dot(x - r * 0.12, y - r * 0.12, r * 0.84, base) + light
}
