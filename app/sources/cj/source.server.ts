import { digits, text, webAddress } from '#app/domain/setting.ts'
import { defineSource } from '../source-definition.ts'
import { defaultRatePerMinute } from './call.server.ts'
import { createCjConnector } from './connector.server.ts'

export const cjSource = defineSource({
  letter: 'c',
  name: 'cj',
  title: 'CJ',
  variablePrefix: 'CJ',
  settings: {
    apiUrl: {
      variable: 'CJ_API_URL',
      description: "the address of CJ's product search",
      schema: webAddress('https://ads.api.cj.com/query'),
    },
    token: {
      variable: 'CJ_TOKEN',
      description: "a personal access token from CJ's developer portal",
      schema: text,
      isSecret: true,
    },
    companyId: {
      variable: 'CJ_COMPANY_ID',
      description: 'the company id (CID) at CJ',
      schema: digits,
    },
    websiteId: {
      variable: 'CJ_WEBSITE_ID',
      description: 'the website id (PID) at CJ',
      schema: digits,
    },
  },
  ratePerMinute: defaultRatePerMinute,
  normalizer: 'join-rows.ts',
  createConnector: createCjConnector,
})
