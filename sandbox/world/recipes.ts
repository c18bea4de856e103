import { requireCategory } from './categories.ts'
import { type FamilyName, getFamily } from './families.ts'
import type { GarmentKind } from './garment-kinds.ts'
import type { PaletteName } from './palettes.ts'
import type { RecipeLine } from './recipe-line.ts'
import { accessoryRecipes } from './recipes-accessories.ts'
import { beautyRecipes } from './recipes-beauty.ts'
import { livingRecipes } from './recipes-living.ts'
import { menRecipes } from './recipes-men.ts'
import { womenRecipes } from './recipes-women.ts'
import { type SizeScaleName, sizeScales } from './sizes.ts'

export interface Recipe {
  index: number
  category: number
  also: readonly number[]
  family: FamilyName
  kinds: readonly GarmentKind[]
  /** Each noun maps to the kind at the same position; there may be more nouns than kinds. */
  nouns: readonly string[]
  weight: number
  lowUsd: number
  highUsd: number
  sizes: SizeScaleName
  cuts: readonly string[]
  palette: PaletteName
  materials: readonly string[]
}

export const recipes: readonly Recipe[] = [
  ...womenRecipes,
  ...accessoryRecipes,
  ...beautyRecipes,
  ...menRecipes,
  ...livingRecipes,
].map(toRecipe)

function toRecipe(line: RecipeLine, index: number): Recipe {
  const [category, family, kinds, weight, lowUsd, highUsd, nouns, settings = {}] = line
  return {
    index,
    category: requireCategory(category).index,
    also: (settings.also ?? []).map(id => requireCategory(id).index),
    family,
    kinds,
    nouns: nouns.split(', '),
    weight,
    lowUsd,
    highUsd,
    sizes: settings.sizes ?? getFamily(family).sizes,
    cuts: settings.cuts ?? getFamily(family).cuts,
    palette: settings.palette ?? getFamily(family).palette,
    materials: settings.materials ?? getFamily(family).materials,
  }
}

export const scaleNames = Object.keys(sizeScales) as SizeScaleName[]
