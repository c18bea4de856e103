import { formatWholeCount } from '#app/domain/count.ts'
import { type Sort, sorts } from '#app/domain/urls/list-query.ts'
import { rankingFacts } from '#app/search-index/ranking-facts.ts'

/** Explains the sort orders, with the weights that the search index uses. */
export interface RankingGuide {
  /** The sort orders, each with its criteria in order of precedence. */
  orders: { sort: Sort; criteria: string[] }[]
  /**
   * The fields that a search word can match, highest weight first; percentages are relative to the
   * first.
   */
  fields: { place: string; percent: number }[]
}

const {
  relevanceSteps,
  popularityBuckets,
  popularityPerBucket,
  topTrendBucket,
  freshnessDays,
  fieldWeights,
} = rankingFacts

const mostSaves = formatWholeCount(popularityPerBucket * (popularityBuckets - 1))
const popularity =
  'Popularity: how many shoppers saved the product where we found it, in steps of ' +
  `${popularityPerBucket}; ` +
  `${mostSaves} and more count the same. First place in the trending report counts like ` +
  `${formatWholeCount(popularityPerBucket * topTrendBucket)} saves, lower places like fewer.`
const stock = 'Availability: products in stock come before sold-out ones.'
const tie = 'Products that are still tied appear in a random order that is the same for everyone.'

const criteria: Record<Sort, string[]> = {
  relevance: [
    'If you chose a color, products that we can only picture in another one come last.',
    `In a search, how well the words match, in ${relevanceSteps} steps.`,
    stock,
    popularity,
    `In a search, how new it is, in periods of ${freshnessDays} days.`,
    tie,
  ],
  newest: [stock, 'The day the product appeared, latest first.', tie],
  popular: [
    stock,
    'The place in the trending report, if any; then how many shoppers saved the product where ' +
      'we found it.',
    tie,
  ],
  'price-up': [stock, 'The current price in US dollars, lowest first.'],
  'price-down': [stock, 'The current price in US dollars, highest first.'],
  discount: [
    stock,
    'The store’s own percentage off, largest first. A discount that our price history ' +
      'contradicts counts as none.',
    tie,
  ],
}

const places: Record<keyof typeof fieldWeights, string> = {
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  color: 'Color',
  material: 'Material',
  widerCategory: 'Department or wider category',
  description: 'Description',
}

export function getRankingGuide(): RankingGuide {
  const weights = Object.entries(fieldWeights).map(([field, weight]) => ({
    place: places[field as keyof typeof fieldWeights],
    weight,
  }))
  const sorted = weights.sort((a, b) => b.weight - a.weight)
  const most = sorted[0]?.weight ?? 1
  return {
    orders: sorts.map(sort => ({ sort, criteria: criteria[sort] })),
    fields: sorted.map(({ place, weight }) => ({
      place,
      percent: Math.round((weight / most) * 100),
    })),
  }
}
