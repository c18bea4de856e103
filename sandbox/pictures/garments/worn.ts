import {
  type GarmentCut,
  isBare,
  type Length,
  type Neck,
  type Sleeve,
} from '../../world/garment-cut.ts'
import { type Art, at } from '../art.ts'
import { type DrawGarment, hang } from '../drawing.ts'
import type { Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'
import { drawBelt, drawHood, drawMock, drawRibbedHem } from './details.ts'
import { drawPants, type Pants } from './legs.ts'
import { drawSleeves, type SleeveStyle } from './sleeves.ts'
import {
  type Body,
  type Choices,
  cutTorso,
  drawBody,
  drawNeckBand,
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

/** Returns the plans that have the neck and the sleeves of a cut, or all if none has. */
function findFittingPlans(plans: Choices<Plan>, { neck, sleeve }: GarmentCut): Choices<Plan> {
  const [first, ...rest] = plans.filter(
    plan =>
      (!neck || plan.necks.includes(neck)) &&
      (!sleeve || (plan.sleeves ?? ['none']).includes(sleeve)),
  )
  return first ? [first, ...rest] : plans
}

/** Returns a plan with the cut that the product's name promises. */
function applyCut(plan: Plan, { neck, sleeve, length }: GarmentCut): Plan {
  const [narrow, ...wider] = plan.widths
  const hasSleeves = sleeve !== undefined && sleeve !== 'none'
  const [covered, ...others] = plan.necks.filter(each => !isBare(each))
  const freeNecks: Choices<Neck> = hasSleeves ? [covered ?? 'scoop', ...others] : plan.necks
  return {
    ...plan,
    necks: neck ? [neck] : freeNecks,
    ...(sleeve ? { sleeves: [sleeve] } : {}),
    ...(hasSleeves ? { widths: [reachShoulders(narrow), ...wider.map(reachShoulders)] } : {}),
    hems: length ? fitHems(plan.hems, length) : plan.hems,
  }
}

/** Widens straps to shoulders, to which sleeves can be sewn. */
function reachShoulders([shoulder, chest, waist, hem]: Widths): Widths {
  return [Math.max(shoulder, 106), chest, waist, hem]
}

/** Narrows the range of a plan's hems to its shortest, its middle or its longest. */
function fitHems([low, high]: Range, length: Length): Range {
  const middle = (low + high) / 2
  // Cropped coats become jackets, and minidresses are still longer than tops.
  const [least, most] = low > 520 ? [0.66, 0.72] : low > 400 ? [0.97, 1.05] : [0.86, 0.93]
  if (length === 'short') return [low * least, low * most]
  return length === 'middle' ? [middle - 20, middle + 20] : [high, high * 1.08]
}

/** Returns a function that draws one of the plans, on its hanger. */
export function wear(...plans: Choices<Plan>): DrawGarment {
  return pen => {
    const { random, isBack } = pen
    const plan = applyCut(pickPlan(pen, findFittingPlans(plans, pen.cut)), pen.cut)
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
    const front = !isBack && plan.front?.(pen, torso, trim)
    const over = plan.over?.(pen, torso, trim)
    const hasBelt = pen.cut.isBelted && !plan.isBelted
    const belt = hasBelt && drawBelt(pen, torso.waist + 2, torso.waistY, pen.accent)
    const hood = torso.neck === 'hood' && drawHood(pen)
    return hang([art, front, over, belt, hood], [0, -10])
  }
}
