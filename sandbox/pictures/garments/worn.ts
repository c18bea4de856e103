import { type Art, at } from '../art.ts'
import { type DrawGarment, hang } from '../drawing.ts'
import type { Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'
import { drawMock, drawRibbedHem } from './details.ts'
import { drawPants, type Pants } from './legs.ts'
import { drawSleeves, type Sleeve, type SleeveStyle } from './sleeves.ts'
import {
  type Body,
  type Choices,
  cutTorso,
  drawBody,
  drawNeckBand,
  type Neck,
  type Range,
  type Torso,
  type Widths,
} from './torso.ts'

/**
 * Describes garments that hang from the shoulders.
 * Each product uses one of the values in each list.
 */
export interface Plan extends Body, SleeveStyle {
  isBelted?: boolean
  /** Default: sleeveless. */
  sleeves?: Choices<Sleeve>
  /** Bound necks have a narrow band; ribbed garments also have a ribbed hem. */
  edge?: 'bound' | 'ribbed'
  /** The lowest and the highest collar of a garment with a `mock` neck. */
  collar?: Range
  /** Pants of the same cloth below the garment. */
  pants?: Pants
  seams?: (torso: Torso, pen: Pen) => string
  /** More folds on the body. */
  creases?: (torso: Torso, pen: Pen) => string
  /** Parts on the front of the body, which are not visible from behind. */
  front?: Part
  /** Parts drawn on top of all others, in every view. */
  over?: Part
}

/** `trim` is the color of the edges. */
type Part = (pen: Pen, torso: Torso, trim: Tone) => Art

export const anySleeve: Choices<Sleeve> = [
  ...(['none', 'none', 'cap', 'short', 'puff', 'elbow', 'long', 'flutter', 'balloon'] as const),
]

export function arms(sleeves: Choices<Sleeve>, width = 1, cuff = 16) {
  return { sleeves, width, cuff }
}

/** The sleeves of men's clothes, of which each plan has at least one. */
const mensSleeves: readonly Sleeve[] = ['none', 'short', 'long']
const mensNecks: readonly Neck[] = ['crew', 'v', 'mock']

/**
 * Picks a plan; for men, one without a belt if there is one, cut straight from the shoulders, in the
 * longer half of its lengths, and with plain sleeves and necks.
 */
function pickPlan({ random, isStraight }: Pen, plans: Choices<Plan>): Plan {
  if (!isStraight) return random.pick(plans)
  const [first, ...rest] = plans.filter(({ isBelted }) => !isBelted)
  const plan = random.pick<Plan>(first ? [first, ...rest] : plans)
  const [narrow, wide = narrow] = plan.widths
  const [short, long] = plan.hems
  return {
    ...plan,
    widths: [straighten(narrow), straighten(wide)],
    hems: [(short + long) / 2, long],
    necks: keepOnly(plan.necks, mensNecks),
    ...(plan.sleeves ? { sleeves: keepOnly(plan.sleeves, mensSleeves) } : {}),
  }
}

/** Returns the choices that are allowed, or all if none is. */
function keepOnly<Choice>(choices: Choices<Choice>, allowed: readonly Choice[]): Choices<Choice> {
  const [first, ...rest] = choices.filter(choice => allowed.includes(choice))
  return first === undefined ? choices : [first, ...rest]
}

function straighten([shoulder, chest, waist, hem]: Widths): Widths {
  return [shoulder * 1.05, chest * 1.03, Math.max(waist, chest), Math.min(hem, chest * 1.03)]
}

/** Returns a function that draws one of the plans, on its hanger. */
export function wear(...plans: Choices<Plan>): DrawGarment {
  return pen => {
    const { random, isBack } = pen
    const plan = pickPlan(pen, plans)
    const { sleeves = ['none'], edge, pants, collar = [16, 40] } = plan
    const torso = cutTorso(random, plan)
    const sleeve = random.pick<Sleeve>(sleeves)
    const trim = random.chance(0.3) ? pen.accent : pen.tone
    const isMock = torso.neck === 'mock'
    const art = [
      pants && at(0, torso.waistY - 6, drawPants(pen, pants)),
      drawSleeves(pen, torso, sleeve, plan),
      drawBody(pen, torso, plan.seams?.(torso, pen), plan.creases?.(torso, pen)),
      edge === 'ribbed' && drawRibbedHem(pen, torso, trim),
      isMock && drawMock(pen, random.range(...collar)),
      edge && !isMock && drawNeckBand(pen, torso, edge === 'ribbed' ? 10 : 7, trim),
    ]
    // The front draws its random numbers last, so that everything else is the same from behind.
    const over = plan.over?.(pen, torso, trim)
    return hang([art, !isBack && plan.front?.(pen, torso, trim), over], [0, -10])
  }
}
