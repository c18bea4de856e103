/** A figure of the estimate, and where it comes from: a bench of ours, or an assumption. */
export interface Cost {
  value: number
  unit: string
  source: string
}

/**
 * What one product, page or request costs. Measured figures come from docs/performance.md
 * and are CPU times on one core of an AMD EPYC (Zen 4, 2.6 GHz); change them here when a
 * bench gives others. Prices are round figures of large hosts, without discounts.
 */
export const costs = {
  indexBytes: measured(550, 'B per product', 'search 1000000: memory of the index'),
  indexBuildMs: measured(0.09, 'ms per product', 'search 1000000: build'),
  searchMs: measured(4.7e-6, 'ms per product', 'opensearch 1000000: ours, mean p50 of searches'),
  commonWordMs: measured(5.3e-6, 'ms per product', 'opensearch 1000000: ours, a common word, p50'),
  renderMs: measured(10, 'ms per page', 'page render: a list, in the two threads'),
  cachedMs: measured(0.15, 'ms per page', 'page: a cached list'),
  clickMs: measured(0.5, 'ms per click', 'outbound: CPU time of a redirect'),
  readMs: measured(0.99, 'ms per new product', 'sync: first reading, ours and PostgreSQL’s'),
  recheckMs: measured(0.093, 'ms per known product', 'sync: again with 1% changed'),
  rowBytes: measured(3_320, 'B per product', 'sync: product and its indexes in PostgreSQL'),
  priceBytes: measured(104, 'B per price', 'sync: a row of offer_price and its index'),
  freshSeconds: measured(2, 's', 'decision 61: how long a cached page is fresh'),
  engineMs: measured(23, 'ms per list', 'opensearch 2000: mean p50 of all kinds'),
  engineSearchMs: measured(90e-6, 'ms per product', 'opensearch 1000000: mean p50 of searches'),
  engineListMs: measured(180e-6, 'ms per product', 'opensearch 1000000: a category, or filters'),
  engineBytes: measured(2_260, 'B per product', 'opensearch 1000000: disk, one copy'),
  engineHeapBytes: measured(80, 'B per product', 'opensearch 1000000: heap after a collection'),
  pageBytes: measured(24_000, 'B per page', 'page render: a compressed list'),
  pictureBytes: assumed(30_000, 'B per picture', 'AVIF in 480 and 720 px'),
  picturesPerPage: assumed(12, 'pictures per page', 'cards that come into view'),
  changedDaily: assumed(0.05, 'of all products a day', 'prices that change'),
  searchShare: assumed(0.15, 'of all requests', 'searches, suggestions included'),
  listShare: assumed(0.3, 'of rendered pages', 'lists; the others are of products'),
  clickShare: assumed(0.02, 'of all requests', 'clicks out to retailers'),
  skew: assumed(0.9, '', 'exponent of Zipf’s law for the popularity of pages'),
  busy: assumed(0.6, 'of a core', 'planned load; the rest is for peaks'),
  coreDollars: assumed(25, '$ a month', 'a core with 4 GB of memory'),
  diskDollars: assumed(0.1, '$ per GB and month', 'solid-state disk'),
  objectDollars: assumed(0.02, '$ per GB and month', 'object storage'),
  cdnDollars: assumed(0.01, '$ per GB', 'traffic of a CDN at volume'),
} satisfies Record<string, Cost>

export const coresPerMachine = 8
export const memoryPerMachine = 32e9

function measured(value: number, unit: string, bench: string): Cost {
  return { value, unit, source: `measured (${bench})` }
}

function assumed(value: number, unit: string, reason: string): Cost {
  return { value, unit, source: `assumed (${reason})` }
}
