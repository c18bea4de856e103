import { createCallWithToken } from '../access-token.ts'
import { createSourceHttp } from '../http.server.ts'
import { defaultRatePerMinute, type TrendingSettings } from './connector.server.ts'
import { fetchToken } from './fetch-token.server.ts'

/**
 * Access to the wrapper network's token, for callers
 * that use the network directly. Throws a `SourceError`.
 */
export interface TrendingApi {
  fetchToken(signal?: AbortSignal): Promise<string>
}

export function createTrendingApi({
  ratePerMinute = defaultRatePerMinute,
  ...settings
}: TrendingSettings): TrendingApi {
  const source = createSourceHttp({
    ...settings.http,
    source: 'k',
    name: 'Skimlinks',
    ratePerMinute,
    secrets: [settings.clientSecret],
  })
  const callWithToken = createCallWithToken(() =>
    fetchToken(source, new URL(settings.tokenUrl), settings),
  )
  return { fetchToken: signal => callWithToken(async token => token, signal) }
}
