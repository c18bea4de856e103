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
  firstCards,
  soldOutSteps,
  fieldWeights,
} = rankingFacts

const mostSaves = formatWholeCount(popularityPerBucket * (popularityBuckets - 1))
const popularity =
  'How many shoppers have saved it, in groups: up to ' +
  `${popularityPerBucket - 1} saves, up to ${2 * popularityPerBucket - 1}, and so on; ` +
  `${mostSaves} and more count the same. First place among today’s trending products counts like ` +
  `${formatWholeCount(popularityPerBucket * topTrendBucket)} saves, lower places like fewer.`
const stock = 'In stock before sold out.'
const tie = 'If products are still equal, chance decides, and decides the same for everyone.'
/** "0.01%": how far apart two matches may be and still count as equal. */
const sameMatch = `${(100 / relevanceSteps).toFixed(2)}%`
/** "10%": how far apart two matches may be for stock to decide between them. */
const closeMatch = `${((100 * soldOutSteps) / relevanceSteps).toFixed(0)}%`

const criteria: Record<Sort, string[]> = {
  relevance: [
    'If you chose a color: products that we can show in it before those pictured only in another.',
    'In a search for women or men: products that say whom they are for before those that do not.',
    `In a search: how well the words match. Less than ${sameMatch} apart counts as equal.`,
    `${stock} Among a search’s first ${firstCards}, this also decides between matches up to ${closeMatch} apart.`,
    popularity,
    `In a search: how new it is, in periods of ${freshnessDays} days.`,
    tie,
  ],
  newest: [stock, 'The day it first appeared, newest first.', tie],
  popular: [
    stock,
    'Today’s trending products in their order, then how many shoppers have saved it.',
    tie,
  ],
  'price-up': [stock, 'The current price in US dollars, lowest first.'],
  'price-down': [stock, 'The current price in US dollars, highest first.'],
  // Also the usual order of sales without a search; see `getShownSort`.
  discount: [
    'Among sales, if you chose a color: products that we can show in it before those pictured only in another.',
    stock,
    'Sales that our price record verifies, by their percentage off, largest first; then sales that it ' +
      'does not verify, by the store’s percentage. A sale that it contradicts counts as none.',
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
