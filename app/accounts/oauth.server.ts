import { setTimeout as pause } from 'node:timers/promises'
import type { OAuthProvider } from '#app/domain/oauth-provider.ts'
import { accountPath, loginPath } from '#app/domain/urls/account-links.ts'
import { parseOwnPath } from '#app/domain/urls/links.ts'
import type { OAuth } from './accounts.ts'
import { type Attempts, networkGuessLimit, toNetwork } from './attempts.server.ts'
import type { Auth, OAuthKeys } from './auth.server.ts'
import { toAuthHeaders } from './auth-outcome.server.ts'

/** A provider slower than this counts as down. */
const timeoutMs = 10_000

/**
 * Both errors show the same message, because different messages would reveal which
 * addresses have an account. A new user is emailed a link to confirm the address,
 * and an account is only linked if the provider has verified the address.
 */
const unconfirmed = ['email_not_verified', 'account_not_linked']

export function createOAuth({ api }: Auth, keys: OAuthKeys, attempts: Attempts): OAuth {
  return {
    providers: Object.keys(keys) as OAuthProvider[],
    async start(provider, to, client) {
      const { headers, response } = await api.signInSocial({
        body: { provider, callbackURL: to, errorCallbackURL: loginPath({ to }) },
        headers: toAuthHeaders(client),
        returnHeaders: true,
      })
      if (!response.url) throw new Error(`${provider} has no page to log in.`)
      return { url: response.url, setCookies: headers.getSetCookie() }
    },
    async finish(provider, query, client) {
      const key = `oauth:${toNetwork(client.address)}`
      if (!(await attempts.take([{ key, limit: networkGuessLimit }])))
        return { to: accountPath(), fault: 'too-many-attempts' }
      const answer = await Promise.race([
        api.callbackOAuth({
          method: 'GET',
          params: { id: provider },
          query,
          headers: toAuthHeaders(client),
          asResponse: true,
        }),
        pause(timeoutMs, undefined, { ref: false }),
      ])
      const location = new URL(answer?.headers.get('Location') ?? '/', 'http://own.invalid')
      const error = location.searchParams.get('error')
      const setCookies = answer?.headers.getSetCookie() ?? []
      if (error === null && setCookies.some(cookie => /session=[^;]/.test(cookie)))
        return { to: location.pathname + location.search, setCookies }
      return {
        to: parseOwnPath(location.searchParams.get('to'), accountPath()),
        fault: unconfirmed.includes(error ?? '') ? 'oauth-unconfirmed' : 'oauth-failed',
      }
    },
  }
}
