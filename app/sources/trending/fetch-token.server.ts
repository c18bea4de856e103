import type { AccessToken } from '../access-token.ts'
import { SourceError } from '../connector.ts'
import type { SourceHttp } from '../http.server.ts'
import { trendingToken } from './wire.ts'

export interface TrendingCredentials {
  clientId: string
  clientSecret: string
}

const usualLifetimeSeconds = 7 * 24 * 3600

/** A token as the upstream hands it out: in JSON, for seven days, the end told as an instant. */
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
  // Both by the upstream's clock, so that ours may be wrong.
  const told =
    timestamp === undefined || expiry_timestamp === undefined ? undefined : expiry_timestamp - timestamp
  const lifetimeSeconds =
    told === undefined ? usualLifetimeSeconds : Math.min(Math.max(0, told), usualLifetimeSeconds)
  return { token: access_token, lifetimeSeconds }
}
