import type { Length } from '../../world/garment-cut.ts'
import { type Art, dot, fill, line } from '../art.ts'
import { type DrawGarment, type Garments, hang } from '../drawing.ts'
import { both, rectangle, repeat, symmetric, taper } from '../outline.ts'
import { drawSides, type Pen } from '../pen.ts'
import { drawBelt, drawPocket, getRibs } from './details.ts'
import { type Choices, getSkirtFolds, getSkirtSide, type Range } from './torso.ts'

/**
 * Describes pants of any kind: the half widths of the waist and of a leg at
 * the knee, the width of the hem relative to the knee, and the y of the hem.
 * The top of the waistband is at y = 0; a floor-length leg ends near y = 620.
 */
export type Pants = readonly [waist: number, knee: Range, flare: Range, hems: Range, style: Style]
type Style = 'plain' | 'creased' | 'denim' | 'elastic' | 'stretch'

type Cut = Record<'waist' | 'band' | 'rise' | 'knee' | 'hem' | 'hemY', number>

export function drawPants(pen: Pen, [waist, knees, flare, hems, style]: Pants): Art {
  const { random, isBack, tone } = pen
  const { length } = pen.cut
  // Cropped pants end above the ankle; other lengths are the pants' own.
  const reach: Range = length === 'short' && hems[0] > 400 ? [420, 470] : hems
  const [knee, hemY, rise] = [
    random.range(...knees),
    random.range(...reach),
    random.range(132, 152),
  ]
  const band = style === 'stretch' && hems[0] > 340 ? 40 : 20
  const cut = { waist, band, rise, knee, hem: knee * random.range(...flare), hemY }
  const legs = [drawLegs(pen, cut, style), line(`M0 ${band}V${rise}`, tone.line, 1.8, 0.8)]
  if (style === 'elastic' || style === 'stretch') {
    const cord = both(`M6 ${band}C12 ${band + 22} 10 ${band + 30} 15 ${band + 44}`)
    const waistband = drawWaistband(pen, waist, band, getRibs(waist, 6, band + 6, 7))
    return [legs, waistband, !isBack && line(cord, tone.pale, 3.5)]
  }
  const loops = [-0.72, -0.3, 0.3, 0.72].map(u => rectangle(u * waist - 3, 2, 6, band + 8, 2))
  const pockets = [-0.52, 0.52].map(u => drawPocket(pen, u * waist, rise * 0.42, 23))
  const fly = `M16 ${band}V${rise * 0.62}Q15 ${rise * 0.8} 1 ${rise * 0.84}`
  const button = dot(5, band / 2 + 7, 5, style === 'denim' ? '#b98f5a' : tone.line)
  // Only work clothes show their stitches and their button.
  const isTailored = style === 'creased'
  const front = isTailored
    ? [line(fly, tone.line, 1.3)]
    : [line(fly, tone.line, 1.3, 1, '4 2.6'), button]
  const waistband = [drawWaistband(pen, waist, band), !isTailored && pen.part(loops.join(''), 4)]
  return [legs, waistband, isBack ? pockets : front]
}

function drawLegs(pen: Pen, { waist, band, rise, knee, hem, hemY }: Cut, style: Style): string {
  const { random } = pen
  const hip = waist + 25
  const kneeY = Math.min(rise + 190, (rise + hemY) / 2)
  // Legs stand slightly apart; those of shorts hang straight from the hip, with a narrow gap.
  const getCenter = (y: number, half: number) =>
    hemY < 340 ? Math.max(half + 4, 47) : 47 + (y - rise) / 29
  const [mid, low] = [getCenter(kneeY, knee), getCenter(hemY, hem)]
  const ease = Math.min(60, (hemY - kneeY) * 0.45)
  const toHip = `C${waist + 12} ${band + 24} ${hip} ${rise * 0.5} ${hip} ${rise * 0.78}`
  const toKnee = `C${hip} ${rise + ease} ${mid + knee} ${kneeY - ease} ${mid + knee} ${kneeY}`
  const toHem = `C${mid + knee} ${kneeY + ease} ${low + hem} ${hemY - ease} ${low + hem} ${hemY}`
  const back = `L${low - hem} ${hemY}C${low - hem} ${hemY - ease} ${mid - knee} ${kneeY + ease}`
  const inseam = `${mid - knee} ${kneeY}C${mid - knee} ${kneeY - ease} 4 ${rise + ease} 2 ${rise + 4}`
  const path = `M${waist} ${band - 1}${toHip}${toKnee}${toHem}${back} ${inseam}L-1 ${rise}V${band - 1}Z`
  const stitched = `M${low - hem} ${hemY - 12}H${low + hem}`
  const outseam = `M${mid + knee - 7} ${kneeY}L${low + hem - 6} ${hemY}`
  const side = `M${waist * 0.86} ${band}Q${waist * 0.78} ${band + 40} ${hip - 4} ${band + 54}`
  const crease = `M${waist * 0.5} ${band + 20}L${low} ${hemY}`
  const faded = taper([47, rise - 30], [low, hemY - 40], 18)
  const getFolds = () => [
    taper([hip - 8, rise - 22], [10, rise + 6], 5, 6),
    taper([hip - 14, rise + 6], [18, rise + 26], 4, 5),
    taper([mid - knee + 2, kneeY - 8], [mid + knee * 0.5, kneeY + 10], 5),
    taper([mid + knee - 2, kneeY + 22], [mid - knee * 0.3, kneeY + 36], 5),
    ...[16, 32, 48].map(up =>
      taper([low - hem, hemY - up], [low + hem * 0.6, hemY - up - random.range(-8, 8)], 3),
    ),
    repeat(knee / 6 - 6, () => {
      const u = random.range(-0.7, 0.7)
      return taper([47 + u * 34, rise + random.range(10, 90)], [low + u * hem, hemY], 6)
    }),
  ]
  return drawSides(pen, path, 36, () => ({
    folds: getFolds(),
    lights: style === 'denim' ? [faded] : [],
    seams: [pen.isBack ? '' : side, style === 'creased' ? crease : ''],
    stitches: [style === 'creased' ? '' : stitched, style === 'denim' ? outseam : ''],
  }))
}

function drawWaistband(pen: Pen, waist: number, height: number, seams: string[] = []): Art {
  const low = `L${waist + 1} ${height}Q0 ${height + 9} ${-waist - 1} ${height}Z`
  const inside = `M${1 - waist} 2Q0 -9 ${waist - 1} 2Q0 12 ${1 - waist} 2Z`
  const band = pen.part(`M${1 - waist} 2Q0 10 ${waist - 1} 2${low}`, 9, { seams })
  return [!pen.isBack && fill(inside, pen.tone.deep), band]
}

function pants(...plans: Choices<Pants>): DrawGarment {
  return pen => {
    const plan = pen.random.pick(plans)
    const belt = pen.cut.isBelted && drawBelt(pen, plan[0], 8, pen.accent)
    return hang([drawPants(pen, plan), belt], [0, 2])
  }
}

/**
 * Pencil, A-line, full, pleated, slip and mini skirts: how much wider half the skirt becomes per
 * unit of length, the number of folds, and the y of the hem. More than 12 folds are pleats.
 */
const skirts: Choices<readonly [flare: number, folds: number, hems: Range]> = [
  [-0.02, 2, [290, 360]],
  [0.13, 5, [330, 500]],
  [0.29, 11, [330, 500]],
  [0.18, 15, [330, 500]],
  [0.07, 5, [330, 500]],
  [0.08, 4, [190, 230]],
]

const skirtHems: Readonly<Record<Length, Range>> = {
  short: [190, 230],
  middle: [340, 410],
  long: [490, 560],
}

function drawSkirt(pen: Pen, plans = skirts): Art {
  const [flare, count, hems] = pen.random.pick(plans)
  const { length } = pen.cut
  const hemY = pen.random.range(...(length ? skirtHems[length] : hems))
  const [waist, waistY, hem] = [70, 20, 94 + flare * hemY]
  const skirt = { waist, waistY, hip: 97, hipY: 110, hem, hemY, hemCurve: 7 + flare * 30 }
  const path = symmetric(`M0 24C30 24 50 23 ${waist} ${waistY}${getSkirtSide(skirt)}`)
  const pleats = repeat(count, i => {
    const u = (i / (count - 1)) * 2 - 1
    return taper([u * waist, waistY], [u * hem, hemY + 12], 4)
  })
  const stitches = [`M${2 - hem} ${hemY - 12}Q0 ${hemY + 4} ${hem - 2} ${hemY - 12}`]
  const folds = getSkirtFolds(pen, skirt, count)
  const lines = count > 12 ? { folds: [pleats], seams: [pleats] } : { folds, stitches }
  const zip = pen.isBack && line('M0 8V100', pen.tone.line, 2)
  const belt = pen.cut.isBelted && drawBelt(pen, waist, 8, pen.accent)
  return [pen.part(path, 46, lines), drawWaistband(pen, waist, 22), zip, belt]
}

export const legs = {
  jeans: pants([76, [28, 50], [0.65, 1.2], [500, 605], 'denim']),
  trousers: pants(
    [74, [34, 52], [0.7, 1.14], [530, 605], 'creased'],
    [76, [36, 56], [0.75, 1.2], [540, 605], 'elastic'],
  ),
  leggings: pants(
    [68, [26, 38], [0.6, 0.75], [540, 590], 'stretch'],
    [68, [26, 38], [0.6, 0.9], [380, 440], 'stretch'],
  ),
  shorts: pants(
    [74, [46, 50], [1.06, 1.2], [225, 290], 'plain'],
    [74, [46, 50], [1.06, 1.2], [225, 290], 'elastic'],
  ),
  'swim-trunks': pants([78, [47, 51], [1.04, 1.16], [240, 300], 'elastic']),
  'skinny-jeans': pants([74, [27, 33], [0.62, 0.76], [560, 605], 'denim']),
  'slim-jeans': pants([76, [33, 38], [0.72, 0.86], [560, 605], 'denim']),
  'straight-jeans': pants([76, [39, 45], [0.92, 1.04], [560, 605], 'denim']),
  'wide-jeans': pants([76, [46, 52], [1.04, 1.16], [570, 605], 'denim']),
  'flared-jeans': pants([75, [33, 38], [1.45, 1.65], [560, 605], 'denim']),
  'slim-trousers': pants([74, [34, 42], [0.68, 0.82], [550, 605], 'creased']),
  'straight-trousers': pants([74, [42, 48], [0.92, 1.06], [560, 605], 'creased']),
  'wide-trousers': pants([74, [46, 52], [1.02, 1.14], [560, 605], 'creased']),
  joggers: pants([76, [42, 52], [0.62, 0.74], [550, 605], 'elastic']),
  'bermuda-shorts': pants([74, [46, 50], [1, 1.1], [300, 335], 'plain']),
  boxers: pants([78, [47, 50], [0.96, 1.02], [215, 240], 'stretch']),
  skirt: pen => hang(drawSkirt(pen), [0, 2]),
  'pencil-skirt': pen => hang(drawSkirt(pen, [[-0.02, 2, [300, 370]]]), [0, 2]),
  'flared-skirt': pen => hang(drawSkirt(pen, [[0.29, 11, [330, 500]]]), [0, 2]),
  'a-line-skirt': pen => hang(drawSkirt(pen, [[0.15, 5, [330, 500]]]), [0, 2]),
  'pleated-skirt': pen => hang(drawSkirt(pen, [[0.18, 15, [330, 500]]]), [0, 2]),
} satisfies Garments
