import type { Point } from './outline.ts'
import type { Pen } from './pen.ts'

/** A thing drawn in its own units, before it is set into a picture. */
export interface Drawing {
  art: string
  /** What it fills: left, top, right, bottom. */
  box: readonly [left: number, top: number, right: number, bottom: number]
  /** Where a close look pays; the middle unless told. */
  focus?: Point
  /** Worn things float before the ground, others stand on it, flat ones lie. */
  pose: 'hangs' | 'stands' | 'lies'
  /** How much of the frame it may fill, 1 unless told: a ring is not a sofa. */
  size?: number
  /** Where a hanger's hook would leave it. */
  hook?: Point
}

export type DrawGarment = (pen: Pen) => Drawing
