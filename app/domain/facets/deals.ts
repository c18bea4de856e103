import type { FlagOption } from './facet.ts'
import { createFlagFacet } from './flag-facet.ts'

export const deals = createFlagFacet({
  key: 'deal',
  title: 'Deals',
  options: [
    // A discount that our own price history contradicts is not a sale, here or on cards. The others
    // are what stores say; those that our own price history verifies are counted apart.
    {
      value: 'sale',
      label: 'On sale',
      title: 'Sale',
      isSale: true,
      has: product => product.isOnSale,
    },
    {
      value: 'verified',
      label: 'Verified sale',
      title: 'Verified sales',
      isSale: true,
      has: ({ verifiedPercent = 0 }) => verifiedPercent > 0,
    },
    {
      value: 'drop',
      label: 'Price drops',
      has: product => product.hasDropped,
    },
    {
      value: 'trending',
      label: 'Trending now',
      has: product => product.trendRank !== undefined,
    },
    ...[20, 30, 50, 70].map(createTier),
  ],
  panel: { order: 6, view: 'checks', isOpen: true },
})

function createTier(percent: number): FlagOption {
  return {
    value: String(percent),
    // Both say whose percentage it is: the store's own, not relative to the 30-day low.
    label: `Store sale: ${percent}%+`,
    title: `Store sales of ${percent}% or more`,
    isSale: true,
    has: product => product.isOnSale && product.discount >= percent,
  }
}
