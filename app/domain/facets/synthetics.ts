import { isFreeOfSynthetics } from '../fibers.ts'
import { parseFiberShare } from './fibers.ts'
import { createFlagFacet } from './flag-facet.ts'

export const synthetics = createFlagFacet({
  key: 'synthetics',
  title: 'Synthetics',
  options: [
    {
      value: 'none',
      label: 'No synthetics',
      has: ({ fiberShares, madeOf, hasSyntheticName }) =>
        hasSyntheticName === undefined &&
        isFreeOfSynthetics(
          fiberShares.flatMap(text => parseFiberShare(text) ?? []),
          madeOf,
        ),
    },
  ],
  panel: { order: 10, view: 'checks' },
})
