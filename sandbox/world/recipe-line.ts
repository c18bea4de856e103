import type { FamilyName } from './families.ts'
import type { GarmentKind } from './garment-kinds.ts'
import type { PaletteName } from './palettes.ts'
import type { SizeScaleName } from './sizes.ts'

/**
 * The products of one category: `[category, family, kinds, weight, lowest and highest price in
 * dollars at a mid-level brand, nouns, other settings]`.
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
  /** Additional categories that some of these products are listed in. */
  also?: readonly string[]
  sizes?: SizeScaleName
  cuts?: readonly string[]
  palette?: PaletteName
  materials?: readonly string[]
}
