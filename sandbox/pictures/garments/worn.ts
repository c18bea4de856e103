import type { Art } from '../art.ts'
import { type Drawing, hang } from '../drawing.ts'
import type { Pen } from '../pen.ts'
import { drawSleeves, type Sleeve, type SleeveStyle } from './sleeves.ts'
import { drawInside, drawStraps, getBodyFolds, getTorsoPath, isBare, type Torso } from './torso.ts'

export interface WornParts {
  sleeves?: SleeveStyle
  /** The fullness below the waist: 0 fits closely, 1 is loose. */
  looseness?: number
  folds?: readonly string[]
  seams?: string[]
  stitches?: string[]
  /** `under` is drawn behind everything else, `over` in front of everything else. */
  under?: Art
  over?: Art
  /** The height of the hanger's hook. */
  hookY?: number
}

/** Draws a garment on its hanger, from back to front: inside, sleeves, straps and body. */
export function worn(pen: Pen, torso: Torso, sleeve: Sleeve, parts: WornParts = {}): Drawing {
  const {
    looseness = 0.4,
    folds = [],
    seams = [],
    stitches = [],
    sleeves = {},
    hookY = -10,
  } = parts
  const allFolds = [...getBodyFolds(pen, torso, looseness), ...folds]
  const art = [
    parts.under,
    drawInside(pen, torso),
    drawSleeves(pen, torso, sleeve, sleeves),
    isBare(torso.neck) && drawStraps(pen, torso.neck),
    pen.part(getTorsoPath(torso, pen.isBack), 44, { folds: allFolds, seams, stitches }),
    parts.over,
  ]
  return hang(art, [0, hookY])
}
