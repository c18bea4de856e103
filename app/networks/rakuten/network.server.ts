import { rakutenSource } from '#app/sources/rakuten/source.server.ts'
import type { SourceValues } from '#app/sources/source-definition.ts'
import { defineNetwork } from '../network-definition.ts'
import { setParameter } from '../set-parameter.ts'
import { createRakutenReader } from './reader.server.ts'
import { rakutenReportFormat } from './record.ts'

const hosts = ['click.linksynergy.com', 'affiliate.rakuten.com']
const subId = 'u1'

type Values = SourceValues<(typeof rakutenSource)['settings']>

export const rakutenNetwork = defineNetwork({
  id: 'rakuten',
  name: 'Rakuten',
  source: rakutenSource,
  adSource: 'Rakuten',
  links: [
    { hosts, path: /^\/fs-bin\/show/, target: 'none' },
    { hosts, target: ['murl', 'rd_parm1'], subId },
  ],
  addSubId: (link: string, value: string) => setParameter(link, subId, value),
  appends: [subId],
  landingMarks: ['ranmid', 'raneaid', 'ransiteid', 'lsnsubsite'],
  creditMarks: ['ransiteid', 'ranmid'],
  report: {
    format: rakutenReportFormat,
    sharesRate: true,
    createReader: (settings: Values) => createRakutenReader(settings),
    // The links come with the products, so all storefronts share one website.
    findAccount: (source: Values | undefined) => source?.siteId,
  },
})
