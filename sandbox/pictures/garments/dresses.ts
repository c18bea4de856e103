import type { Drawing, Garments } from '../drawing.ts'
import { pair } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawBelt, drawBow, drawBuckle, drawButtons, drawMock, drawPlacket } from './details.ts'
import { drawLegs } from './legs.ts'
import type { Sleeve } from './sleeves.ts'
import { createTorso, figure, getSkirtFolds, isBare, type Neck } from './torso.ts'
import { worn } from './worn.ts'

/** Half the waist's width, and the flare, looseness and number of folds of the skirt. */
const cuts = {
  shift: { waist: 98, flare: 0.11, looseness: 0.5, folds: 6 },
  sheath: { waist: 76, flare: 0.015, looseness: 0.15, folds: 2 },
  flare: { waist: 76, flare: 0.3, looseness: 1.2, folds: 11 },
  wrap: { waist: 76, flare: 0.17, looseness: 0.5, folds: 6 },
  shirt: { waist: 76, flare: 0.14, looseness: 0.5, folds: 6 },
  slip: { waist: 82, flare: 0.1, looseness: 0.7, folds: 6 },
  tiered: { waist: 84, flare: 0.25, looseness: 1.2, folds: 11 },
}
type Cut = keyof typeof cuts

const usualNecks = [
  ...(['crew', 'v', 'scoop', 'boat', 'square', 'mock', 'sweetheart', 'camisole'] as const),
] as const
const necks: Partial<Record<Cut, readonly [Neck, ...Neck[]]>> = {
  wrap: ['v', 'deep-v'],
  slip: ['camisole', 'camisole', 'halter'],
  shirt: ['v'],
}

function drawDress(pen: Pen, cut: Cut, neck: Neck, sleeve: Sleeve, length: number): Drawing {
  const { random, isBack } = pen
  const { waist, flare, looseness, folds } = cuts[cut]
  const isFull = looseness > 1
  const hem = (cut === 'sheath' ? 92 : 100) + (length - 230) * flare * random.range(0.85, 1.15)
  const fullHip = waist + (hem - waist) * (cut === 'tiered' ? 0.42 : 0.36) + 8
  const hip = isFull ? fullHip : cut === 'shift' ? 106 : 100
  const [neckHalf, shoulder, chest] = figure
  const torso = createTorso(neck, [neckHalf, shoulder, chest, waist, hip, hem], length, {
    waistY: cut === 'tiered' ? 200 : 228,
    hipY: isFull ? 228 + (length - 228) * 0.3 : 318,
    hemCurve: isFull ? 16 : 7,
  })
  const { waistY } = torso
  const seams: string[] = []
  const stitches: string[] = []
  const over: string[] = []
  if (cut !== 'shift' && cut !== 'slip')
    seams.push(`M${-waist - 3} ${waistY}Q0 ${waistY + 7} ${waist + 3} ${waistY}`)
  if (cut === 'sheath' || cut === 'shift')
    seams.push('M-50 128Q-46 170 -44 214M50 128Q46 170 44 214')
  for (const share of cut === 'tiered' ? [0.38, 0.7] : []) {
    const y = waistY + (length - waistY) * share
    const half = waist + 20 + (hem - waist) * share
    seams.push(`M${-half} ${y}Q0 ${y + 16} ${half} ${y}`)
  }
  if (cut === 'wrap' && !isBack) {
    seams.push(
      `M44 4Q10 100 ${-waist * 0.5} ${waistY}M${-waist * 0.35} ${waistY}Q-10 ${length * 0.7} ${hem * 0.3} ${length + 6}`,
    )
    over.push(drawBow(pen, -waist * 0.55, waistY + 2, 0.9))
  }
  if (cut === 'shirt' && !isBack)
    over.push(
      drawPlacket(pen, 100, length),
      drawButtons(pen, 116, length - 30, Math.round((length - 136) / 44)),
      drawWideCollar(pen),
    )
  if (isBack && cut !== 'slip' && cut !== 'tiered') seams.push(`M0 14V${waistY + 90}`)
  if (neck === 'mock') over.push(drawMock(pen, 24))
  if ((cut === 'shirt' || cut === 'sheath') && random.chance(0.5))
    over.push(drawBelt(pen, waist + 2, waistY, pen.accent), isBack ? '' : drawBuckle(waistY))
  if (cut === 'flare' || cut === 'shirt')
    stitches.push(`M${-hem + 2} ${length - 14}Q0 ${length + 4} ${hem - 2} ${length - 14}`)
  const parts = {
    looseness,
    folds: getSkirtFolds(pen, torso, folds),
    seams,
    stitches,
    over: over.join(''),
  }
  return worn(pen, torso, sleeve, parts)
}

function drawWideCollar(pen: Pen): string {
  return pair(side =>
    pen.part(
      `M${side * 40} -10C${side * 34} 20 ${side * 16} 64 0 104L${side * 24} 116L${side * 62} 66C${side * 60} 30 ${side * 54} 8 ${side * 46} -6Z`,
      9,
      { depth: 0.8, stitches: [`M${side * 22} 110L${side * 56} 64`] },
    ),
  )
}

export const dresses = {
  dress(pen) {
    const { random } = pen
    const cut = random.pick<Cut>([
      'shift',
      'sheath',
      'flare',
      'flare',
      'wrap',
      'shirt',
      'slip',
      'tiered',
    ])
    const neck = random.pick<Neck>(necks[cut] ?? usualNecks)
    const sleeves: readonly [Sleeve, ...Sleeve[]] = [
      'none',
      ...(['none', 'short', 'puff', 'long', 'flutter', 'elbow', 'cap', 'balloon'] as const),
    ]
    const sleeve = isBare(neck) ? 'none' : random.pick(sleeves)
    return drawDress(pen, cut, neck, sleeve, random.pick([430, 500, 590, 680]))
  },

  gown(pen) {
    const { random } = pen
    const neck = random.pick<Neck>(['sweetheart', 'camisole', 'deep-v', 'halter', 'boat', 'v'])
    const sleeves = ['none', 'none', 'long', 'flutter', 'cap'] as const
    const sleeve = isBare(neck) ? 'none' : random.pick<Sleeve>(sleeves)
    const cut = random.pick<Cut>(['flare', 'sheath', 'slip'])
    return drawDress(pen, cut, neck, sleeve, random.range(760, 800))
  },

  jumpsuit(pen) {
    const { random } = pen
    const neck = random.pick<Neck>(['v', 'camisole', 'square', 'halter', 'crew'])
    const sleeve = isBare(neck) ? 'none' : random.pick<Sleeve>(['none', 'short', 'long', 'puff'])
    const torso = createTorso(neck, [46, 108, 94, 78, 98, 82], 246, { hemCurve: 4 })
    const hem = random.pick([34, 60, 84])
    const hemY = random.pick([280, 540, 575])
    const legs = { waist: 80, hip: 102, knee: 38 + hem * 0.25, hem, hemY, rise: 150, band: 16 }
    const under = `<g transform="translate(0 226)">${drawLegs(pen, { ...legs, folds: 3, isElastic: true })}</g>`
    const over = drawBelt(pen, 78, 241, random.chance(0.4) ? pen.accent : pen.tone)
    return worn(pen, torso, sleeve, { under, looseness: 0.3, over })
  },
} satisfies Garments
