import {
  freshnessDays,
  maxBucket,
  popularityPerBucket,
  topTrendBucket,
  worstStep,
} from './sort-keys.ts'
import { fieldWeights } from './text/terms/field-weights.ts'

/** The numbers that lists are sorted by, for the page that explains ranking. */
export const rankingFacts = {
  /** Two search results closer than one step count as equally relevant. */
  relevanceSteps: worstStep + 1,
  popularityBuckets: maxBucket + 1,
  /** Favorites per bucket; the last bucket is open. */
  popularityPerBucket,
  topTrendBucket,
  /** Products added within the same period count as equally new. */
  freshnessDays,
  /** Weight of a word by where the product states it. */
  fieldWeights: {
    name: fieldWeights.name.weight,
    brand: fieldWeights.brand.weight,
    category: fieldWeights.leaf.weight,
    color: fieldWeights.color.weight,
    material: fieldWeights.material.weight,
    widerCategory: fieldWeights.branch.weight,
    description: fieldWeights.description.weight,
  },
} as const
