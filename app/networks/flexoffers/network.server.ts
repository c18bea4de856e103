import { defineNetwork } from '../network-definition.ts'

export const flexoffersNetwork = defineNetwork({
  id: 'flexoffers',
  name: 'FlexOffers',
  links: [{ hosts: ['track.flexlinkspro.com'], target: ['url'], subId: 'fobs' }],
})
