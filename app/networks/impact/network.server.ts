import { defineNetwork } from '../network-definition.ts'

export const impactNetwork = defineNetwork({
  id: 'impact',
  name: 'Impact',
  links: [{ hosts: ['sjv.io', 'pxf.io', 'evyy.net'], target: ['u'], subId: 'subId1' }],
  landingMarks: ['irclickid', 'irgwc'],
})
