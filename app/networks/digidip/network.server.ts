import { defineNetwork } from '../network-definition.ts'

export const digidipNetwork = defineNetwork({
  id: 'digidip',
  name: 'Digidip',
  links: [{ hosts: ['digidip.net'], target: ['url'], subId: 'ref' }],
})
