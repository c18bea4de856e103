import type { Art } from '../art.ts'
import { type Point, smooth, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import { isBare, type Torso } from './torso.ts'

interface Shape {
  /** The share of the arm that the sleeve covers. */
  length: number
  /** Returns the added half width at `t`, which is 0 at the shoulder and 1 at the hem. */
  widen: (t: number) => number
  /** True for sleeves that are gathered at the shoulder and into the cuff. */
  isGathered?: boolean
  isFlowing?: boolean
}

const arch = (t: number) => Math.sin(Math.min(1, t) * Math.PI)
const shapes = {
  none: { length: 0, widen: () => 0 },
  cap: { length: 0.17, widen: () => 4 },
  flutter: { length: 0.26, widen: t => t * 29, isFlowing: true },
  short: { length: 0.34, widen: t => 1.4 * t },
  puff: {
    length: 0.36,
    widen: t => 21 * arch(t) - (t < 1 ? 0 : 6),
    isGathered: true,
    isFlowing: true,
  },
  elbow: { length: 0.55, widen: t => 2.2 * t },
  bell: { length: 0.98, widen: t => Math.max(0, t - 0.45) ** 1.6 * 92, isFlowing: true },
  long: { length: 1, widen: () => 0 },
  balloon: {
    length: 1,
    widen: t => 25 * arch(t * 1.05) ** 1.2 - (t > 0.93 ? 8 : 0),
    isGathered: true,
    isFlowing: true,
  },
} satisfies Record<string, Shape>
export type Sleeve = keyof typeof shapes

export interface SleeveStyle {
  /** The width relative to a close-fitting sleeve. */
  width?: number
  cuff?: number
}

/** Draws two sleeves around the center line of the arm, from shoulder to wrist. */
export function drawSleeves(pen: Pen, torso: Torso, sleeve: Sleeve, style: SleeveStyle): Art {
  const { neck, shoulder, chest } = torso
  if (sleeve === 'none' || isBare(neck)) return false
  const { random } = pen
  const { length, widen, isGathered, isFlowing }: Shape = shapes[sleeve]
  const { width = 1, cuff = length >= 1 ? 14 : 7 } = style
  const [dx, dy] = [72, 334]
  const size = Math.hypot(dx, dy)
  const along = (t: number): Point => [
    shoulder - 26 + dx * t + Math.sin(t * Math.PI) * 9,
    84 + dy * t,
  ]
  /** Returns a point across the sleeve: −1 is the inner edge, 1 the outer edge. */
  const across = (t: number, share: number): Point => {
    const [x, y] = along(t)
    const reach = ((43 - 20 * t) * width + widen(t / length)) * share
    return [x + (dy / size) * reach, y - (dx / size) * reach]
  }
  const steps = (length < 0.3 ? [1] : [0.25, 0.5, 0.75, 1]).map(share => share * length)
  const lift = isGathered ? 16 : 0
  const outer: Point[] = [
    [shoulder - 26, 22],
    [shoulder + 1 + lift * 0.6, 40 - lift * 0.6],
    ...steps.map(t => across(t, 1)),
  ]
  const inner = steps.toReversed().map(t => across(t, -1))
  const back = smooth([...inner, [chest - 8, 150]]).replace('M', 'L')
  const getFolds = () => {
    const bent = [0.4, 0.48, 0.56, 0.64].map(share => {
      const t = length * share + random.range(-0.02, 0.02)
      const x = along(length * 0.52)[0] + random.range(-10, 14)
      return taper(across(t, -1), [x, along(t)[1] - random.range(6, 26)], 5)
    })
    const elbow = taper([shoulder - 16, 110], along(length * 0.45), 6, 5)
    const short = taper([chest + 2, 140], [shoulder + 10, 80], 6)
    const flowing = [-0.6, -0.2, 0.2, 0.6].map(share => {
      const [x, y] = across(length, share)
      return taper([x, along(length)[1]], [x - share * 16, y - 62 - 20 * length], 4.5)
    })
    return [...(length > 0.5 ? [...bent, elbow] : [short]), ...(isFlowing ? flowing : [])]
  }
  const end = length - cuff / size
  const hem = [`M${across(end, 1).join(' ')}L${across(end, -1).join(' ')}`]
  const lines = isGathered || cuff > 7 ? { seams: hem } : { stitches: hem }
  const path = `${smooth(outer)}${back}L${shoulder - 30} 60Z`
  return drawSides(pen, path, 26, () => ({ folds: getFolds(), ...lines }))
}
