import type { Drawing } from '../drawing.ts'
import { outline, rectangle, type Step, taper } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { getSkirtFolds } from './dress.ts'

/** Pants of any kind. y = 0 is the top of the waistband; a floor-length leg ends near 620. */
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
  /** A pressed crease down the front. */
  isCreased?: boolean
  isDenim?: boolean
  isElastic?: boolean
}

const stand = 12

export function drawLegs(pen: Pen, plan: LegPlan): string {
  const { random, isBack } = pen
  const { waist, hip, knee, hem, hemY, rise, band } = plan
  const kneeY = Math.min(rise + 190, rise + (hemY - rise) * 0.5)
  const center = (y: number) => 47 + ((y - rise) / 460) * 16
  const legs = ([1, -1] as const).map(side => {
    const hemCenter = center(hemY)
    const steps: Step[] = [
      [waist, band - 1],
      [waist + 12, band + 24, hip, rise * 0.5, hip, rise * 0.78],
      [hip, rise + 50, center(kneeY) + knee + 2, kneeY - 60, center(kneeY) + knee, kneeY],
      [center(kneeY) + knee, kneeY + 60, hemCenter + hem, hemY - 60, hemCenter + hem, hemY - 4],
      [hemCenter + hem * 0.4, hemY + 3, hemCenter - hem * 0.4, hemY + 3, hemCenter - hem, hemY - 2],
      [hemCenter - hem, hemY - 60, center(kneeY) - knee, kneeY + 60, center(kneeY) - knee, kneeY],
      [center(kneeY) - knee - 4, kneeY - 60, 6, rise + 40, 2, rise + 4],
      [-1, rise],
    ]
    const folds = [
      taper([(hip - 8) * side, rise - 22], [10 * side, rise + 6], 5, 6 * side),
      taper([(hip - 14) * side, rise + 6], [18 * side, rise + 26], 4, 5 * side),
      taper(
        [(center(kneeY) - knee + 2) * side, kneeY - 8],
        [(center(kneeY) + knee * 0.5) * side, kneeY + 10],
        5,
      ),
      taper(
        [(center(kneeY) + knee - 2) * side, kneeY + 22],
        [(center(kneeY) - knee * 0.3) * side, kneeY + 36],
        5,
      ),
    ]
    for (let i = 0; i < plan.folds; i++) {
      const u = random.range(-0.7, 0.7)
      folds.push(
        taper(
          [(center(rise + 40) + u * 34) * side, rise + random.range(10, 90)],
          [(hemCenter + u * hem) * side, hemY],
          6,
        ),
      )
    }
    for (let i = 0; i < 3; i++) {
      const y = hemY - 12 - i * 16 - random.range(0, 8)
      folds.push(
        taper(
          [(hemCenter - hem) * side, y],
          [(hemCenter + hem * 0.6) * side, y + random.range(-8, 8)],
          plan.isElastic ? 2 : 4,
        ),
      )
    }
    const x = (offset: number) => offset * side
    const seams = isBack
      ? []
      : [`M${x(waist * 0.86)} ${band}Q${x(waist * 0.78)} ${band + 40} ${x(hip - 4)} ${band + 54}`]
    if (plan.isCreased) seams.push(`M${x(waist * 0.5)} ${band + 20}L${x(hemCenter)} ${hemY}`)
    const stitches = [
      `M${x(hemCenter - hem)} ${hemY - 12}Q${x(hemCenter)} ${hemY - 7} ${x(hemCenter + hem)} ${hemY - 13}`,
    ]
    if (plan.isDenim) {
      stitches.push(
        `M${x(waist * 0.8)} ${band}Q${x(waist * 0.72)} ${band + 44} ${x(hip - 6)} ${band + 60}`,
      )
      stitches.push(`M${x(center(kneeY) + knee - 7)} ${kneeY}L${x(hemCenter + hem - 6)} ${hemY}`)
    }
    const lights = plan.isDenim
      ? [
          taper([x(center(rise)), rise - 30], [x(center(kneeY)), kneeY + 30], 20),
          taper([x(center(kneeY)), kneeY + 30], [x(hemCenter), hemY - 40], 9),
        ]
      : [taper([x(center(rise) + 2), rise - 40], [x(hemCenter), hemY - 30], 6)]
    return pen.piece(outline([-1, band - 1], steps, side), {
      folds,
      lights,
      seams,
      stitches,
      volume: 36,
    })
  })
  return `${legs.join('')}${drawFly(pen, plan)}${drawWaistband(pen, plan)}${isBack ? drawBackPockets(pen, plan) : ''}`
}

function drawFly(pen: Pen, { rise, band, isElastic }: LegPlan): string {
  const { line } = pen.tone
  const center = `<path d="M0 ${band}V${rise}" stroke="${line}" stroke-width="1.800" stroke-opacity=".8"/>`
  if (pen.isBack || isElastic) return center
  return `${center}<path d="M16 ${band}V${rise * 0.62}Q15 ${rise * 0.8} 1 ${rise * 0.84}" fill="none" stroke="${line}" stroke-width="1.300" stroke-dasharray="4 2.600"/>`
}

function drawWaistband(pen: Pen, { waist, band, isElastic, isDenim }: LegPlan): string {
  const path = `M${-waist + 1} 2Q0 10 ${waist - 1} 2L${waist + 1} ${band}Q0 ${band + 9} ${-waist - 1} ${band}Z`
  const inside = pen.isBack
    ? ''
    : `<path d="M${-waist + 1} 2Q0 -9 ${waist - 1} 2Q0 12 ${-waist + 1} 2Z" fill="${pen.tone.deep}"/>`
  const seams: string[] = []
  if (isElastic) for (let x = -waist + 5; x < waist; x += 7) seams.push(`M${x} 6V${band + 6}`)
  const loops = isElastic
    ? ''
    : [-0.72, -0.3, 0.3, 0.72]
        .map(u => pen.piece(rectangle(u * waist - 3, 2, 6, band + 8, 2), { volume: 4 }))
        .join('')
  const button =
    pen.isBack || isElastic
      ? ''
      : `<circle cx="5" cy="${band / 2 + 7}" r="5" fill="${isDenim ? '#b98f5a' : pen.tone.shade}" stroke="${pen.tone.line}"/>`
  const cord =
    isElastic && !pen.isBack
      ? `<path d="M-6 ${band}C-14 ${band + 20} -10 ${band + 34} -16 ${band + 50}M6 ${band}C12 ${band + 22} 10 ${band + 30} 15 ${band + 44}" fill="none" stroke="${pen.tone.pale}" stroke-width="3.500"/>`
      : ''
  return `${inside}${pen.piece(path, { volume: 9, seams })}${loops}${button}${cord}`
}

function drawBackPockets(pen: Pen, { waist, rise, isElastic }: LegPlan): string {
  if (isElastic) return ''
  return [-1, 1]
    .map(side => {
      const x = side * waist * 0.52
      const y = rise * 0.42
      return pen.piece(
        `M${x - 24} ${y}H${x + 24}L${x + 22} ${y + 44}L${x} ${y + 54}L${x - 22} ${y + 44}Z`,
        {
          volume: 6,
          depth: 0.5,
          stitches: [
            `M${x - 20} ${y + 5}H${x + 20}M${x - 18} ${y + 24}Q${x} ${y + 34} ${x + 18} ${y + 22}`,
          ],
        },
      )
    })
    .join('')
}

function drawing(pen: Pen, plan: LegPlan): Drawing {
  const wide =
    Math.max(plan.hip, 47 + ((plan.hemY - plan.rise) / 460) * 16 + Math.max(plan.hem, plan.knee)) +
    stand
  return {
    art: drawLegs(pen, plan),
    box: [-wide, -8, wide, plan.hemY + 6],
    focus: [-20, 60],
    pose: 'hangs',
    hook: [0, 2],
  }
}

export function drawJeans(pen: Pen): Drawing {
  const cut = pen.random.pick([
    { knee: 33, hem: 24, hemY: 560 },
    { knee: 40, hem: 38, hemY: 575 },
    { knee: 50, hem: 58, hemY: 590 },
    { knee: 38, hem: 60, hemY: 600 },
    { knee: 42, hem: 36, hemY: 530 },
  ])
  return drawing(pen, {
    ...cut,
    waist: 76,
    hip: 99,
    rise: pen.random.range(128, 152),
    band: 20,
    folds: 0,
    isDenim: true,
  })
}

export function drawTrousers(pen: Pen): Drawing {
  const cut = pen.random.pick([
    { knee: 40, hem: 34, hemY: 585, folds: 1 },
    { knee: 56, hem: 70, hemY: 605, folds: 4 },
    { knee: 44, hem: 40, hemY: 545, folds: 2 },
    { knee: 64, hem: 92, hemY: 590, folds: 5 },
    { knee: 36, hem: 27, hemY: 570, folds: 0 },
  ])
  const isElastic = pen.random.chance(0.25)
  return drawing(pen, {
    ...cut,
    waist: 74,
    hip: 102,
    rise: 148,
    band: 22,
    isElastic,
    isCreased: !isElastic && pen.random.chance(0.7),
  })
}

export function drawLeggings(pen: Pen): Drawing {
  return drawing(pen, {
    waist: 68,
    hip: 90,
    knee: 30,
    hem: 20,
    hemY: pen.random.pick([420, 540, 575]),
    rise: 140,
    band: pen.random.range(26, 54),
    folds: 0,
    isElastic: true,
  })
}

export function drawShorts(pen: Pen): Drawing {
  const hemY = pen.random.range(200, 285)
  return drawing(pen, {
    waist: 76,
    hip: 104,
    knee: 52,
    hem: pen.random.range(50, 64),
    hemY,
    rise: 132,
    band: 22,
    folds: 2,
    isElastic: pen.random.chance(0.35),
  })
}

export function drawSwimTrunks(pen: Pen): Drawing {
  return drawing(pen, {
    waist: 84,
    hip: 110,
    knee: 56,
    hem: 62,
    hemY: pen.random.range(215, 290),
    rise: 136,
    band: 22,
    folds: 2,
    isElastic: true,
  })
}

export function drawSkirt(pen: Pen): Drawing {
  const { random } = pen
  const cut = random.pick(['pencil', 'a-line', 'full', 'pleated', 'slip', 'mini'] as const)
  const hemY =
    cut === 'mini'
      ? random.range(190, 230)
      : cut === 'pencil'
        ? random.range(290, 360)
        : random.range(330, 500)
  const spread = { pencil: -6, 'a-line': 50, full: 110, pleated: 70, slip: 28, mini: 30 }[cut]
  const waist = 70
  const hem = 94 + spread * Math.min(1.2, hemY / 380)
  const hip = cut === 'full' ? 116 : cut === 'pleated' ? 100 : 97
  const path = `M${-waist} 20Q0 28 ${waist} 20C${waist + 12} 50 ${hip} 76 ${hip} 110C${hip + (hem - hip) * 0.4} ${hemY * 0.5} ${hem} ${hemY * 0.8} ${hem} ${hemY}Q0 ${hemY + (cut === 'full' ? 30 : 14)} ${-hem} ${hemY}C${-hem} ${hemY * 0.8} ${-hip - (hem - hip) * 0.4} ${hemY * 0.5} ${-hip} 110C${-hip} 76 ${-waist - 12} 50 ${-waist} 20Z`
  const count = { pencil: 2, 'a-line': 5, full: 11, pleated: 0, slip: 5, mini: 4 }[cut]
  const seams: string[] = []
  const folds = getSkirtFolds(pen, { waist, waistY: 24, hem, hemY }, count)
  if (cut === 'pleated') {
    for (let i = 0; i <= 14; i++) {
      const u = (i / 14) * 2 - 1
      folds.push(taper([u * waist, 24], [u * hem, hemY + 10], 4))
      seams.push(`M${(u * waist).toFixed(1)} 24L${(u * hem).toFixed(1)} ${hemY + 12}`)
    }
  }
  if (cut === 'pencil' && pen.isBack) seams.push(`M0 24V${hemY}`)
  if (cut === 'a-line' && !pen.isBack && random.chance(0.5)) seams.push(`M8 24L12 ${hemY}`)
  const band = pen.piece(`M${-waist + 1} 2Q0 10 ${waist - 1} 2L${waist} 22Q0 31 ${-waist} 22Z`, {
    volume: 9,
  })
  const inside = pen.isBack
    ? ''
    : `<path d="M${-waist + 1} 2Q0 -9 ${waist - 1} 2Q0 12 ${-waist + 1} 2Z" fill="${pen.tone.deep}"/>`
  const zip = pen.isBack ? `<path d="M0 8V100" stroke="${pen.tone.line}" stroke-width="2"/>` : ''
  const hemStitch = `M${-hem + 2} ${hemY - 12}Q0 ${hemY + 4} ${hem - 2} ${hemY - 12}`
  const art =
    inside +
    pen.piece(path, { volume: 46, folds, seams, stitches: cut === 'pleated' ? [] : [hemStitch] }) +
    band +
    zip
  return {
    art,
    box: [-Math.max(hem, hip) - 4, -8, Math.max(hem, hip) + 4, hemY + 16],
    focus: [-24, 70],
    pose: 'hangs',
    hook: [0, 2],
    size: hemY < 260 ? 0.86 : 1,
  }
}
