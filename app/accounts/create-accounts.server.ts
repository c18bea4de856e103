import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { DatabaseAwayError } from '#app/database/connection-loss.ts'
import type { User } from '#app/domain/user.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { type AccountMails, createAccountMails } from './account-mails.server.ts'
import { createAccountSettings } from './account-settings.server.ts'
import type {
  AccountSettings,
  Accounts,
  Client,
  FoundSession,
  OAuth,
  SetCookies,
  SiteAccounts,
} from './accounts.ts'
import { createAlertStore } from './alerts/alert-store.server.ts'
import { createUnsubscribeTokens } from './alerts/unsubscribe-token.ts'
import { createUnsubscriber } from './alerts/unsubscriber.server.ts'
import { answerOnGrid } from './answer-on-grid.ts'
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
import { formatBrowserKeyCookie, signUps } from './links/browser-key.server.ts'
import { confirmEmail } from './links/confirm-email.server.ts'
import { createIssuedLinks, type IssuedLinks } from './links/issued-links.server.ts'
import type { Mail, Mailer } from './mail/mailer.server.ts'
import { createOAuth } from './oauth.server.ts'
import type { PasswordCost } from './password-hash.server.ts'
import { createProfileStore } from './profiles/profile-store.server.ts'
import { createSearchStore } from './searches/search-store.server.ts'
import { createWornSizeStore } from './sizes/worn-size-store.server.ts'

export interface AccountsOptions {
  pool: pg.Pool
  secret: string
  /** Every storefront and the origin for its links. */
  sites: readonly { site: Storefront; origin: string }[]
  mailer: Pick<Mailer, 'sendMail'>
  oauthKeys?: OAuthKeys
  /** Tests, whose passwords need no protection, lower it. */
  passwordCost?: PasswordCost
  log: Pick<BaseLogger, 'info' | 'warn' | 'error' | 'debug'>
}

export function createAccounts({
  pool,
  secret,
  sites,
  mailer,
  oauthKeys = {},
  passwordCost,
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
  const links = createIssuedLinks(pool)
  const siteNames = sites.map(({ site }) => site.siteName)
  const send = (mail: Mail) => runInBackground(mailer.sendMail(mail))
  const bySite = new Map(
    sites.map(({ site, origin }) => {
      const mails = createAccountMails({ site, origin, siteNames, send })
      const shared = { pool, mails, links, attempts, origin, runInBackground }
      const auth = createAuth({ ...shared, secret, oauthKeys, passwordCost, log })
      const settings = createAccountSettings({ ...shared, auth })
      const oauth = createOAuth(auth, oauthKeys, attempts)
      return [site.id, createSiteAccounts({ ...shared, auth, settings, oauth })]
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

interface SiteOptions {
  pool: pg.Pool
  auth: Auth
  settings: AccountSettings
  oauth: OAuth
  mails: AccountMails
  links: IssuedLinks
  attempts: Attempts
  origin: string
  runInBackground(work: Promise<unknown>): void
}

function createSiteAccounts({
  pool,
  auth: { api },
  settings,
  oauth,
  mails,
  links,
  attempts,
  origin,
  runInBackground,
}: SiteOptions): SiteAccounts {
  const mayMail = (email: string, { address }: Client) => {
    const network = toNetwork(address)
    return attempts.take([
      { key: `mail:${network}:${email}`, limit: mailLimit },
      { key: `mail:${network}`, limit: networkMailLimit },
    ])
  }

  async function findSession(client: Client): Promise<FoundSession | undefined> {
    const { headers, response } = await api
      .getSession({ headers: toAuthHeaders(client), returnHeaders: true })
      .catch(toDatabaseAway)
    if (!response) return undefined
    const { user, session } = response
    return { user: toUser(user), sessionId: session.id, setCookies: headers.getSetCookie() }
  }

  async function logOut(client: Client): Promise<SetCookies> {
    const { headers } = await api.signOut({ headers: toAuthHeaders(client), returnHeaders: true })
    return headers.getSetCookie()
  }

  return {
    settings,
    oauth,
    findSession,
    // Sign-up and reset requests are answered before the work is done,
    // because its duration depends on whether the account exists.
    async signUp({ name, email, password, to }, client) {
      if (!(await mayMail(email, client))) return { fault: 'too-many-attempts' }
      const browserKey = randomBytes(24).toString('base64url')
      const { promise, resolve } = Promise.withResolvers<void>()
      const body = { name, email, password, callbackURL: to }
      runInBackground(
        signUps.run({ browserKey, stored: promise }, () =>
          api.signUpEmail({ body }).finally(resolve),
        ),
      )
      return { setCookies: [formatBrowserKeyCookie(browserKey, origin)] }
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
    async resetPassword({ token, password }, client) {
      const link = await links.find(token, ['reset-password'])
      if ('fault' in link) return link
      if (!(await links.use(link, token))) return { fault: 'invalid-link' }
      const outcome = await tryAuth(async () => {
        await api.resetPassword({ body: { token, newPassword: password } })
        return { headers: new Headers() }
      })
      if ('fault' in outcome) return outcome
      // A session that has just ended may have asked for another link meanwhile.
      await links.endAll(link.userId)
      return { setCookies: (await findSession(client)) ? await logOut(client) : [] }
    },
    findLink: (token, purposes) => links.find(token, purposes),
    verifyEmail: (token, client) =>
      confirmEmail(
        {
          pool,
          links,
          mails,
          findUserId: async () => (await findSession(client))?.user.id,
          logInByLink: () =>
            tryAuth(() =>
              api.verifyEmail({
                query: { token },
                headers: toAuthHeaders(client),
                returnHeaders: true,
              }),
            ),
        },
        token,
        client,
      ),
    logOut,
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
