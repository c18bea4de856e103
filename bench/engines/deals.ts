import type { SyntheticProduct } from '../synthetic/synthetic-product.ts'

const tiers = [20, 30, 50, 70] as const

export function getDeals({ discount, hasDropped, trendRank }: SyntheticProduct): string[] {
  return [
    ...(discount > 0 ? ['sale'] : []),
    ...tiers.filter(tier => discount >= tier).map(String),
    ...(hasDropped ? ['drop'] : []),
    ...(trendRank === undefined ? [] : ['trending']),
  ]
}
