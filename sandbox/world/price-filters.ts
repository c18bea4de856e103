/** The upstream's price buckets: `p20` is $0 to $10, `p21` $10 to $25, and so on. */
export const priceFilters = [10, 25, 50, 100, 150, 250, 500, 1000, 2500, 5000, undefined].map(
  (max, at, all) => ({
    id: 20 + at,
    minUsd: at === 0 ? 0 : (all[at - 1] ?? 0),
    maxUsd: max,
  }),
)
