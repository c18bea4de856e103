import type { SourceValues } from '#app/sources/source-definition.ts'
import { trendingSource } from '#app/sources/trending/source.server.ts'
import { defineNetwork } from '../network-definition.ts'
import { createSkimlinksReader } from './reader.server.ts'
import { skimlinksReportFormat } from './record.ts'

const subId = 'xcust'

export const skimlinksNetwork = defineNetwork({
  id: 'skimlinks',
  name: 'Skimlinks',
  source: trendingSource,
  links: [{ hosts: ['go.skimresources.com', 'go.redirectingat.com'], target: ['url'], subId }],
  appends: [subId],
  wrapper: {
    rank: 1,
    idTitle: 'Skimlinks site id',
    ids: {
      variable: 'SKIMLINKS_SITE_IDS',
      description:
        'the Skimlinks site ids: one for all storefronts, or one for each, like `first=123456X1600001, second=123456X1600002`',
      pattern: /^\d+X\d+$/,
      example: '123456X1600001',
    },
    redirectUrl: {
      variable: 'SKIMLINKS_REDIRECT_URL',
      description: 'the URL of Skimlinks’ link wrapper',
      default: 'https://go.skimresources.com',
    },
    answerName: 'skimUrl',
    wrap: (redirectUrl: string, id: string, target: string, value: string) =>
      `${redirectUrl}/?id=${encodeURIComponent(id)}&xs=1&url=${encodeURIComponent(target)}&${subId}=${value}`,
  },
  report: {
    format: skimlinksReportFormat,
    sharesRate: true,
    createReader: (settings: SourceValues<(typeof trendingSource)['settings']>) =>
      createSkimlinksReader(settings),
    // A site id is the publisher's id and the domain's: 123456X1600001.
    findAccount: (_: unknown, siteId: string | undefined) => siteId?.split('X')[1],
  },
})
