import { defineNetwork } from '../network-definition.ts'

const hosts = ['awin1.com']
const subId = 'clickref'

export const awinNetwork = defineNetwork({
  id: 'awin',
  name: 'Awin',
  adSource: 'Awin',
  links: [
    // `p` is the target on these links only: on /pclick.php it is a product number.
    { hosts, path: /^\/cread\.php/, target: ['ued', 'p'], subId },
    { hosts, path: /^\/(?:awclick|pclick)\.php/, target: 'none', subId },
    { hosts, target: 'none' },
  ],
  landingMarks: ['awc'],
})
