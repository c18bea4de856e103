import { type Point, pair, smooth, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { isBare, type Torso } from './torso.ts'

/** The share of the arm that a sleeve covers. */
const lengths = {
  none: 0,
  cap: 0.17,
  flutter: 0.26,
  short: 0.34,
  puff: 0.36,
  elbow: 0.55,
  bell: 0.98,
  long: 1,
  balloon: 1,
}
export type Sleeve = keyof typeof lengths

const gathered: readonly Sleeve[] = ['puff', 'balloon']
const flowing: readonly Sleeve[] = [...gathered, 'flutter', 'bell']

export interface SleeveStyle {
  /** The width relative to a close-fitting sleeve. */
  width?: number
  cuff?: number
}

export function drawSleeves(pen: Pen, torso: Torso, sleeve: Sleeve, style: SleeveStyle): string {
  if (sleeve === 'none' || isBare(torso.neck)) return ''
  return pair(side => drawSleeve(pen, torso, sleeve, style, side))
}

/** Returns half the width at `t`, which is 0 at the shoulder and 1 at the wrist. */
function getHalfWidth(sleeve: Sleeve, t: number, grow: number): number {
  const plain = (43 - 20 * t) * grow
  const length = lengths[sleeve]
  const arch = (share: number) => Math.sin(share * Math.PI)
  if (sleeve === 'bell') return plain + Math.max(0, t - 0.45) ** 1.6 * 92
  if (sleeve === 'balloon')
    return plain * (1 + 0.75 * arch(Math.min(1, t * 1.05)) ** 1.2) - (t > 0.93 ? 8 : 0)
  if (sleeve === 'puff') return plain * (1 + 0.55 * arch(t / length)) - (t >= length ? 6 : 0)
  if (sleeve === 'flutter') return plain + t * 110
  if (sleeve === 'cap') return plain + 4
  return plain + (length < 0.6 ? 4 * t : 0)
}

/** Draws a sleeve around the center line of the arm, from shoulder to wrist. */
function drawSleeve(
  pen: Pen,
  { shoulder, chest }: Torso,
  sleeve: Sleeve,
  { width = 1, cuff = lengths[sleeve] >= 1 ? 14 : 7 }: SleeveStyle,
  side: 1 | -1,
): string {
  const { random } = pen
  const length = lengths[sleeve]
  const top: Point = [shoulder - 26, 84]
  const [dx, dy] = [72, 334]
  const size = Math.hypot(dx, dy)
  const along = (t: number): Point => [top[0] + dx * t + Math.sin(t * Math.PI) * 9, top[1] + dy * t]
  /**
   * Returns a point on a line across the sleeve. A share of −1 is the inner edge, 1 the outer edge.
   */
  const across = (t: number, share: number): Point => {
    const [x, y] = along(t)
    const reach = getHalfWidth(sleeve, t, width) * share
    return [(x + (dy / size) * reach) * side, y - (dx / size) * reach]
  }
  const steps = (length < 0.3 ? [1] : [0.25, 0.5, 0.75, 1]).map(share => share * length)
  const lift = gathered.includes(sleeve) ? 16 : 0
  const outer: Point[] = [
    [(shoulder - 26) * side, 22],
    [(shoulder + 1 + lift * 0.6) * side, 40 - lift * 0.6],
    ...steps.map(t => across(t, 1)),
  ]
  const inner = steps.toReversed().map(t => across(t, -1))
  const back = smooth([...inner, [(chest - 8) * side, 150]]).replace(/^M(\S+) (\S+)/, 'L$1 $2')
  const folds: string[] = []
  if (length > 0.5) {
    const [elbowX] = along(length * 0.52)
    for (let i = 0; i < 4; i++) {
      const t = length * (0.4 + i * 0.08) + random.range(-0.02, 0.02)
      const x = elbowX * side + random.range(-10, 14) * side
      folds.push(taper(across(t, -1), [x, along(t)[1] - random.range(6, 26)], 5))
    }
    const [x, y] = along(length * 0.45)
    folds.push(taper([(shoulder - 16) * side, 110], [x * side, y], 6, 5 * side))
  } else folds.push(taper([(chest + 2) * side, 140], [(shoulder + 10) * side, 80], 6))
  if (flowing.includes(sleeve)) {
    const [endX, endY] = along(length)
    const reach = (dy / size) * getHalfWidth(sleeve, length, width)
    for (const share of [-0.6, -0.2, 0.2, 0.6]) {
      const from: Point = [(endX + reach * share) * side, endY]
      folds.push(taper(from, [(endX + share * 40 - 8) * side, endY - 62 - 20 * length], 4.5))
    }
  }
  const [out, into] = [across(length - cuff / size, 1), across(length - cuff / size, -1)]
  const hem = `M${out[0]} ${out[1]}L${into[0]} ${into[1]}`
  const isSeam = gathered.includes(sleeve) || cuff > 7
  return pen.part(`${smooth(outer)}${back}L${(shoulder - 30) * side} 60Z`, 26, {
    folds,

    ...(isSeam ? { seams: [hem] } : { stitches: [hem] }),
  })
}
