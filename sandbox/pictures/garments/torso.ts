import { type Art, cord, fill } from '../art.ts'
import { block, both, symmetric, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'

/** Paths of necklines from the center to the shoulder, for half the width of the neck. */
const necklines = {
  crew: (half: number) => `M0 42C${half * 0.62} 42 ${half * 0.94} 26 ${half} 0`,
  v: (half: number) => `M0 118C${half * 0.36} 76 ${half * 0.82} 30 ${half} 0`,
  'deep-v': (half: number) => `M0 172C${half * 0.5} 118 ${half * 0.95} 50 ${half} 0`,
  scoop: (half: number) => `M0 92C${half * 0.75} 92 ${half * 0.86} 46 ${half} 2`,
  boat: (half: number) => `M0 26C${half * 0.5} 26 ${half * 0.85} 16 ${half} 6`,
  square: (half: number) => `M0 80L${half - 6} 80L${half} 4`,
  mock: (half: number) => `M0 10C${half * 0.5} 10 ${half * 0.86} 4 ${half} -2`,
}
const wider: Partial<Record<Neck, number>> = { boat: 30, square: 14, scoop: 10 }

/** Paths of strapless or strappy necklines, from the center to the bottom of the armhole. */
const bareNecks = {
  sweetheart: (chest: number) => `M0 112C16 84 52 72 84 98C90 108 ${chest - 4} 124 ${chest} 140`,
  camisole: (chest: number) => `M0 118C22 112 44 88 56 66C66 96 ${chest - 14} 122 ${chest} 142`,
  halter: (chest: number) => `M0 20C20 20 34 10 40 0C46 60 62 118 ${chest} 142`,
}

export type Neck = keyof typeof necklines | keyof typeof bareNecks

export function isBare(neck: Neck): neck is keyof typeof bareNecks {
  return neck in bareNecks
}

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

/** Half the widths of the neck and at the shoulder, chest, waist, hip and hem. */
export type Widths = readonly [number, number, number, number, number, number]

export function createTorso(
  neck: Neck,
  [neckHalf, shoulder, chest, waist, hip, hem]: Widths,
  hemY: number,
  more: Partial<Torso> = {},
): Torso {
  const heights = { waistY: 232, hipY: 320, hemY, hemCurve: 6 }
  return { neck, neckHalf, shoulder, chest, waist, hip, hem, ...heights, ...more }
}

/** Returns the body's outline, which is symmetric about the center line. */
export function getTorsoPath(torso: Torso, isBack: boolean): string {
  return symmetric(getNeckPath(torso, isBack) + getSidePath(torso))
}

function getSidePath({ chest, waist, waistY, hip, hipY, hem, hemY, hemCurve }: Torso): string {
  const ribs = Math.min(175, waistY - 40)
  const toWaist = `C${chest - 3} ${ribs} ${waist} ${waistY - 42} ${waist} ${waistY}`
  const toHip = `C${waist} ${waistY + 34} ${hip - 2} ${hipY - 44} ${hip} ${hipY}`
  const [flare, fall] = [hem - hip, hemY - hipY]
  const thigh = `C${hip + flare * 0.36} ${hipY + fall * 0.34}`
  const below = `${thigh} ${hem - flare * 0.14} ${hemY - fall * 0.2} ${hem} ${hemY}`
  const short = `C${waist} ${waistY + (hemY - waistY) * 0.4} ${hem} ${hemY - 20} ${hem} ${hemY}`
  const y = hemY + hemCurve
  const toHem = hemY > hipY + 14 ? toHip + below : short
  return `${toWaist}${toHem}C${hem * 0.6} ${y} ${hem * 0.3} ${y} 0 ${y}`
}

function getNeckPath({ neck, neckHalf, shoulder, chest }: Torso, isBack: boolean): string {
  if (isBack && neck === 'halter') return `M0 120C40 120 70 126 ${chest} 142`
  if (isBare(neck)) return bareNecks[neck](chest)
  const half = neckHalf + (wider[neck] ?? 0)
  const back = `M0 13C${half * 0.6} 13 ${half * 0.9} 9 ${half} 0`
  const edge = isBack ? back : necklines[neck](half)
  const over = `C${(half + shoulder) / 2} 11 ${shoulder - 14} 20 ${shoulder} 30`
  return `${edge}${over}C${shoulder - 4} 52 ${Math.min(shoulder - 20, chest - 4)} 112 ${chest} 138`
}

/** Draws the inside of the back, seen through the neck opening, with a blank label. */
export function drawInside(pen: Pen, { neck, neckHalf }: Torso): Art {
  if (pen.isBack || isBare(neck)) return false
  const { base, shade, deep, lightness } = pen.tone
  const half = neckHalf + (wider[neck] ?? 0) + 2
  const edge = `M0 6C${half * 0.6} 6 ${half * 0.9} 4 ${half} -1`
  const lining = symmetric(`${edge}C${half * 1.1} 80 ${half * 0.7} 150 0 190`)
  return [
    pen.part(lining, 26, { tone: { ...pen.tone, base: shade, pale: base, shade: deep } }),
    fill(block(11, 12, 22, 1), lightness > 0.6 ? '#fff' : '#e9e4da', 0.75),
  ]
}

/** Draws the straps of a camisole, or the front of a halter seen from behind. */
export function drawStraps(pen: Pen, { neck, chest }: Torso): Art {
  if (neck === 'camisole') return both('M54 74C58 40 56 14 48 -16', path => cord(path, 5, pen.tone))
  if (neck !== 'halter' || !pen.isBack) return false
  const tone = { ...pen.tone, base: pen.tone.shade }
  const front = symmetric(`${bareNecks.halter(chest)}L0 150`)
  return [pen.part(front, 20, { tone }), pen.part(symmetric('M0 2L38 -2L40 10L0 14'), 8)]
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
  const falling = Array.from({ length: count }, (_, i) => {
    const u = ((i + 0.5) / count) * 2 - 1 + random.range(-0.1, 0.1)
    const from = [u * waist * 0.82, waistY + random.range(-30, 30)] as const
    const to = [u * hem * 0.95 + random.range(-6, 6), hemY - random.range(-4, 14)] as const
    return taper(from, to, 4 + looseness * 6, random.range(-5, 5))
  })
  return [...folds, ...falling]
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

/** Draws a band of ribbing along a crew or V neckline, for knits and tees. */
export function drawNeckBand(pen: Pen, torso: Torso, width: number, tone = pen.tone): Art {
  const { neck, neckHalf: half } = torso
  if (pen.isBack || !(neck === 'v' || neck === 'crew')) return false
  const outer = half + width
  const v = `M0 ${118 + width * 1.5}C${half * 0.4 + width / 2} ${80 + width} ${outer - 4} 30`
  const crew = `M0 ${42 + width}C${half * 0.7 + width * 0.4} ${42 + width} ${outer} 26`
  const band =
    neck === 'v'
      ? `${v} ${outer} 3L${half} -2C${half * 0.8} 30 ${half * 0.36} 76 0 118`
      : `${crew} ${outer} 2L${half} -3C${half * 0.94} 26 ${half * 0.62} 42 0 42`
  return pen.part(symmetric(band), width < 12 ? 6 : 9, { tone })
}
