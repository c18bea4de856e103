import { isAPIError } from 'better-auth/api'
import type { AccountFault, Client, Outcome } from './accounts.ts'
import { addressHeader } from './auth.server.ts'

/** The better-auth error codes that a shopper can act on. */
const faults = new Map<string, AccountFault>(
  Object.entries({
    INVALID_EMAIL_OR_PASSWORD: 'wrong-password',
    INVALID_PASSWORD: 'wrong-password',
    EMAIL_NOT_VERIFIED: 'not-verified',
    PASSWORD_TOO_SHORT: 'weak-password',
    PASSWORD_TOO_LONG: 'weak-password',
    INVALID_TOKEN: 'invalid-link',
    USER_NOT_FOUND: 'invalid-link',
    INVALID_USER: 'invalid-link',
    TOKEN_EXPIRED: 'expired-link',
    SESSION_EXPIRED: 'stale-session',
  }),
)

/** Calls better-auth and converts errors caused by a shopper's input into faults. */
export async function tryAuth(work: () => Promise<{ headers: Headers }>): Promise<Outcome> {
  try {
    const { headers } = await work()
    return { setCookies: headers.getSetCookie() }
  } catch (error) {
    const fault = isAPIError(error) ? faults.get(error.body?.code ?? '') : undefined
    if (fault === undefined) throw error
    return { fault }
  }
}

export function toAuthHeaders({ cookies, address, userAgent }: Client): Headers {
  const headers = new Headers({ [addressHeader]: address, 'user-agent': userAgent })
  if (cookies !== null) headers.set('cookie', cookies)
  return headers
}
