import type { AccessToken } from '../access-token.ts'
import { SourceError } from '../connector.ts'
import type { SourceHttp } from '../http.server.ts'
import { rakutenToken } from './wire.ts'

export interface RakutenCredentials {
  clientId: string
  clientSecret: string
  /** The publisher's account number, for which the token is issued. */
  siteId: string
}

const usualLifetimeSeconds = 3600
const maxLifetimeSeconds = 24 * 3600

/** Returns the client id and secret as one string, which the upstream calls the token key. */
export function toTokenKey({ clientId, clientSecret }: RakutenCredentials): string {
  return Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
}

/**
 * Fetches the next token, using the previous refresh token if there is one. Without it,
 * a request within the hour would return the same token with its remaining lifetime.
 */
export async function fetchToken(
  source: SourceHttp,
  url: URL,
  credentials: RakutenCredentials,
  previous: AccessToken | undefined,
): Promise<AccessToken> {
  const refreshToken = previous?.refreshToken
  if (refreshToken === undefined) return requestToken(source, url, credentials, {})
  try {
    return await requestToken(source, url, credentials, { refresh_token: refreshToken })
  } catch (error) {
    const isRefused = error instanceof SourceError && [400, 401, 403].includes(error.status ?? 0)
    if (!isRefused) throw error
    return requestToken(source, url, credentials, {})
  }
}

async function requestToken(
  source: SourceHttp,
  url: URL,
  credentials: RakutenCredentials,
  form: Record<string, string>,
): Promise<AccessToken> {
  const { body } = await source.fetchJson({
    url,
    method: 'POST',
    headers: {
      // Unusually, this upstream expects client credentials with the Bearer scheme.
      authorization: `Bearer ${toTokenKey(credentials)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...form, scope: credentials.siteId }).toString(),
    secrets: Object.values(form),
  })
  const token = rakutenToken.safeParse(body)
  if (!token.success) {
    const [issue] = token.error.issues
    throw new SourceError(
      'r',
      `Rakuten: ${url.pathname}: ${issue?.path.join('.') || 'answer'}: ${issue?.message}`,
    )
  }
  const { access_token, refresh_token, expires_in = usualLifetimeSeconds } = token.data
  return {
    token: access_token,
    lifetimeSeconds: Math.min(expires_in, maxLifetimeSeconds),
    refreshToken: refresh_token ?? undefined,
  }
}
