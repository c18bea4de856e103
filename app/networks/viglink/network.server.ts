import { defineNetwork } from '../network-definition.ts'

const subId = 'cuid'

/** Sovrn Commerce, formerly VigLink. */
export const viglinkNetwork = defineNetwork({
  id: 'viglink',
  name: 'Sovrn (VigLink)',
  links: [
    { hosts: ['redirect.viglink.com'], target: ['u'], isSealed: /(?:^|&)x=v1(?:&|$)/, subId },
  ],
  wrapper: {
    rank: 2,
    idTitle: 'Sovrn (VigLink) key',
    ids: {
      variable: 'VIGLINK_KEYS',
      description: 'the Sovrn (VigLink) site keys, in the same format as the Skimlinks ids',
      pattern: /^[0-9a-f]{32}$/,
      example: '0123456789abcdef0123456789abcdef',
    },
    redirectUrl: {
      variable: 'VIGLINK_REDIRECT_URL',
      description: 'the URL of Sovrn’s link wrapper',
      default: 'https://redirect.viglink.com',
    },
    answerName: 'vigUrl',
    wrap: (redirectUrl: string, id: string, target: string, value: string) =>
      `${redirectUrl}?key=${encodeURIComponent(id)}&u=${encodeURIComponent(target)}&${subId}=${value}`,
  },
})
