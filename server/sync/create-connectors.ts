import { sourceDefinitions } from '#app/networks/all-sources.server.ts'
import type { Connector } from '#app/sources/connector.ts'
import { toShare } from '../settings/rate-shares.ts'
import type { SourceSettings } from '../settings/source-settings.ts'

/**
 * Creates a connector for each configured source. Each connector's rate is the share of the
 * source's rate that is reserved for `purpose`, divided by the number of processes that have it.
 */
export function createConnectors(
  sources: SourceSettings,
  purpose: 'reading' | 'answering',
  processes = 1,
): Connector[] {
  const settings = new Map(Object.entries(sources))
  return sourceDefinitions.flatMap(source => {
    const own = settings.get(source.name)
    return own ? source.createConnector(toShare(own, purpose, processes)) : []
  })
}
