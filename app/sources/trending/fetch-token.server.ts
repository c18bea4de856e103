import type { AccessToken } from '../access-token.ts'
import { SourceError } from '../connector.ts'
import type { SourceHttp } from '../http.server.ts'
import { trendingToken } from './wire.ts'

export interface TrendingCredentials {
  clientId: string
  clientSecret: string
}

const usualLifetimeSeconds = 7 * 24 * 3600

/**
 * Fetches a token, which is valid for seven days. The
 * response is JSON with the expiry as a timestamp.
 */
export async function fetchToken(
  source: SourceHttp,
  url: URL,
  { clientId, clientSecret }: TrendingCredentials,
): Promise<AccessToken> {
  const { body } = await source.fetchJson({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    }),
  })
  const parsed = trendingToken.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SourceError(
      'k',
      `trending report: ${url.pathname}: ${issue?.path.join('.') || 'answer'}: ${issue?.message}`,
    )
  }
  const { access_token, timestamp, expiry_timestamp } = parsed.data
  // Both timestamps come from the upstream's clock, so it does not matter if ours is wrong.
  const statedSeconds =
    timestamp === undefined || expiry_timestamp === undefined
      ? undefined
      : expiry_timestamp - timestamp
  const lifetimeSeconds =
    statedSeconds === undefined
      ? usualLifetimeSeconds
      : Math.min(Math.max(0, statedSeconds), usualLifetimeSeconds)
  return { token: access_token, lifetimeSeconds }
}
