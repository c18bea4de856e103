import { createFlagFacet } from './flag-facet.ts'

export const conditions = createFlagFacet({
  key: 'condition',
  title: 'Condition',
  options: [
    {
      value: 'new',
      label: 'New',
      isUntitled: true,
      has: product => !product.isPreOwned && !product.isRental,
    },
    {
      value: 'preowned',
      label: 'Pre-owned',
      has: product => product.isPreOwned,
    },
    { value: 'rental', label: 'Rental', has: product => product.isRental },
  ],
  panel: { order: 7, view: 'checks' },
})
