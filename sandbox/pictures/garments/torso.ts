import { open, pair, symmetric, taper } from '../outline.ts'
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

/**
 * The measures of a torso from the neck down. The unit is such that a woman's shoulder is 108
 * from her center line; all widths are half widths. At y = 0 the collar meets the shoulder.
 */
export interface Torso {
  neck: Neck
  neckHalf: number
  shoulder: number
  chest: number
  waist: number
  waistY: number
  hip: number
  hipY: number
  hem: number
  hemY: number
  /** How much lower the hem is in the center. */
  hemCurve: number
}

type Widths = readonly [
  neck: number,
  shoulder: number,
  chest: number,
  waist: number,
  hip: number,
  hem: number,
]

/** The widths of a woman's figure, for garments that follow it. */
export const figure = [46, 108, 94, 82, 98, 100] as const

export function createTorso(
  neck: Neck,
  [neckHalf, shoulder, chest, waist, hip, hem]: Widths,
  hemY: number,
  more: Partial<Torso> = {},
): Torso {
  const heights = { waistY: 232, hipY: 320, hemY, hemCurve: 6 }
  return { neck, neckHalf, shoulder, chest, waist, hip, hem, ...heights, ...more }
}

/** Strapless or strappy necklines, which end below the shoulder. */
const bareNecks: readonly Neck[] = ['sweetheart', 'camisole', 'halter']

export function isBare(neck: Neck): boolean {
  return bareNecks.includes(neck)
}

/** Returns the body's outline, which is symmetric about the center line. */
export function getTorsoPath(torso: Torso, isBack: boolean): string {
  return symmetric(getNeckPath(torso, isBack) + getSidePath(torso))
}

function getSidePath({ chest, waist, waistY, hip, hipY, hem, hemY, hemCurve }: Torso): string {
  const toWaist = `C${chest - 3} 175 ${waist} ${waistY - 42} ${waist} ${waistY}`
  const toHip = `C${waist} ${waistY + 34} ${hip - 2} ${hipY - 44} ${hip} ${hipY}`
  const [flare, fall] = [hem - hip, hemY - hipY]
  const below = `C${hip + flare * 0.36} ${hipY + fall * 0.34} ${hem - flare * 0.14} ${hemY - fall * 0.2} ${hem} ${hemY}`
  const short = `C${waist} ${waistY + (hemY - waistY) * 0.4} ${hem} ${hemY - 20} ${hem} ${hemY}`
  const y = hemY + hemCurve
  const toHem = hemY > hipY + 14 ? toHip + below : short
  return `${toWaist}${toHem}C${hem * 0.6} ${y} ${hem * 0.3} ${y} 0 ${y}`
}

/**
 * Returns the path from the center of the neckline over the shoulder to the bottom of the armhole.
 */
function getNeckPath({ neck, neckHalf: half, shoulder, chest }: Torso, isBack: boolean): string {
  const armhole = `C${shoulder - 4} 52 ${Math.min(shoulder - 20, chest - 4)} 112 ${chest} 138`
  const over = (x: number) =>
    `C${x + (shoulder - x) * 0.5} 11 ${shoulder - 14} 20 ${shoulder} 30${armhole}`
  const backs: Partial<Record<Neck, string>> = {
    sweetheart: `M0 104C16 84 52 72 84 98C90 108 ${chest - 4} 124 ${chest} 140`,
    camisole: `M0 112C22 112 44 88 56 66C66 96 ${chest - 14} 122 ${chest} 142`,
    halter: `M0 120C40 120 70 126 ${chest} 142`,
  }
  const back = `M0 13C${half * 0.6} 13 ${half * 0.9} 9 ${half} 0${over(half)}`
  if (isBack) return backs[neck] ?? back
  const fronts: Record<Neck, string> = {
    crew: `M0 42C${half * 0.62} 42 ${half * 0.94} 26 ${half} 0${over(half)}`,
    v: `M0 118C${half * 0.36} 76 ${half * 0.82} 30 ${half} 0${over(half)}`,
    'deep-v': `M0 172C${half * 0.5} 118 ${half * 0.95} 50 ${half + 4} 0${over(half + 4)}`,
    scoop: `M0 92C${half * 0.85} 92 ${half + 2} 46 ${half + 10} 2${over(half + 10)}`,
    boat: `M0 26C40 26 66 16 78 6${over(78)}`,
    square: `M0 80L${half + 8} 80L${half + 14} 4${over(half + 14)}`,
    mock: `M0 10C${half * 0.5} 10 ${half * 0.8} 4 ${half - 4} -4${over(half)}`,
    sweetheart: `M0 112C16 84 52 72 84 98C90 108 ${chest - 4} 124 ${chest} 140`,
    camisole: `M0 118C22 112 44 88 56 66C66 96 ${chest - 14} 122 ${chest} 142`,
    halter: `M0 20C20 20 34 10 40 0C46 60 62 118 ${chest} 142`,
  }
  return fronts[neck]
}

/** Draws the inside of the back, seen through the neck opening, with a blank label. */
export function drawInside(pen: Pen, { neck, neckHalf }: Torso): string {
  if (pen.isBack || isBare(neck)) return ''
  const { base, shade, deep, lightness } = pen.tone
  const wider: Partial<Record<Neck, number>> = { boat: 30, square: 15, scoop: 12 }
  const half = neckHalf + (wider[neck] ?? 2)
  const tone = { ...pen.tone, base: shade, pale: base, shade: deep }
  const lining = pen.part(
    symmetric(
      `M0 6C${half * 0.6} 6 ${half * 0.9} 4 ${half} -1C${half * 1.1} 80 ${half * 0.7} 150 0 190`,
    ),
    26,
    { tone },
  )
  return `${lining}<rect x="-11" y="12" width="22" height="10" rx="1" fill="${lightness > 0.6 ? '#fff' : '#e9e4da'}" opacity=".75"/>`
}

export function drawStraps(pen: Pen, neck: Neck): string {
  if (neck === 'sweetheart') return ''
  if (neck === 'halter') return pen.isBack ? pen.part(symmetric('M0 0L40 -2L40 10L0 14'), 8) : ''
  return pair(side => {
    const path = open([54, 74], [[58, 40, 56, 14, 48, -16]], side)
    return `<path d="${path}" fill="none" stroke="${pen.tone.shade}" stroke-width="6.5"/><path d="${path}" fill="none" stroke="${pen.tone.base}" stroke-width="5"/>`
  })
}

/** Returns the folds of fitted fabric: from the bust, into the waist and across the hip. */
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
    const from = [u * waist * 0.82, waistY + random.range(-30, 30)] as const
    const to = [u * hem * 0.95 + random.range(-6, 6), hemY - random.range(-4, 14)] as const
    folds.push(taper(from, to, 4 + looseness * 6, random.range(-5, 5)))
  }
  return folds
}

/** Returns folds that fall from the waist and spread toward the hem. */
export function getSkirtFolds(
  { random }: Pen,
  { waist, waistY, hem, hemY }: Pick<Torso, 'waist' | 'waistY' | 'hem' | 'hemY'>,
  count: number,
): string[] {
  return Array.from({ length: count }, (_, i) => {
    const u = ((i + 0.5) / count) * 2 - 1 + random.range(-0.06, 0.06)
    const start = waistY + random.range(4, (hemY - waistY) * 0.45)
    const [width, bend] = [random.range(5, 11), random.range(-6, 6)]
    return taper([u * waist, start], [u * hem * 0.97, hemY + 12], width, bend)
  })
}

/** Draws a band of ribbing or binding along the neckline, for knits and tees. */
export function drawNeckBand(
  pen: Pen,
  { neck, neckHalf: half }: Torso,
  width: number,
  tone = pen.tone,
): string {
  const v = `M0 ${118 + width * 1.5}C${half * 0.4 + width * 0.5} ${80 + width} ${half * 0.9 + width} 30 ${half + width} 3L${half} -2C${half * 0.8} 30 ${half * 0.36} 76 0 118`
  const crew = `M0 ${42 + width}C${half * 0.7 + width * 0.4} ${42 + width} ${half + width * 0.8} 26 ${half + width} 2L${half} -3C${half * 0.94} 26 ${half * 0.62} 42 0 42`
  return pen.part(symmetric(neck === 'v' ? v : crew), width < 12 ? 6 : 9, { tone })
}
