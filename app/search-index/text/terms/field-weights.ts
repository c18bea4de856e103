/** The weight of one occurrence in each field, and the penalty for a long field. */
export const fieldWeights = {
  name: { weight: 3, usual: 7, slope: 0.6 },
  /**
   * The word that names the kind of product, which is the last
   * one before "with …" or similar: a dress shirt is a shirt.
   */
  head: { weight: 1.6, usual: 1, slope: 0 },
  /** The category's name in a special form that plain words do not match; see head-form.ts. */
  kind: { weight: 1, usual: 1, slope: 0 },
  brand: { weight: 3, usual: 2, slope: 0.1 },
  leaf: { weight: 2.6, usual: 2, slope: 0.1 },
  branch: { weight: 1, usual: 4, slope: 0.1 },
  color: { weight: 1.6, usual: 2, slope: 0.3 },
  canonical: { weight: 1.1, usual: 1, slope: 0 },
  material: { weight: 1.2, usual: 2, slope: 0.3 },
  /** Whom the sizes fit: plus size, petite. */
  cut: { weight: 1.2, usual: 2, slope: 0.3 },
  description: { weight: 0.5, usual: 40, slope: 0.5 },
} as const

/** BM25F's weights for how often a field has a word, which tells good matches apart. */
export const useWeights = {
  name: { weight: 3, usual: 7, slope: 0.6 },
  brand: { weight: 3, usual: 2, slope: 0.1 },
  description: { weight: 1, usual: 40, slope: 0.75 },
} as const

/** The same for a word in the category, colors or materials. */
export const attributeUseWeight = 2

/** The weight of one occurrence in a field, the penalty for a long one and the usual length. */
export interface FieldWeight {
  weight: number
  usual: number
  slope: number
}

/** Returns the weight of one occurrence in a field of so many words. */
export function weighOccurrence({ weight, usual, slope }: FieldWeight, length: number): number {
  return weight / (1 - slope + (slope * length) / usual)
}
