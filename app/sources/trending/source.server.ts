import { digits, text, webAddress } from '#app/domain/setting.ts'
import { defineSource } from '../source-definition.ts'
import { createTrendingConnector, defaultRatePerMinute } from './connector.server.ts'

export const trendingSource = defineSource({
  letter: 'k',
  name: 'trending',
  title: 'Skimlinks trending report',
  variablePrefix: 'SKIMLINKS',
  settings: {
    tokenUrl: {
      variable: 'SKIMLINKS_TOKEN_URL',
      description: "the address of Skimlinks' token call",
      schema: webAddress('https://authentication.skimapis.com/access_token'),
    },
    apiUrl: {
      variable: 'SKIMLINKS_API_URL',
      description: "the address of Skimlinks' reports",
      schema: webAddress('https://reporting.skimapis.com'),
    },
    publisherId: {
      variable: 'SKIMLINKS_PUBLISHER_ID',
      description: 'the publisher id at Skimlinks',
      schema: digits,
    },
    clientId: {
      variable: 'SKIMLINKS_CLIENT_ID',
      description: 'the client id at Skimlinks',
      schema: text,
    },
    clientSecret: {
      variable: 'SKIMLINKS_CLIENT_SECRET',
      description: 'the client secret at Skimlinks',
      schema: text,
      isSecret: true,
    },
  },
  ratePerMinute: defaultRatePerMinute,
  normalizer: 'normalize.ts',
  createConnector: createTrendingConnector,
})
