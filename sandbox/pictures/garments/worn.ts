import { type Art, at } from '../art.ts'
import { type DrawGarment, hang } from '../drawing.ts'
import type { Pen } from '../pen.ts'
import type { Tone } from '../tone.ts'
import { drawMock, drawRibbedHem } from './details.ts'
import { drawPants, type Pants } from './legs.ts'
import { drawSleeves, type Sleeve, type SleeveStyle } from './sleeves.ts'
import { type Body, type Choices, cutTorso, drawBody, drawNeckBand, type Torso } from './torso.ts'

/**
 * Describes garments that hang from the shoulders.
 * Each product uses one of the values in each list.
 */
export interface Plan extends Body, SleeveStyle {
  /** Default: sleeveless. */
  sleeves?: Choices<Sleeve>
  /** Bound necks have a narrow band; ribbed garments also have a ribbed hem. */
  edge?: 'bound' | 'ribbed'
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

/** Returns a function that draws one of the plans, on its hanger. */
export function wear(...plans: Choices<Plan>): DrawGarment {
  return pen => {
    const { random, isBack } = pen
    const plan = random.pick(plans)
    const { sleeves = ['none'], edge, pants } = plan
    const torso = cutTorso(random, plan)
    const sleeve = random.pick<Sleeve>(sleeves)
    const trim = random.chance(0.3) ? pen.accent : pen.tone
    const isMock = torso.neck === 'mock'
    const art = [
      pants && at(0, torso.waistY - 6, drawPants(pen, pants)),
      drawSleeves(pen, torso, sleeve, plan),
      drawBody(pen, torso, plan.seams?.(torso, pen), plan.creases?.(torso, pen)),
      edge === 'ribbed' && drawRibbedHem(pen, torso, trim),
      isMock && drawMock(pen, random.range(16, 40)),
      edge && !isMock && drawNeckBand(pen, torso, edge === 'ribbed' ? 10 : 7, trim),
    ]
    // The front draws its random numbers last, so that everything else is the same from behind.
    const over = plan.over?.(pen, torso, trim)
    return hang([art, !isBack && plan.front?.(pen, torso, trim), over], [0, -10])
  }
}
