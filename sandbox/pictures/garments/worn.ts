import type { Art } from '../art.ts'
import { type DrawGarment, type Drawing, hang } from '../drawing.ts'
import type { Pen } from '../pen.ts'
import { drawSleeves, type Sleeve, type SleeveStyle } from './sleeves.ts'
import type { Neck, Torso, Widths } from './torso.ts'
import { createTorso, drawInside, drawStraps, getBodyFolds, getTorsoPath } from './torso.ts'

export type Choices<Choice> = readonly [Choice, ...Choice[]]

/** Describes garments that hang from the shoulders. Each product takes one of the choices. */
export interface Plan extends SleeveStyle, Partial<Pick<Torso, 'waistY' | 'hemCurve'>> {
  necks: Choices<Neck>
  /** The narrowest and the widest cut. */
  widths: readonly [narrow: Widths, wide?: Widths]
  /** The y of the hem, for the shortest and the longest garment. */
  hems: readonly [short: number, long: number]
  /** Default: sleeveless. */
  sleeves?: Choices<Sleeve>
  /** The fullness below the waist: 0 fits closely, 1 is loose. */
  looseness?: number
  draw?: (pen: Pen, torso: Torso, sleeve: Sleeve) => WornParts
}

export interface WornParts extends SleeveStyle {
  looseness?: number
  folds?: readonly string[]
  seams?: string[]
  stitches?: string[]
  /** `under` is drawn behind everything else, `over` in front of everything else. */
  under?: Art
  over?: Art
}

type Body = [Plan['necks'], Plan['widths'], Plan['hems'], looseness?: number]

export function body(...[necks, widths, hems, looseness = 0.4]: Body) {
  return { necks, widths, hems, looseness }
}

export function arms(sleeves: Choices<Sleeve>, width = 1, cuff?: number) {
  return { sleeves, width, ...(cuff === undefined ? {} : { cuff }) }
}

/** Returns a function that draws one of the plans. */
export function wear(...plans: Choices<Plan>): DrawGarment {
  return pen => {
    const { random } = pen
    const { necks, widths, hems, sleeves = ['none'], draw, ...plan } = random.pick(plans)
    const [narrow, wide = narrow] = widths
    const share = random.next()
    const mix = (i: 0 | 1 | 2 | 3 | 4 | 5) => narrow[i] + (wide[i] - narrow[i]) * share
    const mixed = [mix(0), mix(1), mix(2), mix(3), mix(4), mix(5)] as const
    const torso = createTorso(random.pick(necks), mixed, random.range(...hems), plan)
    const sleeve = random.pick<Sleeve>(sleeves)
    return drawWorn(pen, torso, sleeve, { ...plan, ...draw?.(pen, torso, sleeve) })
  }
}

/** Draws a garment on its hanger, from back to front: inside, sleeves, straps and body. */
export function drawWorn(pen: Pen, torso: Torso, sleeve: Sleeve, parts: WornParts): Drawing {
  const { looseness = 0.4, folds = [], seams = [], stitches = [] } = parts
  const allFolds = [...getBodyFolds(pen, torso, looseness), ...folds]
  const art = [
    parts.under,
    drawInside(pen, torso),
    drawSleeves(pen, torso, sleeve, parts),
    drawStraps(pen, torso),
    pen.part(getTorsoPath(torso, pen.isBack), 44, { folds: allFolds, seams, stitches }),
    parts.over,
  ]
  return hang(art, [0, -10])
}
