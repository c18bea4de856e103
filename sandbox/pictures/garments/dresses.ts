import { type Art, at } from '../art.ts'
import type { Drawing, Garments } from '../drawing.ts'
import { both } from '../outline.ts'
import type { Pen } from '../pen.ts'
import { drawBelt, drawBow, drawBuckle, drawCollar, drawMock, drawPlacket } from './details.ts'
import { drawLegs } from './legs.ts'
import type { Sleeve } from './sleeves.ts'
import { createTorso, getSkirtFolds, type Neck, type Torso } from './torso.ts'
import { arms, body, type Choices, drawWorn, type Plan, type WornParts, wear } from './worn.ts'

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

const usualNecks: Choices<Neck> = [
  ...(['crew', 'v', 'scoop', 'boat', 'square', 'mock', 'sweetheart', 'camisole'] as const),
]
const necks: Partial<Record<Cut, Choices<Neck>>> = {
  wrap: ['v', 'deep-v'],
  slip: ['camisole', 'camisole', 'halter'],
  shirt: ['v'],
}

const darts = both('M50 128Q46 170 44 214')

/** The seams of each cut, and the parts that lie over them. */
const finishes = {
  shift: () => ({ seams: [darts] }),
  slip: () => ({}),
  flare: (_, torso) => ({ seams: [getWaistSeam(torso)] }),
  sheath: (pen, torso) => ({ seams: [getWaistSeam(torso), darts], over: drawSash(pen, torso) }),
  tiered: (_, torso) => {
    const { waist, waistY, hem, hemY } = torso
    const tiers = [0.38, 0.7].map(share => {
      const [y, half] = [waistY + (hemY - waistY) * share, waist + 20 + (hem - waist) * share]
      return `M${-half} ${y}Q0 ${y + 16} ${half} ${y}`
    })
    return { seams: [getWaistSeam(torso), ...tiers] }
  },
  wrap(pen, torso) {
    const { waist, waistY, hem, hemY } = torso
    if (pen.isBack) return { seams: [getWaistSeam(torso)] }
    const bodice = `M44 4Q10 100 ${-waist * 0.5} ${waistY}`
    const skirt = `M${-waist * 0.35} ${waistY}Q-10 ${hemY * 0.7} ${hem * 0.3} ${hemY + 6}`
    const over = drawBow(pen, -waist * 0.55, waistY + 2, 0.9)
    return { seams: [getWaistSeam(torso), bodice, skirt], over }
  },
  shirt(pen, torso) {
    const { hemY } = torso
    const placket = drawPlacket(pen, 98, hemY, Math.round((hemY - 136) / 44))
    const over = [!pen.isBack && placket, drawCollar(pen, 96), drawSash(pen, torso)]
    return { seams: [getWaistSeam(torso)], over }
  },
} satisfies Record<Cut, (pen: Pen, torso: Torso) => WornParts>

function getWaistSeam({ waist, waistY }: Torso): string {
  return `M${-waist - 3} ${waistY}Q0 ${waistY + 7} ${waist + 3} ${waistY}`
}

/** Draws a belt on every second dress that may have one. */
function drawSash(pen: Pen, { waist, waistY }: Torso): Art {
  const belt = [drawBelt(pen, waist + 2, waistY, pen.accent), !pen.isBack && drawBuckle(waistY)]
  return pen.random.chance(0.5) && belt
}

function drawDress(pen: Pen, cut: Cut, neck: Neck, sleeve: Sleeve, hemY: number): Drawing {
  const { waist, flare, looseness, folds } = cuts[cut]
  const isFull = looseness > 1
  const spread = (hemY - 230) * flare * pen.random.range(0.85, 1.15)
  const hem = (cut === 'sheath' ? 92 : 100) + spread
  const fullHip = waist + (hem - waist) * 0.38 + 8
  const hip = isFull ? fullHip : cut === 'shift' ? 106 : 100
  const torso = createTorso(neck, [46, 108, 94, waist, hip, hem], hemY, {
    waistY: cut === 'tiered' ? 200 : 228,
    hipY: isFull ? 228 + (hemY - 228) * 0.3 : 318,
    hemCurve: isFull ? 16 : 7,
  })
  const parts: WornParts = finishes[cut](pen, torso)
  const zip = pen.isBack && cut !== 'slip' && cut !== 'tiered' ? `M0 14V${torso.waistY + 90}` : ''
  return drawWorn(pen, torso, sleeve, {
    looseness,
    folds: getSkirtFolds(pen, torso, folds),
    seams: [...(parts.seams ?? []), zip],
    stitches: [`M${2 - hem} ${hemY - 14}Q0 ${hemY + 4} ${hem - 2} ${hemY - 14}`],
    over: [parts.over, neck === 'mock' && drawMock(pen, 24)],
  })
}

const jumpsuitNecks = ['v', 'camisole', 'square', 'halter', 'crew'] as const

const jumpsuit: Plan = {
  ...body(jumpsuitNecks, [[46, 108, 94, 78, 98, 82]], [246, 246], 0.3),
  ...arms(['none', 'short', 'long', 'puff']),
  draw(pen) {
    const { random, tone, accent } = pen
    const hem = random.pick([34, 60, 84])
    const hemY = random.pick([280, 540, 575])
    const cut = { waist: 80, hip: 102, knee: 38 + hem * 0.25, rise: 150, band: 16, folds: 3 }
    return {
      under: at(0, 226, drawLegs(pen, { ...cut, hem, hemY, isElastic: true })),
      over: drawBelt(pen, 78, 241, random.chance(0.4) ? accent : tone),
    }
  },
}

export const dresses = {
  dress(pen) {
    const { random } = pen
    const cut = random.pick<Cut>([
      ...(['shift', 'sheath', 'flare', 'flare', 'wrap', 'shirt', 'slip', 'tiered'] as const),
    ])
    const sleeve = random.pick<Sleeve>([
      ...(['none', 'none', 'short', 'puff', 'long', 'flutter', 'elbow', 'cap', 'balloon'] as const),
    ])
    const neck = random.pick(necks[cut] ?? usualNecks)
    return drawDress(pen, cut, neck, sleeve, random.pick([430, 500, 590, 680]))
  },

  gown(pen) {
    const { random } = pen
    const neck = random.pick<Neck>(['sweetheart', 'camisole', 'deep-v', 'halter', 'boat', 'v'])
    const sleeve = random.pick<Sleeve>(['none', 'none', 'long', 'flutter', 'cap'])
    const cut = random.pick<Cut>(['flare', 'sheath', 'slip'])
    return drawDress(pen, cut, neck, sleeve, random.range(760, 800))
  },

  jumpsuit: wear(jumpsuit),
} satisfies Garments
