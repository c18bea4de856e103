import type { PaletteName, PatternSetName } from './palettes.ts'
import type { SizeScaleName } from './sizes.ts'

/** Product segments; each brand makes one or two. */
export const segments = [
  'women',
  'men',
  'sport',
  'shoes',
  'bags',
  'jewellery',
  'luxury',
  'beauty',
  'home',
  'kids',
] as const
export type Segment = (typeof segments)[number]

/** The segments, materials, colors and sizes that similar products share. */
export interface Family {
  segments: readonly Segment[]
  sizes: SizeScaleName
  palette: PaletteName
  materials: readonly string[]
  cuts: readonly string[]
  patterns: PatternSetName
  names: 'fashion' | 'home' | 'beauty'
  /** Bullet points for product descriptions. */
  details: readonly string[]
}

export const w = (text: string) => text.split(', ')

export const family = (from: Family): Family => from
