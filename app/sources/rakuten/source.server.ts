import { digits, text, webAddress } from '#app/domain/setting.ts'
import { defineSource } from '../source-definition.ts'
import { defaultRatePerMinute } from './call.server.ts'
import { createRakutenConnector } from './connector.server.ts'

export const rakutenSource = defineSource({
  letter: 'r',
  name: 'rakuten',
  title: 'Rakuten Advertising',
  variablePrefix: 'RAKUTEN',
  settings: {
    apiUrl: {
      variable: 'RAKUTEN_API_URL',
      description: "the address of Rakuten Advertising's API",
      schema: webAddress('https://api.linksynergy.com'),
    },
    clientId: {
      variable: 'RAKUTEN_CLIENT_ID',
      description: 'the client id at Rakuten Advertising',
      schema: text,
    },
    clientSecret: {
      variable: 'RAKUTEN_CLIENT_SECRET',
      description: 'the client secret at Rakuten Advertising',
      schema: text,
      isSecret: true,
    },
    siteId: {
      variable: 'RAKUTEN_SITE_ID',
      description: 'the site id (SID) at Rakuten Advertising',
      schema: digits,
    },
  },
  ratePerMinute: defaultRatePerMinute,
  normalizer: 'normalize.ts',
  createConnector: createRakutenConnector,
})
