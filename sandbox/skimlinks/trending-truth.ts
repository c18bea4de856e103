import type { TrendingBreakage, TrendingReport } from './report.ts'

/** What the report of the day adds up to. */
export interface TrendingTruth {
  rows: number
  /** Rows of the vertical that the product reads. */
  rowsOf168: number
  broken: { productId: string; verticalId: number; breakage: TrendingBreakage }[]
}

export interface TrendingProductTruth {
  number: number
  productId: string
  verticalId: number
  trendingRank: number
  thing: string
}

export function getTrendingTruth(report: TrendingReport): TrendingTruth {
  const rows = report.list()
  return {
    rows: rows.length,
    rowsOf168: rows.filter(({ verticalId }) => verticalId === 168).length,
    broken: rows.flatMap(({ productId, verticalId, breakage }) =>
      breakage ? [{ productId, verticalId, breakage }] : [],
    ),
  }
}

/** Those of use, from the top. */
export function getTrendingProducts(report: TrendingReport): TrendingProductTruth[] {
  return report
    .list()
    .filter(({ breakage }) => breakage === undefined)
    .map(({ offer, productId, verticalId, trendingRank }) => ({
      number: offer.number,
      productId,
      verticalId,
      trendingRank,
      thing: offer.thing,
    }))
}
