import { webAddress } from '#app/domain/setting.ts'
import { cjSource } from '#app/sources/cj/source.server.ts'
import type { SourceValues } from '#app/sources/source-definition.ts'
import { defineNetwork } from '../network-definition.ts'
import { addCjSubId, cjLinks } from './links.ts'
import { createCjReader } from './reader.server.ts'
import { cjReportFormat } from './record.ts'

type Values = SourceValues<(typeof cjSource)['settings']>

export const cjNetwork = defineNetwork({
  id: 'cj',
  name: 'CJ',
  source: cjSource,
  adSource: 'CJ',
  links: cjLinks,
  addSubId: addCjSubId,
  appends: ['cjsku', 'sid'],
  landingMarks: ['cjevent', 'cjdata'],
  creditMarks: ['cjevent'],
  report: {
    format: cjReportFormat,
    settings: {
      commissionsUrl: {
        variable: 'CJ_COMMISSIONS_URL',
        description: "the URL of CJ's commission detail API",
        schema: webAddress('https://commissions.api.cj.com/query'),
        default: 'https://commissions.api.cj.com/query',
      },
    },
    // The commission API is a separate service with its own rate limit.
    sharesRate: false,
    createReader: (settings: Values & { commissionsUrl: string }) => createCjReader(settings),
    // The links come with the products, so all storefronts share one website.
    findAccount: (source: Values | undefined) => source?.websiteId,
  },
})
