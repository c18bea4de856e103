import { createCjConnector } from '#app/sources/cj/connector.server.ts'
import type { Connector } from '#app/sources/connector.ts'
import { createRakutenConnector } from '#app/sources/rakuten/connector.server.ts'
import { createStyleConnector } from '#app/sources/style/connector.server.ts'
import { createTrendingConnector } from '#app/sources/trending/connector.server.ts'
import { toShare } from './rate-shares.ts'
import type { SourceSettings } from './source-settings.ts'

/** A connector for each source that is set up, with the share of its rate that is for this. */
export function createConnectors(sources: SourceSettings, purpose: 'reading' | 'answering'): Connector[] {
  const share = <Settings extends { ratePerMinute: number }>(settings: Settings) => toShare(settings, purpose)
  const { style, cj, rakuten, trending } = sources
  return [
    style && createStyleConnector(share(style)),
    cj && createCjConnector(share(cj)),
    rakuten && createRakutenConnector(share(rakuten)),
    trending && createTrendingConnector(share(trending)),
  ].filter(connector => connector !== undefined)
}
