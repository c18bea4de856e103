import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { DatabaseAwayError } from '#app/database/connection-loss.ts'
import type { User } from '#app/domain/user.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { createAccountMails } from './account-mails.server.ts'
import { createAccountSettings } from './account-settings.server.ts'
import type { AccountSettings, Accounts, Client, OAuth, SiteAccounts } from './accounts.ts'
import { createAlertStore } from './alerts/alert-store.server.ts'
import { createUnsubscribeTokens } from './alerts/unsubscribe-token.ts'
import { createUnsubscriber } from './alerts/unsubscriber.server.ts'
import {
  type Attempts,
  createAttempts,
  guessLimit,
  mailLimit,
  networkGuessLimit,
  networkMailLimit,
  toNetwork,
} from './attempts.server.ts'
import { type Auth, createAuth, type OAuthKeys } from './auth.server.ts'
import { toAuthHeaders, tryAuth } from './auth-outcome.server.ts'
import type { Mailer } from './mail/mailer.server.ts'
import { createOAuth } from './oauth.server.ts'
import { createProfileStore } from './profiles/profile-store.server.ts'
import { createSearchStore } from './searches/search-store.server.ts'
import { createWornSizeStore } from './sizes/worn-size-store.server.ts'
import { answerOnGrid } from './time-grid.ts'

export interface AccountsOptions {
  pool: pg.Pool
  secret: string
  /** Every storefront and the origin for its links. */
  sites: readonly { site: Storefront; origin: string }[]
  mailer: Pick<Mailer, 'sendMail'>
  oauthKeys?: OAuthKeys
  log: Pick<BaseLogger, 'info' | 'warn' | 'error' | 'debug'>
}

export function createAccounts({
  pool,
  secret,
  sites,
  mailer,
  oauthKeys = {},
  log,
}: AccountsOptions): Omit<Accounts, 'saved'> {
  const unfinished = new Set<Promise<unknown>>()
  const runInBackground = (work: Promise<unknown>) => {
    const logged = work
      .catch(err => log.error({ err }, 'work for an account failed'))
      .finally(() => unfinished.delete(logged))
    unfinished.add(logged)
  }
  const attempts = createAttempts(pool)
  const bySite = new Map(
    sites.map(({ site, origin }) => {
      const mails = createAccountMails(site, origin, mail => runInBackground(mailer.sendMail(mail)))
      const auth = createAuth({ pool, secret, origin, mails, oauthKeys, runInBackground, log })
      const settings = createAccountSettings({ pool, auth, mails, attempts })
      const oauth = createOAuth(auth, oauthKeys, attempts)
      return [site.id, createSiteAccounts(auth, settings, oauth, attempts, runInBackground)]
    }),
  )
  return {
    profiles: createProfileStore(pool),
    alerts: createAlertStore(pool),
    searches: createSearchStore(pool),
    wornSizes: createWornSizeStore(pool),
    unsubscriber: createUnsubscriber(pool, createUnsubscribeTokens(secret)),
    at({ id }) {
      const accounts = bySite.get(id)
      if (!accounts) throw new Error(`There are no accounts for the storefront ${id}.`)
      return accounts
    },
    async settled() {
      // A sign-up that finishes during the wait starts sending an email, which must be awaited too.
      while (unfinished.size > 0) await Promise.all(unfinished)
    },
  }
}

function createSiteAccounts(
  { api }: Auth,
  settings: AccountSettings,
  oauth: OAuth,
  attempts: Attempts,
  runInBackground: (work: Promise<unknown>) => void,
): SiteAccounts {
  const mayMail = (email: string, { address }: Client) => {
    const network = toNetwork(address)
    return attempts.take([
      { key: `mail:${network}:${email}`, limit: mailLimit },
      { key: `mail:${network}`, limit: networkMailLimit },
    ])
  }

  return {
    settings,
    oauth,
    async findSession(client) {
      const { headers, response } = await api
        .getSession({ headers: toAuthHeaders(client), returnHeaders: true })
        .catch(toDatabaseAway)
      if (!response) return undefined
      const { user, session } = response
      return { user: toUser(user), sessionId: session.id, setCookies: headers.getSetCookie() }
    },
    // Sign-up and reset requests are answered before the work is done,
    // because its duration depends on whether the account exists.
    async signUp({ name, email, password, to }, client) {
      if (!(await mayMail(email, client))) return { fault: 'too-many-attempts' }
      runInBackground(api.signUpEmail({ body: { name, email, password, callbackURL: to } }))
      return { setCookies: [] }
    },
    async logIn({ email, password, to }, client) {
      const network = toNetwork(client.address)
      const key = `guess:${network}:${email}`
      const work = async () => {
        const isAllowed = await attempts.take([
          { key, limit: guessLimit },
          { key: `guess:${network}`, limit: networkGuessLimit },
        ])
        if (!isAllowed) return { fault: 'too-many-attempts' } as const
        return tryAuth(() =>
          api.signInEmail({
            body: { email, password, callbackURL: to },
            headers: toAuthHeaders(client),
            returnHeaders: true,
          }),
        )
      }
      const outcome = await answerOnGrid(work)
      if (!('fault' in outcome)) await attempts.forget(key)
      return outcome
    },
    async requestReset({ email, to }, client) {
      if (!(await mayMail(email, client))) return { fault: 'too-many-attempts' }
      runInBackground(api.requestPasswordReset({ body: { email, redirectTo: to } }))
      return { setCookies: [] }
    },
    resetPassword: ({ token, password }) =>
      tryAuth(async () => {
        await api.resetPassword({ body: { token, newPassword: password } })
        return { headers: new Headers() }
      }),
    verifyEmail: (token, client) =>
      tryAuth(() =>
        api.verifyEmail({
          query: { token },
          headers: toAuthHeaders(client),
          returnHeaders: true,
        }),
      ),
    async logOut(client) {
      const { headers } = await api.signOut({
        headers: toAuthHeaders(client),
        returnHeaders: true,
      })
      return headers.getSetCookie()
    },
  }
}

/**
 * Throws a `DatabaseAwayError`. better-auth hides the reason,
 * but reading a session only fails when the database is down.
 */
function toDatabaseAway(error: unknown): never {
  throw new DatabaseAwayError('The session could not be read', { cause: error })
}

interface AuthUser {
  id: string
  email: string
  emailVerified: boolean
  name: string
  image?: string | null | undefined
  role?: string | null | undefined
}

function toUser({ id, email, emailVerified, name, image, role }: AuthUser): User {
  return {
    id,
    email,
    emailVerified,
    name,
    ...(image ? { picture: image } : {}),
    role: role === 'admin' ? 'admin' : 'shopper',
  }
}
