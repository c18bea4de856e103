import { type Drawing, type Garments, hang } from '../drawing.ts'
import { outline, pair, rectangle, type Step, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawPocket } from './details.ts'
import { getSkirtFolds } from './torso.ts'

/**
 * The measures of pants of any kind. At y = 0 is the top of
 * the waistband; a floor-length leg ends near 620.
 */
interface LegPlan {
  waist: number
  hip: number
  /** Half the width of a leg at the knee and at the hem. */
  knee: number
  hem: number
  hemY: number
  rise: number
  band: number
  folds: number
  /** True for pants with a pressed crease down the front. */
  isCreased?: boolean
  isDenim?: boolean
  isElastic?: boolean
}

/** Returns x of a leg's center at height y; legs stand slightly apart. */
function getCenter(plan: LegPlan, y: number): number {
  return 47 + ((y - plan.rise) / 460) * 16
}

export function drawLegs(pen: Pen, plan: LegPlan): string {
  const legs = drawLeg(pen, plan, 1) + drawLeg(pen, plan, -1)
  const pockets = pair(side => drawPocket(pen, side * plan.waist * 0.52, plan.rise * 0.42, 23))
  const back = pen.isBack && !plan.isElastic ? pockets : ''
  return legs + drawFly(pen, plan) + drawWaistband(pen, plan) + back
}

function drawLeg(pen: Pen, plan: LegPlan, side: 1 | -1): string {
  const { random } = pen
  const { waist, hip, knee, hem, hemY, rise, band } = plan
  const kneeY = Math.min(rise + 190, rise + (hemY - rise) * 0.5)
  const [top, mid, low] = [rise, kneeY, hemY].map(y => getCenter(plan, y)) as [
    number,
    number,
    number,
  ]
  // On short legs, control points must not pass each other.
  const ease = Math.min(60, (hemY - kneeY) * 0.45)
  const steps: Step[] = [
    [waist, band - 1],
    [waist + 12, band + 24, hip, rise * 0.5, hip, rise * 0.78],
    [hip, rise + ease * 0.8, mid + knee + 2, kneeY - ease, mid + knee, kneeY],
    [mid + knee, kneeY + ease, low + hem, hemY - ease, low + hem, hemY - 4],
    [low + hem * 0.4, hemY + 3, low - hem * 0.4, hemY + 3, low - hem, hemY - 2],
    [low - hem, hemY - ease, mid - knee, kneeY + ease, mid - knee, kneeY],
    [mid - knee - 4, kneeY - ease, 6, rise + ease * 0.7, 2, rise + 4],
    [-1, rise],
  ]
  const fold = (x1: number, y1: number, x2: number, y2: number, width: number, bend = 0) =>
    taper([x1 * side, y1], [x2 * side, y2], width, bend * side)
  const folds = [
    fold(hip - 8, rise - 22, 10, rise + 6, 5, 6),
    fold(hip - 14, rise + 6, 18, rise + 26, 4, 5),
    fold(mid - knee + 2, kneeY - 8, mid + knee * 0.5, kneeY + 10, 5),
    fold(mid + knee - 2, kneeY + 22, mid - knee * 0.3, kneeY + 36, 5),
  ]
  for (let i = 0; i < plan.folds; i++) {
    const u = random.range(-0.7, 0.7)
    folds.push(fold(top + u * 34, rise + random.range(10, 90), low + u * hem, hemY, 6))
  }
  for (let i = 0; i < 3; i++) {
    const y = hemY - 12 - i * 16 - random.range(0, 8)
    const width = plan.isElastic ? 2 : 4
    folds.push(fold(low - hem, y, low + hem * 0.6, y + random.range(-8, 8), width))
  }
  const x = (offset: number) => offset * side
  const seams = pen.isBack
    ? []
    : [`M${x(waist * 0.86)} ${band}Q${x(waist * 0.78)} ${band + 40} ${x(hip - 4)} ${band + 54}`]
  if (plan.isCreased) seams.push(`M${x(waist * 0.5)} ${band + 20}L${x(low)} ${hemY}`)
  const stitches = [
    `M${x(low - hem)} ${hemY - 12}Q${x(low)} ${hemY - 7} ${x(low + hem)} ${hemY - 13}`,
  ]
  if (plan.isDenim)
    stitches.push(
      `M${x(waist * 0.8)} ${band}Q${x(waist * 0.72)} ${band + 44} ${x(hip - 6)} ${band + 60}`,
      `M${x(mid + knee - 7)} ${kneeY}L${x(low + hem - 6)} ${hemY}`,
    )
  // Denim is faded on the thighs and below the knees.
  const lights = plan.isDenim
    ? [fold(top, rise - 30, mid, kneeY + 30, 20), fold(mid, kneeY + 30, low, hemY - 40, 9)]
    : []
  const path = outline([-1, band - 1], steps, side)
  return pen.part(path, 36, { folds, lights, seams, stitches })
}

function drawFly({ tone, isBack }: Pen, { rise, band, isElastic }: LegPlan): string {
  const center = `<path d="M0 ${band}V${rise}" stroke="${tone.line}" stroke-width="1.8" stroke-opacity=".8"/>`
  if (isBack || isElastic) return center
  return `${center}<path d="M16 ${band}V${rise * 0.62}Q15 ${rise * 0.8} 1 ${rise * 0.84}" fill="none" stroke="${tone.line}" stroke-width="1.3" stroke-dasharray="4 2.6"/>`
}

function drawInside({ tone, isBack }: Pen, waist: number): string {
  if (isBack) return ''
  return `<path d="M${-waist + 1} 2Q0 -9 ${waist - 1} 2Q0 12 ${-waist + 1} 2Z" fill="${tone.deep}"/>`
}

function drawWaistband(pen: Pen, { waist, band, isElastic, isDenim }: LegPlan): string {
  const path = `M${-waist + 1} 2Q0 10 ${waist - 1} 2L${waist + 1} ${band}Q0 ${band + 9} ${-waist - 1} ${band}Z`
  const { line, shade, pale } = pen.tone
  if (isElastic) {
    const count = Math.ceil((2 * waist - 5) / 7)
    const seams = Array.from({ length: count }, (_, i) => `M${i * 7 + 5 - waist} 6V${band + 6}`)
    const cord = `<path d="M-6 ${band}C-14 ${band + 20} -10 ${band + 34} -16 ${band + 50}M6 ${band}C12 ${band + 22} 10 ${band + 30} 15 ${band + 44}" fill="none" stroke="${pale}" stroke-width="3.5"/>`
    return drawInside(pen, waist) + pen.part(path, 9, { seams }) + (pen.isBack ? '' : cord)
  }
  const loops = [-0.72, -0.3, 0.3, 0.72].map(u =>
    pen.part(rectangle(u * waist - 3, 2, 6, band + 8, 2), 4),
  )
  const button = `<circle cx="5" cy="${band / 2 + 7}" r="5" fill="${isDenim ? '#b98f5a' : shade}" stroke="${line}"/>`
  const front = pen.isBack ? '' : button
  return drawInside(pen, waist) + pen.part(path, 9) + loops.join('') + front
}

function drawPants(pen: Pen, plan: LegPlan): Drawing {
  return hang(drawLegs(pen, plan), [0, 2])
}

const denim = { waist: 76, hip: 99, band: 20, folds: 0, isDenim: true }
const tailored = { waist: 74, hip: 102, rise: 148, band: 22 }
const shortCut = { band: 22, folds: 2 }

/**
 * For each kind of skirt, half the difference between the widths
 * of hem and hip, the number of folds, and the range of lengths.
 */
const skirts = {
  pencil: { spread: -6, folds: 2, length: [290, 360] },
  'a-line': { spread: 50, folds: 5, length: [330, 500] },
  full: { spread: 110, folds: 11, length: [330, 500] },
  pleated: { spread: 70, folds: 0, length: [330, 500] },
  slip: { spread: 28, folds: 5, length: [330, 500] },
  mini: { spread: 30, folds: 4, length: [190, 230] },
} as const

export const legs = {
  jeans(pen) {
    const cut = pen.random.pick([
      { knee: 33, hem: 24, hemY: 560 },
      { knee: 40, hem: 38, hemY: 575 },
      { knee: 50, hem: 58, hemY: 590 },
      { knee: 38, hem: 60, hemY: 600 },
      { knee: 42, hem: 36, hemY: 530 },
    ])
    return drawPants(pen, { ...denim, ...cut, rise: pen.random.range(128, 152) })
  },

  trousers(pen) {
    const cut = pen.random.pick([
      { knee: 40, hem: 34, hemY: 585, folds: 1 },
      { knee: 56, hem: 70, hemY: 605, folds: 4 },
      { knee: 44, hem: 40, hemY: 545, folds: 2 },
      { knee: 64, hem: 92, hemY: 590, folds: 5 },
      { knee: 36, hem: 27, hemY: 570, folds: 0 },
    ])
    const isElastic = pen.random.chance(0.25)
    const isCreased = !isElastic && pen.random.chance(0.7)
    return drawPants(pen, { ...tailored, ...cut, isElastic, isCreased })
  },

  leggings(pen) {
    const hemY = pen.random.pick([420, 540, 575])
    const band = pen.random.range(26, 54)
    const leg = { waist: 68, hip: 90, knee: 30, hem: 20, rise: 140, folds: 0 }
    return drawPants(pen, { ...leg, hemY, band, isElastic: true })
  },

  shorts(pen) {
    const hemY = pen.random.range(200, 285)
    const hem = pen.random.range(42, 50)
    const isElastic = pen.random.chance(0.35)
    const leg = { waist: 74, hip: 98, knee: 46, rise: 132, hem, hemY, isElastic }
    return drawPants(pen, { ...shortCut, ...leg })
  },

  'swim-trunks'(pen) {
    const leg = { waist: 78, hip: 101, knee: 47, hem: 48, rise: 136, isElastic: true }
    return drawPants(pen, { ...shortCut, ...leg, hemY: pen.random.range(215, 290) })
  },

  skirt(pen) {
    const { random, isBack } = pen
    const cut = random.pick(['pencil', 'a-line', 'full', 'pleated', 'slip', 'mini'] as const)
    const { spread, folds: count, length } = skirts[cut]
    const hemY = random.range(length[0], length[1])
    const waist = 70
    const hem = 94 + spread * Math.min(1.2, hemY / 380)
    const hip = cut === 'full' ? 116 : cut === 'pleated' ? 100 : 97
    const bulge = hip + (hem - hip) * 0.4
    const path = `M${-waist} 20Q0 28 ${waist} 20C${waist + 12} 50 ${hip} 76 ${hip} 110C${bulge} ${hemY * 0.5} ${hem} ${hemY * 0.8} ${hem} ${hemY}Q0 ${hemY + (cut === 'full' ? 30 : 14)} ${-hem} ${hemY}C${-hem} ${hemY * 0.8} ${-bulge} ${hemY * 0.5} ${-hip} 110C${-hip} 76 ${-waist - 12} 50 ${-waist} 20Z`
    const seams: string[] = []
    const folds = getSkirtFolds(pen, { waist, waistY: 24, hem, hemY }, count)
    for (let i = 0; cut === 'pleated' && i <= 14; i++) {
      const u = (i / 14) * 2 - 1
      folds.push(taper([u * waist, 24], [u * hem, hemY + 10], 4))
      seams.push(`M${(u * waist).toFixed(1)} 24L${(u * hem).toFixed(1)} ${hemY + 12}`)
    }
    if (cut === 'pencil' && isBack) seams.push(`M0 24V${hemY}`)
    if (cut === 'a-line' && !isBack && random.chance(0.5)) seams.push(`M8 24L12 ${hemY}`)
    const band = `M${-waist + 1} 2Q0 10 ${waist - 1} 2L${waist} 22Q0 31 ${-waist} 22Z`
    const zip = isBack ? `<path d="M0 8V100" stroke="${pen.tone.line}" stroke-width="2"/>` : ''
    const hemStitch = `M${-hem + 2} ${hemY - 12}Q0 ${hemY + 4} ${hem - 2} ${hemY - 12}`
    const stitches = cut === 'pleated' ? [] : [hemStitch]
    const art =
      drawInside(pen, waist) +
      pen.part(path, 46, { folds, seams, stitches }) +
      pen.part(band, 9) +
      zip
    return hang(art, [0, 2])
  },
} satisfies Garments
