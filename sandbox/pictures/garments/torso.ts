import { type BareNeck, isBare, type Neck } from '../../world/garment-cut.ts'
import { type Art, cord, fill } from '../art.ts'
import { block, both, mirror, symmetric, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import type { Random } from '../random.ts'
import type { Tone } from '../tone.ts'

export type Choices<Choice> = readonly [Choice, ...Choice[]]
export type Range = readonly [low: number, high: number]

/** Paths of necklines from the center to the shoulder. `half` is the neck's half width. */
const necklines = {
  crew: (half: number) => `M0 42C${half * 0.62} 42 ${half * 0.94} 26 ${half} 0`,
  v: (half: number) => `M0 118C${half * 0.36} 76 ${half * 0.82} 30 ${half} 0`,
  'deep-v': (half: number) => `M0 172C${half * 0.5} 118 ${half * 0.95} 50 ${half} 0`,
  scoop: (half: number) => `M0 92C${half * 0.75} 92 ${half * 0.86} 46 ${half} 2`,
  boat: (half: number) => `M0 26C${half * 0.5} 26 ${half * 0.85} 16 ${half} 6`,
  square: (half: number) => `M0 80L${half - 6} 80L${half} 4`,
  mock: (half: number) => `M0 10C${half * 0.5} 10 ${half * 0.86} 4 ${half} -2`,
  hood: (half: number) => `M0 10C${half * 0.5} 10 ${half * 0.86} 4 ${half} -2`,
} satisfies Partial<Record<Neck, unknown>>
const wider: Partial<Record<Neck, number>> = { boat: 30, square: 14, scoop: 10 }

const sweetheart = (chest: number) =>
  `M0 112C16 84 52 72 84 98C90 108 ${chest - 4} 124 ${chest} 140`

/** Paths of strapless or strappy necklines, from the center to the bottom of the armhole. */
const bareNecks = {
  sweetheart,
  'one-shoulder': sweetheart,
  'off-shoulder': (chest: number) =>
    `M0 96C40 96 70 92 ${chest - 8} 84C${chest - 4} 104 ${chest} 120 ${chest} 140`,
  camisole: (chest: number) => `M0 118C22 112 44 88 56 66C66 96 ${chest - 14} 122 ${chest} 142`,
  halter: (chest: number) => `M0 20C20 20 34 10 40 0C46 60 62 118 ${chest} 142`,
} satisfies Record<BareNeck, unknown>

const bare = ['camisole', 'halter', 'sweetheart'] as const
export const anyNeck: Choices<Neck> = ['crew', 'v', 'scoop', 'boat', 'square', 'mock', ...bare]

/** Half widths at the shoulder, chest, waist and hem. */
export type Widths = readonly [shoulder: number, chest: number, waist: number, hem: number]

/** Describes the bodies of one cut. Each product uses one of the values in each list. */
export interface Body {
  necks: Choices<Neck>
  /** The y of the hem, for the shortest and the longest garment. */
  hems: Range
  /** The number of folds that fall from the waist. */
  folds: number
  /** The narrowest and the widest cut. */
  widths: Choices<Widths>
  waistY?: number
  /** How much lower the hem is in the center. */
  hemCurve?: number
  /** How much wider the skirt becomes per unit of length. */
  flare?: number
  /** True for garments with leg openings below the hem's y. */
  isOnePiece?: boolean | undefined
}

export function body(
  necks: Choices<Neck>,
  hems: Range,
  folds: number,
  ...widths: Choices<Widths>
): Body {
  return { necks, hems, folds, widths }
}

/** The measurements below the waist. All widths are half widths. */
export type Skirt = Record<
  'waist' | 'waistY' | 'hip' | 'hipY' | 'hem' | 'hemY' | 'hemCurve',
  number
>

/**
 * The measurements of a torso from the neck down, in units in which a woman's
 * shoulder is 108 from her center line. The collar meets the shoulder at y = 0.
 */
export type Torso = Skirt &
  Pick<Body, 'folds' | 'isOnePiece'> &
  Record<'neckHalf' | 'shoulder' | 'chest', number> & { neck: Neck }

export function cutTorso(random: Random, plan: Body): Torso {
  const { waistY = 232, flare = 0, folds, isOnePiece } = plan
  const [narrow, wide = narrow] = plan.widths
  const [share, neck, hemY] = [random.next(), random.pick(plan.necks), random.range(...plan.hems)]
  const mix = (i: 0 | 1 | 2 | 3) => narrow[i] + (wide[i] - narrow[i]) * share
  const spread = (hemY - 230) * flare * random.range(0.85, 1.15)
  const [shoulder, chest, waist, hem] = [mix(0), mix(1), mix(2), mix(3) + spread]
  const neckHalf = (hasStraps(shoulder) ? 40 : 45) + (wider[neck] ?? 0)
  const [hip, hipY] = [isOnePiece ? 97 : Math.min(chest + 8, hem + 2), 320]
  const hemCurve = plan.hemCurve ?? 6 + spread * 0.08
  const skirt = { waist, waistY, hip, hipY, hem, hemY, hemCurve }
  return { neck, neckHalf, shoulder, chest, folds, isOnePiece, ...skirt }
}

/** Returns true if the shoulders are narrow; the garment's back is then cut as low as its front. */
const hasStraps = (shoulder: number) => shoulder < 80

/** Returns the body's outline, which is symmetric about the center line. */
function getTorsoPath(torso: Torso, isBack: boolean): string {
  const { neck, neckHalf, shoulder, chest, waist, waistY, hip, hemY } = torso
  const slope = `C${(neckHalf + shoulder) / 2} 11 ${shoulder - 14} 20 ${shoulder} 30`
  const over = hasStraps(shoulder) ? `L${shoulder} 4` : slope
  const armhole = `C${shoulder - 4} 52 ${Math.min(shoulder - 20, chest - 4)} 112 ${chest} 138`
  const upper = isBare(neck) ? '' : over + armhole
  const ribs = Math.min(175, waistY - 40)
  const toWaist = `C${chest - 3} ${ribs} ${waist} ${waistY - 42} ${waist} ${waistY}`
  const toLeg = `C${waist} ${waistY + 34} ${hip - 2} ${hemY - 64} ${hip} ${hemY - 26}`
  const lower = torso.isOnePiece ? toLeg + getLegOpening(hemY, isBack) : getSkirtSide(torso)
  return symmetric(getNeckline(torso, isBack) + upper + toWaist + lower)
}

/** Returns the neckline up to the shoulder, or up to the armhole if the shoulders are bare. */
function getNeckline({ neck, neckHalf, shoulder, chest }: Torso, isBack: boolean): string {
  if (isBack && neck === 'halter') return `M0 120C40 120 70 126 ${chest} 142`
  if (isBare(neck)) return bareNecks[neck](chest)
  if (isBack && hasStraps(shoulder)) return necklines.scoop(neckHalf)
  const back = `M0 13C${neckHalf * 0.6} 13 ${neckHalf * 0.9} 9 ${neckHalf} 0`
  return isBack ? back : necklines[neck](neckHalf)
}

/** Returns the right edge from the waist to the hem, and along the hem to the center. */
export function getSkirtSide({ waist, waistY, hip, hipY, hem, hemY, hemCurve }: Skirt): string {
  const low = hemY + hemCurve
  const end = `${hem} ${hemY}C${hem * 0.6} ${low} ${hem * 0.3} ${low} 0 ${low}`
  const fall = hemY - hipY
  if (fall < 14) return `C${waist} ${waistY + (hemY - waistY) * 0.4} ${hem} ${hemY - 20} ${end}`
  // Wide skirts do not touch the hip.
  const even = waist + ((hem - waist) * (hipY - waistY)) / (hemY - waistY)
  const half = Math.max(hip, even + 8)
  const toHip = `C${waist} ${waistY + 34} ${half - 2} ${hipY - 44} ${half} ${hipY}`
  const [knee, shin] = [half + (hem - half) * 0.36, hem - (hem - half) * 0.14]
  return `${toHip}C${knee} ${hipY + fall * 0.34} ${shin} ${hemY - fall * 0.2} ${end}`
}

/** Returns the edge of a leg opening from the hip to the center, for swimwear and briefs. */
export function getLegOpening(y: number, isBack: boolean): string {
  const cut = isBack ? 18 : 0
  const leg = `C70 ${y + 10 - cut * 1.2} 30 ${y + 60} 20 ${y + 84 + cut * 0.3}`
  return `${leg}C12 ${y + 90} 6 ${y + 91} 0 ${y + 91}`
}

/** Draws the body with its inside and its straps. */
export function drawBody(pen: Pen, torso: Torso, seams = '', creases = ''): Art {
  const { hem, hemY, hemCurve, folds, isOnePiece } = torso
  const hemStitch = `M${-hem} ${hemY - 13}Q0 ${hemY + 2 * hemCurve - 13} ${hem} ${hemY - 13}`
  const cloth = pen.part(getTorsoPath(torso, pen.isBack), 44, {
    folds: [...getBodyFolds(pen, torso), ...getSkirtFolds(pen, torso, folds), creases],
    seams: [seams],
    stitches: isOnePiece ? [] : [hemStitch],
  })
  return [drawInside(pen, torso), drawStraps(pen, torso), cloth]
}

/** Draws the inside of the back, seen through the neck opening, with a blank label. */
function drawInside(pen: Pen, { neck, neckHalf, shoulder }: Torso): Art {
  if (pen.isBack || isBare(neck) || hasStraps(shoulder)) return false
  const { base, shade, deep, lightness } = pen.tone
  const half = neckHalf + 2
  const edge = `M0 6C${half * 0.6} 6 ${half * 0.9} 4 ${half} -1`
  const lining = symmetric(`${edge}C${half * 1.1} 80 ${half * 0.7} 150 0 190`)
  return [
    pen.part(lining, 26, { tone: { ...pen.tone, base: shade, pale: base, shade: deep } }),
    fill(block(11, 12, 22, 1), lightness > 0.6 ? '#fff' : '#e9e4da', 0.75),
  ]
}

/**
 * Draws the straps of a camisole, the front of a halter seen from behind, the wide
 * strap over one shoulder, or the sleeves that leave both shoulders bare.
 */
function drawStraps(pen: Pen, { neck, chest }: Torso): Art {
  if (neck === 'one-shoulder') {
    const strap = `M${chest} 146C${chest - 6} 90 66 30 56 -14L22 -10C30 40 20 80 -34 112Z`
    const folds = [taper([46, -4], [60, 130], 5), taper([34, 0], [10, 108], 4)]
    return pen.part(pen.isBack ? mirror(strap) : strap, 20, { folds })
  }
  if (neck === 'off-shoulder') {
    const sleeve = `M${chest - 12} 82C${chest + 14} 62 ${chest + 48} 84 ${chest + 52} 112L${chest + 40} 172C${chest + 24} 176 ${chest + 4} 172 ${chest - 6} 164Z`
    return drawSides(pen, sleeve, 18)
  }
  if (neck === 'camisole') {
    const back = { ...pen.tone, base: pen.tone.shade }
    return [
      both('M48 -18C44 18 41 52 39 86', path => cord(path, 2.6, back)),
      both('M54 76C57 42 55 14 48 -18', path => cord(path, 3.4, pen.tone)),
    ]
  }
  if (neck !== 'halter' || !pen.isBack) return false
  const tone = { ...pen.tone, base: pen.tone.shade }
  const front = symmetric(`${bareNecks.halter(chest)}L0 150`)
  return [pen.part(front, 20, { tone }), pen.part(symmetric('M0 2L38 -2L40 10L0 14'), 8)]
}

/** Draws a band along the neckline. */
export function drawNeckBand(pen: Pen, torso: Torso, width: number, tone: Tone): string {
  return cord(both(getNeckline(torso, pen.isBack)), width, tone)
}

/** Returns the folds of fitted fabric: from the bust and into the waist. */
function getBodyFolds({ random }: Pen, { chest, waist, waistY }: Torso): string[] {
  return [-1, 1].flatMap(side => [
    taper([side * (chest - 6), 150], [side * chest * 0.3, random.range(188, 220)], 6, side * 4),
    taper([side * waist * 0.95, waistY - 13], [side * 17, waistY + random.range(0, 28)], 5),
  ])
}

/** Returns folds that fall from the waist and spread toward the hem. */
export function getSkirtFolds({ random }: Pen, skirt: Skirt, count: number): string[] {
  const { waist, waistY, hem, hemY } = skirt
  return Array.from({ length: count }, (_, i) => {
    const u = ((i + 0.5) / count) * 2 - 1 + random.range(-0.08, 0.08)
    const start = waistY + random.range(-20, (hemY - waistY) * 0.45)
    const [width, bend] = [random.range(5, 11), random.range(-6, 6)]
    return taper([u * waist * 0.9, start], [u * hem * 0.96, hemY + 10], width, bend)
  })
}
