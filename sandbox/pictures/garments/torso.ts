import { open, type Point, type Step, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'

export type Neck =
  | 'crew'
  | 'v'
  | 'scoop'
  | 'boat'
  | 'square'
  | 'mock'
  | 'sweetheart'
  | 'camisole'
  | 'halter'
  | 'deep-v'

export type Sleeve =
  | 'none'
  | 'cap'
  | 'short'
  | 'elbow'
  | 'long'
  | 'bell'
  | 'puff'
  | 'balloon'
  | 'flutter'

/**
 * A torso from the neck down, in units where a woman's shoulder is
 * 112 from her center line. At y = 0 the collar meets the shoulder.
 */
export interface Torso {
  neck: Neck
  shoulder: number
  chest: number
  waist: number
  waistY: number
  hip: number
  hipY: number
  hem: number
  hemY: number
  /** How much lower the hem is in the center. */
  hemCurve?: number
  neckHalf?: number
}

export const womanTorso: Torso = {
  neck: 'crew',
  shoulder: 108,
  chest: 94,
  waist: 82,
  waistY: 232,
  hip: 98,
  hipY: 320,
  hem: 100,
  hemY: 340,
}

/** Strapless or strappy necklines, which end below the shoulder. */
const bareNecks: readonly Neck[] = ['sweetheart', 'camisole', 'halter']

export function isBare(neck: Neck): boolean {
  return bareNecks.includes(neck)
}

/** The body's outline, symmetric about the center line. */
export function getTorsoPath(torso: Torso, isBack: boolean): string {
  const start = getNeck(torso, isBack)
  return symmetric(start.from, [...start.steps, ...getSideSteps(torso)])
}

function getSideSteps(torso: Torso): Step[] {
  const { chest, waist, waistY, hip, hipY, hem, hemY, hemCurve = 6 } = torso
  const side: Step[] = [[chest - 3, 175, waist, waistY - 42, waist, waistY]]
  if (hemY > hipY + 14) {
    side.push([waist, waistY + 34, hip - 2, hipY - 44, hip, hipY])
    side.push([
      hip + (hem - hip) * 0.36,
      hipY + (hemY - hipY) * 0.34,
      hem - (hem - hip) * 0.14,
      hemY - (hemY - hipY) * 0.2,
      hem,
      hemY,
    ])
  } else {
    side.push([waist, waistY + (hemY - waistY) * 0.4, hem, hemY - 20, hem, hemY])
  }
  side.push([hem * 0.6, hemY + hemCurve, hem * 0.3, hemY + hemCurve, 0, hemY + hemCurve])
  return side
}

function getNeck(torso: Torso, isBack: boolean): { from: Point; steps: Step[] } {
  const { shoulder, chest } = torso
  const half = torso.neckHalf ?? 46
  const armhole: Step = [shoulder - 4, 52, Math.min(shoulder - 20, chest - 4), 112, chest, 138]
  const toShoulder = (x: number): Step[] => [
    [x + (shoulder - x) * 0.5, 11, shoulder - 14, 20, shoulder, 30],
    armhole,
  ]
  const neck = isBack && !isBare(torso.neck) ? 'back' : torso.neck
  switch (neck) {
    case 'back':
      return {
        from: [0, 13],
        steps: [[half * 0.6, 13, half * 0.9, 9, half, 0], ...toShoulder(half)],
      }
    case 'v':
      return {
        from: [0, 118],
        steps: [[half * 0.36, 76, half * 0.82, 30, half, 0], ...toShoulder(half)],
      }
    case 'deep-v':
      return {
        from: [0, 172],
        steps: [[half * 0.5, 118, half * 0.95, 50, half + 4, 0], ...toShoulder(half + 4)],
      }
    case 'scoop':
      return {
        from: [0, 92],
        steps: [[half * 0.85, 92, half + 2, 46, half + 10, 2], ...toShoulder(half + 10)],
      }
    case 'boat':
      return { from: [0, 26], steps: [[40, 26, 66, 16, 78, 6], ...toShoulder(78)] }
    case 'square':
      return { from: [0, 80], steps: [[half + 8, 80], [half + 14, 4], ...toShoulder(half + 14)] }
    case 'mock':
      return {
        from: [0, 10],
        steps: [[half * 0.5, 10, half * 0.8, 4, half - 4, -4], ...toShoulder(half)],
      }
    case 'sweetheart':
      return {
        from: [0, isBack ? 104 : 112],
        steps: [
          [16, 84, 52, 72, 84, 98],
          [90, 108, chest - 4, 124, chest, 140],
        ],
      }
    case 'camisole':
      return {
        from: [0, isBack ? 112 : 118],
        steps: [
          [22, 112, 44, 88, 56, 66],
          [66, 96, chest - 14, 122, chest, 142],
        ],
      }
    case 'halter':
      return {
        from: [0, isBack ? 120 : 20],
        steps: isBack
          ? [[40, 120, 70, 126, chest, 142]]
          : [
              [20, 20, 34, 10, 40, 0],
              [46, 60, 62, 118, chest, 142],
            ],
      }
    default:
      return {
        from: [0, 42],
        steps: [[half * 0.62, 42, half * 0.94, 26, half, 0], ...toShoulder(half)],
      }
  }
}

/** The inside of the back, seen through the neck opening, with a blank label. */
export function drawInside(pen: Pen, torso: Torso): string {
  if (pen.isBack || isBare(torso.neck)) return ''
  const half =
    (torso.neckHalf ?? 46) +
    (torso.neck === 'boat' ? 30 : torso.neck === 'square' ? 15 : torso.neck === 'scoop' ? 12 : 2)
  const path = symmetric(
    [0, 6],
    [
      [half * 0.6, 6, half * 0.9, 4, half, -1],
      [half * 1.1, 80, half * 0.7, 150, 0, 190],
    ],
  )
  return `${pen.piece(path, { tone: { ...pen.tone, base: pen.tone.shade, pale: pen.tone.base, shade: pen.tone.deep }, isPatterned: false, volume: 26 })}<rect x="-11" y="12" width="22" height="10" rx="1" fill="${pen.tone.lightness > 0.6 ? '#fff' : '#e9e4da'}" opacity=".75"/>`
}

export function drawStraps(pen: Pen, torso: Torso, options: { width?: number } = {}): string {
  if (torso.neck === 'sweetheart') return ''
  const width = options.width ?? 5
  if (torso.neck === 'halter') {
    return pen.isBack
      ? pen.piece(
          symmetric(
            [0, 0],
            [
              [40, -2],
              [40, 10],
              [0, 14],
            ],
          ),
          { volume: 8 },
        )
      : ''
  }
  return ([-1, 1] as const)
    .map(side => {
      const path = open([54, 74], [[58, 40, 56, 14, 48, -16]], side)
      return `<path d="${path}" fill="none" stroke="${pen.tone.shade}" stroke-width="${width + 1.5}"/><path d="${path}" fill="none" stroke="${pen.tone.base}" stroke-width="${width}"/>`
    })
    .join('')
}

/** The folds of fitted fabric: from the bust, into the waist, across the hip. */
export function getBodyFolds(pen: Pen, torso: Torso, looseness = 0.5): string[] {
  const { random } = pen
  const { chest, waist, waistY, hem, hemY } = torso
  const folds = [
    taper([-chest + 6, 150], [-chest * 0.3, 196 + random.range(-10, 20)], 6, -4),
    taper([chest - 6, 150], [chest * 0.32, 200 + random.range(-10, 20)], 7, 4),
    taper([-waist + 4, waistY - 16], [-waist * 0.2, waistY + random.range(0, 24)], 5, 5),
    taper([waist - 4, waistY - 10], [waist * 0.25, waistY + random.range(6, 30)], 6, -5),
  ]
  const count = Math.round(2 + looseness * 5)
  for (let i = 0; i < count; i++) {
    const u = ((i + 0.5) / count) * 2 - 1 + random.range(-0.1, 0.1)
    folds.push(
      taper(
        [u * waist * 0.82, waistY + random.range(-30, 30)],
        [u * hem * 0.95 + random.range(-6, 6), hemY - random.range(-4, 14)],
        4 + looseness * 6,
        random.range(-5, 5),
      ),
    )
  }
  return folds
}

/** A band of ribbing or binding along the neckline, for knits and tees. */
export function getNeckBand(torso: Torso, width: number): string {
  const half = torso.neckHalf ?? 46
  if (torso.neck === 'v') {
    return symmetric(
      [0, 118 + width * 1.5],
      [
        [half * 0.4 + width * 0.5, 80 + width, half * 0.9 + width, 30, half + width, 3],
        [half, -2],
        [half * 0.8, 30, half * 0.36, 76, 0, 118],
      ],
    )
  }
  return symmetric(
    [0, 42 + width],
    [
      [half * 0.7 + width * 0.4, 42 + width, half + width * 0.8, 26, half + width, 2],
      [half, -3],
      [half * 0.94, 26, half * 0.62, 42, 0, 42],
    ],
  )
}
