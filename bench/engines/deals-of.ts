import type { dealLabels } from '#app/domain/filters.ts'
import type { SyntheticProduct } from '../synthetic/synthetic-product.ts'

type Deal = keyof typeof dealLabels

const tiers = [20, 30, 50, 70] as const

export function getDeals({ discount, hasDropped, trendRank }: SyntheticProduct): Deal[] {
  return [
    ...(discount > 0 ? (['sale'] as const) : []),
    ...tiers.filter(tier => discount >= tier).map(tier => String(tier) as Deal),
    ...(hasDropped ? (['drop'] as const) : []),
    ...(trendRank === undefined ? [] : (['trending'] as const)),
  ]
}
