import type { Drawing } from '../drawing.ts'
import type { Pen } from '../pen.ts'
import { drawSleeves, isFullLength, type Sleeve, type SleeveStyle } from './sleeves.ts'
import { drawInside, drawStraps, getBodyFolds, getTorsoPath, isBare, type Torso } from './torso.ts'

export interface WornParts {
  sleeves?: SleeveStyle
  /** The fullness below the waist: 0 fits closely, 1 is loose. */
  looseness?: number
  folds?: readonly string[]
  seams?: string[]
  stitches?: string[]
  /** Art drawn behind and in front of everything else. */
  under?: string
  over?: string
}

/** Sleeves, inside, body and straps, back to front. */
function drawWorn(pen: Pen, torso: Torso, sleeve: Sleeve, parts: WornParts): string {
  const { looseness = 0.4, folds = [], seams = [], stitches = [], sleeves = {} } = parts
  return [
    parts.under ?? '',
    drawInside(pen, torso),
    drawSleeves(pen, torso, sleeve, sleeves),
    isBare(torso.neck) ? drawStraps(pen, torso.neck) : '',
    pen.piece(getTorsoPath(torso, pen.isBack), {
      volume: 44,
      folds: [...getBodyFolds(pen, torso, looseness), ...folds],
      seams,
      stitches,
    }),
    parts.over ?? '',
  ].join('')
}

interface Frame extends Pick<Drawing, 'focus' | 'size'> {
  /** The highest point; default: the straps or the shoulders. */
  top?: number
  /** The lowest point, where something hangs below the hem. */
  bottom?: number
  /** Half the width, where something is wider than hem and sleeves. */
  half?: number
}

/** A garment on its hanger. The torso and the sleeves determine the box. */
export function worn(
  pen: Pen,
  torso: Torso,
  sleeve: Sleeve,
  parts: WornParts = {},
  frame: Frame = {},
): Drawing {
  const { top = isBare(torso.neck) ? -16 : -8, bottom = 0, half = 0, focus = [-16, 90] } = frame
  const isLong = isFullLength(sleeve)
  const reach = torso.shoulder + (isLong ? 56 + 24 * (parts.sleeves?.width ?? 1) : 52)
  const wide = Math.max(half, torso.hem, sleeve === 'none' ? torso.shoulder + 6 : reach)
  const low = Math.max(torso.hemY + torso.hemCurve + 4, isLong ? 440 : 0, bottom)
  const art = drawWorn(pen, torso, sleeve, parts)
  const hook = [0, top < -30 ? top + 34 : -10] as const
  return {
    art,
    box: [-wide, top, wide, low],
    focus,
    pose: 'hangs',
    hook,
    ...(frame.size ? { size: frame.size } : {}),
  }
}
