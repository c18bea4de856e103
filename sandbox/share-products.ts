/** Splits a total among the upstreams: 20,000 → 12,000, 4,500, 3,000 and 500. */
export function shareProducts(total: number) {
  const cjProducts = Math.floor(total * 0.225)
  const rakutenProducts = Math.floor(total * 0.15)
  const trendingProducts = Math.floor(total * 0.025)
  const products = total - cjProducts - rakutenProducts - trendingProducts
  return { products, cjProducts, rakutenProducts, trendingProducts }
}
