import { defineNetwork } from '../network-definition.ts'

export const shareasaleNetwork = defineNetwork({
  id: 'shareasale',
  name: 'ShareASale',
  links: [
    { hosts: ['shareasale.com'], target: ['urllink'], allowsBareTarget: true, subId: 'afftrack' },
  ],
  landingMarks: ['sscid'],
})
