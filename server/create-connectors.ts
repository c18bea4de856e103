import { createCjConnector } from '#app/sources/cj/connector.server.ts'
import type { Connector } from '#app/sources/connector.ts'
import { createRakutenConnector } from '#app/sources/rakuten/connector.server.ts'
import { createStyleConnector } from '#app/sources/style/connector.server.ts'
import { createTrendingConnector } from '#app/sources/trending/connector.server.ts'
import type { SourceSettings } from './source-settings.ts'

/**
 * How an upstream's rate is shared between the thread that reads sources whole and the one that answers visitors, who ask
 * for single products: each has connectors of its own, and neither knows of the other's calls.
 */
const shares = { reading: 0.8, answering: 0.2 }

/** A connector for each source that is set up. */
export function createConnectors(sources: SourceSettings, purpose: keyof typeof shares): Connector[] {
  const share = <Settings extends { ratePerMinute: number }>(settings: Settings): Settings => ({
    ...settings,
    ratePerMinute: Math.max(1, Math.floor(settings.ratePerMinute * shares[purpose])),
  })
  const { style, cj, rakuten, trending } = sources
  return [
    style && createStyleConnector(share(style)),
    cj && createCjConnector(share(cj)),
    rakuten && createRakutenConnector(share(rakuten)),
    trending && createTrendingConnector(share(trending)),
  ].filter(connector => connector !== undefined)
}
