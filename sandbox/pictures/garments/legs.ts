import { type Art, dot, fill, line } from '../art.ts'
import { type DrawGarment, type Garments, hang } from '../drawing.ts'
import { both, outline, rectangle, symmetric, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import type { Random } from '../random.ts'
import { drawPocket, getRibs } from './details.ts'
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

export function drawLegs(pen: Pen, plan: LegPlan): Art {
  const { waist, rise, isElastic } = plan
  const pockets = [-0.52, 0.52].map(u => drawPocket(pen, u * waist, rise * 0.42, 23))
  const front = [drawBothLegs(pen, plan), drawFly(pen, plan), drawWaistband(pen, plan)]
  return [front, pen.isBack && !isElastic && pockets]
}

function drawBothLegs(pen: Pen, plan: LegPlan): string {
  const { random, isBack } = pen
  const { waist, hip, knee, hem, hemY, rise, band, isDenim } = plan
  const kneeY = Math.min(rise + 190, rise + (hemY - rise) * 0.5)
  // Legs stand slightly apart.
  const getCenter = (y: number) => 47 + ((y - rise) / 460) * 16
  const [top, mid, low] = [47, getCenter(kneeY), getCenter(hemY)]
  // On short legs, control points must not pass each other.
  const ease = Math.min(60, (hemY - kneeY) * 0.45)
  const path = outline(
    [-1, band - 1],
    [
      [waist, band - 1],
      [waist + 12, band + 24, hip, rise * 0.5, hip, rise * 0.78],
      [hip, rise + ease * 0.8, mid + knee + 2, kneeY - ease, mid + knee, kneeY],
      [mid + knee, kneeY + ease, low + hem, hemY - ease, low + hem, hemY - 4],
      [low + hem * 0.4, hemY + 3, low - hem * 0.4, hemY + 3, low - hem, hemY - 2],
      [low - hem, hemY - ease, mid - knee, kneeY + ease, mid - knee, kneeY],
      [mid - knee - 4, kneeY - ease, 6, rise + ease * 0.7, 2, rise + 4],
      [-1, rise],
    ],
  )
  const stitched = `M${low - hem} ${hemY - 12}Q${low} ${hemY - 7} ${low + hem} ${hemY - 13}`
  const outseam = `M${mid + knee - 7} ${kneeY}L${low + hem - 6} ${hemY}`
  const side = `M${waist * 0.86} ${band}Q${waist * 0.78} ${band + 40} ${hip - 4} ${band + 54}`
  const yoke = `M${waist * 0.8} ${band}Q${waist * 0.72} ${band + 44} ${hip - 6} ${band + 60}`
  const crease = `M${waist * 0.5} ${band + 20}L${low} ${hemY}`
  // Denim is faded on the thighs and below the knees.
  const faded = [
    taper([top, rise - 30], [mid, kneeY + 30], 20),
    taper([mid, kneeY + 30], [low, hemY - 40], 9),
  ]
  const getFolds = () => [
    taper([hip - 8, rise - 22], [10, rise + 6], 5, 6),
    taper([hip - 14, rise + 6], [18, rise + 26], 4, 5),
    taper([mid - knee + 2, kneeY - 8], [mid + knee * 0.5, kneeY + 10], 5),
    taper([mid + knee - 2, kneeY + 22], [mid - knee * 0.3, kneeY + 36], 5),
    ...Array.from({ length: plan.folds }, () => {
      const u = random.range(-0.7, 0.7)
      return taper([top + u * 34, rise + random.range(10, 90)], [low + u * hem, hemY], 6)
    }),
    ...[12, 28, 44].map(rise => {
      const y = hemY - rise - random.range(0, 8)
      const to = [low + hem * 0.6, y + random.range(-8, 8)] as const
      return taper([low - hem, y], to, plan.isElastic ? 2 : 4)
    }),
  ]
  return drawSides(pen, path, 36, () => ({
    folds: getFolds(),
    lights: isDenim ? faded : [],
    seams: [isBack ? '' : side, plan.isCreased ? crease : ''],
    stitches: [stitched, isDenim ? yoke + outseam : ''],
  }))
}

function drawFly({ tone, isBack }: Pen, { rise, band, isElastic }: LegPlan): Art {
  const curve = `M16 ${band}V${rise * 0.62}Q15 ${rise * 0.8} 1 ${rise * 0.84}`
  return [
    line(`M0 ${band}V${rise}`, tone.line, 1.8, 0.8),
    !isBack && !isElastic && line(curve, tone.line, 1.3, 1, '4 2.6'),
  ]
}

function drawInside({ tone, isBack }: Pen, waist: number): Art {
  return !isBack && fill(`M${1 - waist} 2Q0 -9 ${waist - 1} 2Q0 12 ${1 - waist} 2Z`, tone.deep)
}

function drawWaistband(pen: Pen, { waist, band, isElastic, isDenim }: LegPlan): Art {
  const low = `L${waist + 1} ${band}Q0 ${band + 9} ${-waist - 1} ${band}Z`
  const path = `M${1 - waist} 2Q0 10 ${waist - 1} 2${low}`
  const inside = drawInside(pen, waist)
  const { line: edge, shade, pale } = pen.tone
  if (isElastic) {
    const cord = `M6 ${band}C12 ${band + 22} 10 ${band + 30} 15 ${band + 44}`
    const seams = getRibs(waist, 6, band + 6, 7)
    return [inside, pen.part(path, 9, { seams }), !pen.isBack && line(both(cord), pale, 3.5)]
  }
  const loops = [-0.72, -0.3, 0.3, 0.72].map(u =>
    pen.part(rectangle(u * waist - 3, 2, 6, band + 8, 2), 4),
  )
  const button = [5.5, 4.5].map((r, i) =>
    dot(5, band / 2 + 7, r, i === 0 ? edge : isDenim ? '#b98f5a' : shade),
  )
  return [inside, pen.part(path, 9), loops, !pen.isBack && button]
}

function pants(plan: (random: Random) => LegPlan): DrawGarment {
  return pen => hang(drawLegs(pen, plan(pen.random)), [0, 2])
}

const denim = { waist: 76, hip: 99, band: 20, folds: 0, isDenim: true }
const tailored = { waist: 74, hip: 102, rise: 148, band: 22 }
const leggings = { waist: 68, hip: 90, rise: 140, folds: 0, isElastic: true }
const shorts = { waist: 74, hip: 98, knee: 46, rise: 132, band: 22, folds: 2 }
const trunks = { ...shorts, waist: 78, hip: 101, hem: 48, rise: 136, isElastic: true }

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
  jeans: pants(random => {
    const knee = random.range(32, 50)
    const hem = random.range(24, knee + 20)
    return { ...denim, knee, hem, hemY: random.range(530, 605), rise: random.range(128, 152) }
  }),
  trousers: pants(random => {
    const knee = random.range(36, 64)
    const hem = knee * random.range(0.75, 1.35)
    const isElastic = random.chance(0.25)
    const isCreased = !isElastic && random.chance(0.7)
    const leg = { knee, hem, hemY: random.range(540, 605), folds: Math.round(knee / 6 - 6) }
    return { ...tailored, ...leg, isElastic, isCreased }
  }),
  leggings: pants(random => {
    const [knee, hemY] = [random.range(26, 38), random.pick([420, 540, 580])]
    return { ...leggings, knee, hem: knee - 10, hemY, band: random.range(20, 60) }
  }),
  shorts: pants(random => {
    const [hem, hemY] = [random.range(42, 50), random.range(200, 285)]
    return { ...shorts, hem, hemY, isElastic: random.chance(0.35) }
  }),
  'swim-trunks': pants(random => ({ ...trunks, hemY: random.range(215, 290) })),

  skirt(pen) {
    const { random, isBack } = pen
    const cut = random.pick(['pencil', 'a-line', 'full', 'pleated', 'slip', 'mini'] as const)
    const { spread, folds: count, length } = skirts[cut]
    const hemY = random.range(length[0], length[1])
    const waist = 70
    const hem = 94 + spread * Math.min(1.2, hemY / 380)
    const hip = cut === 'full' ? 116 : cut === 'pleated' ? 100 : 97
    const bulge = hip + (hem - hip) * 0.4
    const low = hemY + (cut === 'full' ? 15 : 7)
    const flare = `C${bulge} ${hemY * 0.5} ${hem} ${hemY * 0.8} ${hem} ${hemY}`
    const side = `C${waist + 12} 50 ${hip} 76 ${hip} 110${flare}`
    const path = symmetric(
      `M0 24C30 24 50 23 ${waist} 20${side}C${hem * 0.6} ${low} ${hem * 0.3} ${low} 0 ${low}`,
    )
    const seams: string[] = []
    const folds = getSkirtFolds(pen, { waist, waistY: 24, hem, hemY }, count)
    for (let i = 0; cut === 'pleated' && i <= 14; i++) {
      const u = (i / 14) * 2 - 1
      folds.push(taper([u * waist, 24], [u * hem, hemY + 10], 4))
      seams.push(`M${(u * waist).toFixed(1)} 24L${(u * hem).toFixed(1)} ${hemY + 12}`)
    }
    if (cut === 'pencil' && isBack) seams.push(`M0 24V${hemY}`)
    if (cut === 'a-line' && !isBack && random.chance(0.5)) seams.push(`M8 24L12 ${hemY}`)
    const band = `M${1 - waist} 2Q0 10 ${waist - 1} 2L${waist} 22Q0 31 ${-waist} 22Z`
    const hemStitch = `M${2 - hem} ${hemY - 12}Q0 ${hemY + 4} ${hem - 2} ${hemY - 12}`
    const stitches = cut === 'pleated' ? [] : [hemStitch]
    const zip = isBack && line('M0 8V100', pen.tone.line, 2)
    const cloth = pen.part(path, 46, { folds, seams, stitches })
    return hang([drawInside(pen, waist), cloth, pen.part(band, 9), zip], [0, 2])
  },
} satisfies Garments
