import type { GarmentKind } from '../world/garment-kinds.ts'
import { type Art, join } from './art.ts'
import type { Point } from './outline.ts'
import type { Pen } from './pen.ts'

/** A subject drawn in its own units, before it is measured and placed in a picture. */
export interface Drawing {
  art: string
  /** Clothes float in front of the background; other things stand or lie on the floor. */
  pose: 'hangs' | 'stands' | 'lies'
  /** The position of a hanger's hook. */
  hook?: Point | undefined
}

export type DrawGarment = (pen: Pen) => Drawing

/** Makes a drawing that floats in front of the background, on a hanger if it has a hook. */
export const hang = (art: Art, hook?: Point): Drawing => ({ art: join(art), pose: 'hangs', hook })

/** Makes a drawing that stands on the floor, which is at y = 0. */
export const stand = (art: Art): Drawing => ({ art: join(art), pose: 'stands' })

/** Makes a drawing that lies on the floor and is seen from above. */
export const lie = (art: Art): Drawing => ({ art: join(art), pose: 'lies' })

/** The functions that draw a family's products, keyed by kind. */
export type Garments = Partial<Record<GarmentKind, DrawGarment>>
