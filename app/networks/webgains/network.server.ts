import { defineNetwork } from '../network-definition.ts'

export const webgainsNetwork = defineNetwork({
  id: 'webgains',
  name: 'Webgains',
  links: [{ hosts: ['track.webgains.com'], target: ['wgtarget'], subId: 'clickref' }],
})
