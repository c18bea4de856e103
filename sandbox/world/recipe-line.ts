import type { FamilyName } from './families.ts'
import type { GarmentKind } from './garment-kinds.ts'
import type { PaletteName } from './palettes.ts'
import type { SizeScaleName } from './sizes.ts'

/**
 * What is made for one category:
 * `[category, family, kinds, weight, lowest and highest price in dollars at a middling brand, nouns, other settings]`.
 */
export type RecipeLine = readonly [
  category: string,
  family: FamilyName,
  kinds: readonly GarmentKind[],
  weight: number,
  low: number,
  high: number,
  nouns: string,
  settings?: RecipeSettings,
]

export interface RecipeSettings {
  /** Categories that some of these are listed in besides. */
  also?: readonly string[]
  sizes?: SizeScaleName
  cuts?: readonly string[]
  palette?: PaletteName
}
