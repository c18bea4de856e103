import { type Point, smooth, taper } from '../outline.ts'
import type { Pen, PieceOptions } from '../pen.ts'
import { isBare, type Sleeve, type Torso } from './torso.ts'

/** The line of an arm from shoulder to wrist; the sleeve is drawn around it. */
export function drawSleeves(
  pen: Pen,
  torso: Torso,
  sleeve: Sleeve,
  options: { width?: number; cuff?: number; tone?: PieceOptions['tone'] } = {},
): string {
  if (sleeve === 'none' || isBare(torso.neck)) return ''
  return ([-1, 1] as const).map(side => drawSleeve(pen, torso, sleeve, side, options)).join('')
}

const sleeveLength: Record<Sleeve, number> = {
  none: 0,
  cap: 0.17,
  flutter: 0.26,
  short: 0.34,
  puff: 0.36,
  elbow: 0.55,
  long: 1,
  bell: 0.98,
  balloon: 1,
}

function drawSleeve(
  pen: Pen,
  torso: Torso,
  sleeve: Sleeve,
  side: 1 | -1,
  options: { width?: number; cuff?: number; tone?: PieceOptions['tone'] },
): string {
  const { shoulder, chest } = torso
  const length = sleeveLength[sleeve]
  const grow = options.width ?? 1
  const top: Point = [shoulder - 26, 84]
  const wrist: Point = [shoulder + 46, 418]
  const along = (t: number): Point => {
    const bow = Math.sin(t * Math.PI) * 9
    return [top[0] + (wrist[0] - top[0]) * t + bow, top[1] + (wrist[1] - top[1]) * t]
  }
  const width = (t: number) => {
    const plain = (43 - 20 * t) * grow
    if (sleeve === 'bell') return plain + Math.max(0, t - 0.45) ** 1.6 * 92
    if (sleeve === 'balloon')
      return (
        plain * (1 + 0.75 * Math.sin(Math.min(1, t * 1.05) * Math.PI) ** 1.2) + (t > 0.93 ? -8 : 0)
      )
    if (sleeve === 'puff')
      return plain * (1 + 0.55 * Math.sin((t / length) * Math.PI)) - (t >= length ? 6 : 0)
    if (sleeve === 'flutter') return plain + t * 110
    if (sleeve === 'cap') return plain + 4
    return plain + (length < 0.6 ? 4 * t : 0)
  }
  const [dx, dy] = [wrist[0] - top[0], wrist[1] - top[1]]
  const size = Math.hypot(dx, dy)
  const normal: Point = [dy / size, -dx / size]
  const edge = (t: number, sign: 1 | -1): Point => {
    const [x, y] = along(t)
    return [(x + normal[0] * width(t) * sign) * side, y + normal[1] * width(t) * sign]
  }
  const steps = [0.25, 0.5, 0.75, 1].map(share => share * length)
  const lift = sleeve === 'puff' || sleeve === 'balloon' ? 16 : 0
  const outer: Point[] = [
    [(shoulder - 26) * side, 22],
    [(shoulder + 1 + lift * 0.6) * side, 40 - lift * 0.6],
    ...steps.slice(length < 0.3 ? 3 : 0).map(t => edge(t, 1)),
  ]
  const inner = [...steps]
    .reverse()
    .slice(0, length < 0.3 ? 1 : 4)
    .map(t => edge(t, -1))
  const outerPath = smooth(outer)
  const innerPath = smooth([...inner, [(chest - 8) * side, 150]]).replace(/^M(\S+) (\S+)/, 'L$1 $2')
  const path = `${outerPath}${innerPath}L${(shoulder - 30) * side} 60Z`
  const folds: string[] = []
  if (length > 0.5) {
    const elbow = along(length * 0.52)
    for (let i = 0; i < 4; i++) {
      const t = length * (0.4 + i * 0.08) + pen.random.range(-0.02, 0.02)
      const a = edge(t, -1)
      folds.push(
        taper(
          a,
          [
            elbow[0] * side + pen.random.range(-10, 14) * side,
            along(t)[1] - pen.random.range(6, 26),
          ],
          5,
        ),
      )
    }
    folds.push(
      taper(
        [(shoulder - 16) * side, 110],
        [along(length * 0.45)[0] * side, along(length * 0.45)[1]],
        6,
        5 * side,
      ),
    )
  } else {
    folds.push(taper([(chest + 2) * side, 140], [(shoulder + 10) * side, 80], 6))
  }
  if (sleeve === 'puff' || sleeve === 'balloon' || sleeve === 'flutter' || sleeve === 'bell') {
    const [endX, endY] = along(length)
    for (const share of [-0.6, -0.2, 0.2, 0.6]) {
      folds.push(
        taper(
          [(endX + normal[0] * width(length) * share) * side, endY],
          [(endX + share * 40 - 8) * side, endY - 62 - 20 * length],
          4.5,
        ),
      )
    }
  }
  const cuff = options.cuff ?? (length >= 1 ? 14 : 7)
  const [cuffOut, cuffIn] = [edge(length - cuff / size, 1), edge(length - cuff / size, -1)]
  const hemSeam = `M${cuffOut[0]} ${cuffOut[1]}L${cuffIn[0]} ${cuffIn[1]}`
  const isGathered = sleeve === 'puff' || sleeve === 'balloon'
  return pen.piece(path, {
    folds,
    volume: 26,
    ...(options.tone ? { tone: options.tone } : {}),
    ...(isGathered || cuff > 7 ? { seams: [hemSeam] } : { stitches: [hemSeam] }),
  })
}
