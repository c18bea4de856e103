import { defineNetwork } from '../network-definition.ts'

export const pepperjamNetwork = defineNetwork({
  id: 'pepperjam',
  name: 'Pepperjam',
  links: [
    {
      hosts: ['pjtra.com', 'pjatr.com', 'pntra.com', 'pntrs.com', 'gopjn.com'],
      target: ['url'],
      subId: 'sid',
    },
  ],
})
