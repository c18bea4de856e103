import type { TrendingBreakage, TrendingReport } from './report.ts'

/** The totals of today's report. */
export interface TrendingTruth {
  rows: number
  /** Rows in vertical 168, the only one that the application ingests. */
  rowsOf168: number
  broken: { productId: string; verticalId: number; breakage: TrendingBreakage }[]
}

export interface TrendingProductTruth {
  number: number
  productId: string
  verticalId: number
  trendingRank: number
  thing: string
  shop: string
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

/** Returns the usable rows, in rank order. */
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
      shop: offer.advertiser.retailer.hostDomain,
    }))
}
