import type { TrackingNetwork } from './click.ts'

/** The names of the networks, for operators. */
export const networkNames: Readonly<Record<TrackingNetwork, string>> = {
  cj: 'CJ',
  rakuten: 'Rakuten',
  awin: 'Awin',
  skimlinks: 'Skimlinks',
  viglink: 'VigLink',
  impact: 'Impact',
  partnerize: 'Partnerize',
  shareasale: 'ShareASale',
  flexoffers: 'FlexOffers',
  pepperjam: 'Pepperjam',
  webgains: 'Webgains',
  tradedoubler: 'Tradedoubler',
  digidip: 'Digidip',
  none: 'no network',
}
