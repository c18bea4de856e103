import { isBare, type Sleeve } from '../../world/garment-cut.ts'
import type { Art } from '../art.ts'
import { type Point, smooth, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import type { Torso } from './torso.ts'

interface Shape {
  /** The share of the arm that the sleeve covers. */
  length: number
  /** Returns the added half width at `t`, which is 0 at the shoulder and 1 at the hem. */
  widen?: (t: number) => number
  /** How far gathers lift the sleeve at the shoulder. */
  lift?: number
}

const arch = (t: number) => Math.sin(t * Math.PI)
const shapes = {
  none: { length: 0 },
  cap: { length: 0.17 },
  flutter: { length: 0.26, widen: t => t * 29 },
  short: { length: 0.34 },
  puff: { length: 0.36, widen: t => 21 * arch(t * 0.95) - (t < 1 ? 0 : 6), lift: 16 },
  elbow: { length: 0.55 },
  bell: { length: 0.98, widen: t => Math.max(0, t - 0.45) ** 1.6 * 92 },
  long: { length: 1 },
  balloon: { length: 1, widen: t => 25 * arch(t * 0.98) - (t < 1 ? 0 : 8), lift: 16 },
} satisfies Record<Sleeve, Shape>

export interface SleeveStyle {
  /** The width relative to a close-fitting sleeve. */
  width?: number
  /** The height of the cuff of a long sleeve; shorter sleeves have lower cuffs. */
  cuff?: number
}

/** Draws two sleeves around the center line of the arm, from shoulder to wrist. */
export function drawSleeves(
  pen: Pen,
  { neck, shoulder, chest }: Torso,
  sleeve: Sleeve,
  { width = 1, cuff = 16 }: SleeveStyle,
): Art {
  if (sleeve === 'none' || isBare(neck)) return false
  const { length, widen, lift = 0 }: Shape = shapes[sleeve]
  /** Returns a point across the sleeve: −1 is the inner edge, 1 the outer edge. */
  const across = (t: number, share: number): Point => {
    const reach = ((43 - 20 * t) * width + (widen?.(t / length) ?? 0)) * share
    return [shoulder - 26 + 72 * t + 9 * arch(t) + 0.98 * reach, 84 + 334 * t - 0.21 * reach]
  }
  const steps = (length < 0.3 ? [1] : [0.25, 0.5, 0.75, 1]).map(share => share * length)
  const outer: Point[] = [
    [shoulder - 26, 22],
    [shoulder + 1 + lift * 0.6, 40 - lift * 0.6],
    ...steps.map(t => across(t, 1)),
  ]
  const inner = steps.toReversed().map(t => across(t, -1))
  const back = smooth([...inner, [chest - 8, 150]]).replace('M', 'L')
  const bends = length > 0.5 ? [0.4, 0.48, 0.56, 0.64] : []
  const flow = widen ? [-0.6, -0.2, 0.2, 0.6] : []
  const getFolds = () => [
    taper([chest + 2, 140], [shoulder + 10, 80], 6),
    ...bends.map(t => {
      const to = across((t - pen.random.range(0.02, 0.08)) * length, pen.random.range(-0.1, 0.5))
      return taper(across(t * length, -1), to, 5)
    }),
    ...flow.map(u => taper(across(length, u), across(length * 0.6 - 0.12, u * 0.6), 4.5)),
  ]
  const end = length - (cuff / 342) * (length < 1 ? 0.4 : 1)
  const seams = [`M${across(end, 1).join(' ')}L${across(end, -1).join(' ')}`]
  const path = `${smooth(outer)}${back}L${shoulder - 30} 60Z`
  return drawSides(pen, path, 26, () => ({ folds: getFolds(), seams }))
}
