import { firstCards, soldOutSteps } from './arrange-first-cards.ts'
import {
  freshnessDays,
  maxBucket,
  popularityPerBucket,
  topTrendBucket,
  worstStep,
} from './sort-keys.ts'
import { fieldWeights } from './text/terms/field-weights.ts'

/** The weights and limits used to sort lists, for the page that explains ranking. */
export const rankingFacts = {
  /**
   * The number of relevance steps. Two search results
   * within the same step count as equally relevant.
   */
  relevanceSteps: worstStep + 1,
  popularityBuckets: maxBucket + 1,
  /** Favorites per bucket; the last bucket has no upper limit. */
  popularityPerBucket,
  topTrendBucket,
  /** Among so many first cards of a search, stock decides between matches that are about as good. */
  firstCards,
  /** How many relevance steps apart those matches may be. */
  soldOutSteps,
  /** Products added within a period of this many days count as equally new. */
  freshnessDays,
  /** The weight of a word in each field of a product. */
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
