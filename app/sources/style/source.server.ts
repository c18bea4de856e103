import { text, webAddress } from '#app/domain/setting.ts'
import { defineSource } from '../source-definition.ts'
import { createStyleConnector, defaultRatePerMinute } from './connector.server.ts'

export const styleSource = defineSource({
  letter: 's',
  name: 'style',
  title: 'Style-shopping catalogue',
  variablePrefix: 'STYLE',
  settings: {
    apiUrl: {
      variable: 'STYLE_API_URL',
      description: 'the address of the style-shopping API, up to and including the version',
      schema: webAddress('https://api.shopstyle.com/api/v2'),
    },
    apiKey: {
      variable: 'STYLE_API_KEY',
      description: 'the publisher key (pid) of the style-shopping API',
      schema: text,
      isSecret: true,
    },
  },
  ratePerMinute: defaultRatePerMinute,
  normalizer: 'normalize.ts',
  createConnector: createStyleConnector,
})
