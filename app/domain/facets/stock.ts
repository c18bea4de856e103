import { createFlagFacet } from './flag-facet.ts'

export const stock = createFlagFacet({
  key: 'stock',
  title: 'Availability',
  options: [{ value: 'in', label: 'In stock', has: product => product.inStock }],
  panel: { order: 11, view: 'checks' },
})
