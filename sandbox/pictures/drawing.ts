import type { Point } from './outline.ts'
import type { Pen } from './pen.ts'

/** A subject drawn in its own units, before it is placed in a picture. */
export interface Drawing {
  art: string
  /** Bounding box: left, top, right, bottom. */
  box: readonly [left: number, top: number, right: number, bottom: number]
  /** Center of the detail view. Default: the center of the box. */
  focus?: Point
  /** Clothes float in front of the ground; other things stand or lie on it. */
  pose: 'hangs' | 'stands' | 'lies'
  /** The maximum share of the frame, so that a ring looks smaller than a sofa. Default: 1. */
  size?: number
  /** The position of a hanger's hook. */
  hook?: Point
}

export type DrawGarment = (pen: Pen) => Drawing
