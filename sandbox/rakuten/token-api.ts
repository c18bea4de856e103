import { type Context, Hono } from 'hono'
import type { Tokens } from '../tokens.ts'

export interface RakutenCredentials {
  clientId: string
  clientSecret: string
  /** The publisher account that tokens are issued for. */
  siteId: string
}

/**
 * Creates the route `/token`, which accepts its credentials as Bearer
 * or Basic. Within an hour it returns the same token with the
 * remaining lifetime; a refresh token yields a new one, but only once.
 */
export function createTokenApi(tokens: Tokens, credentials: RakutenCredentials): Hono {
  const app = new Hono()
  const key = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64')
  let refreshToken: string | undefined

  app.post('/token', async c => {
    const [scheme = '', sent = ''] = (c.req.header('Authorization') ?? '').split(' ')
    if (!/^(bearer|basic)$/i.test(scheme) || sent !== key)
      return refuse(c, 401, 'invalid_client', 'Client Authentication failed.')
    const form = new URLSearchParams(await c.req.text())
    if (form.get('scope') !== credentials.siteId)
      return refuse(c, 400, 'invalid_scope', 'The scope is not an account of this application.')
    const refresh = form.get('refresh_token')
    if (refresh !== null && refresh !== refreshToken)
      return refuse(c, 400, 'invalid_grant', 'The refresh token is not valid.')
    const { token, remainingSeconds } = refresh === null ? tokens.getCurrent() : tokens.issue()
    refreshToken = `r${token}`
    return c.json({
      access_token: token,
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: remainingSeconds,
    })
  })
  return app
}

function refuse(c: Context, status: 400 | 401, error: string, description: string) {
  return c.json({ error, error_description: description }, status)
}
