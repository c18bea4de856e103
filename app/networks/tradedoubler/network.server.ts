import { defineNetwork } from '../network-definition.ts'

export const tradedoublerNetwork = defineNetwork({
  id: 'tradedoubler',
  name: 'Tradedoubler',
  links: [{ hosts: ['tradedoubler.com'], target: ['url', '_td_deeplink'], subId: 'epi' }],
})
