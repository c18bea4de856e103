import { type BetterAuthOptions, betterAuth } from 'better-auth'
import type pg from 'pg'
import type { BaseLogger } from 'pino'
import type { OAuthProvider } from '#app/domain/oauth-provider.ts'
import { maxNameLength, maxPasswordLength, minPasswordLength } from './account-forms.ts'
import type { AccountMails } from './account-mails.server.ts'
import { signUps } from './links/browser-key.server.ts'
import { type IssuedLinks, linkSeconds } from './links/issued-links.server.ts'
import { hashPassword, type PasswordCost, verifyPassword } from './password-hash.server.ts'

/** Our application's id and secret for each enabled provider. */
export type OAuthKeys = Partial<Record<OAuthProvider, { clientId: string; clientSecret: string }>>

export interface AuthOptions {
  pool: pg.Pool
  secret: string
  /** The storefront's origin. Its scheme determines whether cookies are `Secure`. */
  origin: string
  mails: AccountMails
  links: IssuedLinks
  oauthKeys: OAuthKeys
  passwordCost: PasswordCost | undefined
  /** Runs work that responses need not wait for. */
  runInBackground(work: Promise<unknown>): void
  log: Pick<BaseLogger, 'warn' | 'error' | 'debug'>
}

/** The request header that `toAuthHeaders` uses to pass on the client's IP address. */
export const addressHeader = 'x-client-address'
/** The cookie's name without the `__Secure-` prefix that https origins add. */
const sessionCookie = 'session'

const daySeconds = 24 * 60 * 60

/** Creates better-auth for one storefront, with our tables. */
export function createAuth({
  pool,
  secret,
  origin,
  mails,
  links,
  oauthKeys,
  passwordCost,
  runInBackground,
  log,
}: AuthOptions) {
  return betterAuth({
    appName: 'storefronts',
    baseURL: origin,
    // Providers send shoppers back to /auth/callback/{provider}.
    basePath: '/auth',
    secret,
    database: pool,
    telemetry: { enabled: false },
    logger: {
      // better-auth's warnings report failed sign-ins, which are already in the access log.
      log: (level, message, ...details) =>
        level === 'error'
          ? log.error({ details }, message === failedSignOut ? 'Error signing out!' : message)
          : log.debug({ details }, message),
    },
    socialProviders: toSocialProviders(oauthKeys),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength,
      maxPasswordLength,
      password: {
        hash: password => hashPassword(password, passwordCost),
        verify: verifyPassword,
      },
      resetPasswordTokenExpiresIn: linkSeconds,
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, token, url }) {
        await links.issue({ token, purpose: 'reset-password', userId: user.id, email: user.email })
        mails.sendReset(user, token, getTo(url))
      },
      // Following the emailed link proves that the address belongs to the user.
      onPasswordReset: async ({ user }) => {
        await pool.query('UPDATE users SET email_verified = true WHERE id = $1', [user.id])
        mails.sendPasswordChanged(user)
      },
      onExistingUserSignUp: async ({ user }) => mails.sendAlreadySignedUp(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: linkSeconds,
      async sendVerificationEmail({ user, token, url }) {
        const signUp = signUps.getStore()
        await signUp?.stored
        const link = { token, purpose: 'verify-email', userId: user.id, email: user.email } as const
        await links.issue({ ...link, browserKey: signUp?.browserKey })
        mails.sendVerification(user, token, getTo(url))
      },
    },
    user: {
      modelName: 'users',
      fields: { ...times, emailVerified: 'email_verified', image: 'picture' },
      deleteUser: { enabled: true },
      additionalFields: { role: { type: 'string', defaultValue: 'shopper', input: false } },
    },
    session: {
      modelName: 'sessions',
      fields: {
        ...times,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      expiresIn: 30 * daySeconds,
      updateAge: daySeconds,
    },
    account: {
      // The state of a login is stored in a cookie, so
      // starting a login does not write to the database.
      storeStateStrategy: 'cookie',
      updateAccountOnSignIn: false,
      modelName: 'credentials',
      fields: {
        ...times,
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { ...times, expiresAt: 'expires_at' },
      storeIdentifier: 'hashed',
    },
    databaseHooks: {
      user: { create: { before: async user => ({ data: tidyUser(user) }) } },
      // Tokens are not stored, because we never call a provider on a shopper's behalf.
      account: { create: { before: async account => ({ data: { ...account, ...noTokens } }) } },
    },
    // We apply our own limits per account and address, across all servers: see attempts.server.ts.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: origin.startsWith('https:'),
      cookies: { session_token: { name: sessionCookie } },
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      backgroundTasks: { handler: runInBackground },
      // Our migrations create the tables.
      database: { validateSchema: false },
    },
  } satisfies BetterAuthOptions)
}

export type Auth = ReturnType<typeof createAuth>

/** The message that better-auth logs before it continues and clears the cookie. */
const failedSignOut = 'Failed to delete session from database'

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

const noTokens = { accessToken: null, refreshToken: null, idToken: null }

/**
 * Truncates the user's name, which a provider does not limit, and
 * drops the photo, which would load from the provider's server.
 */
function tidyUser<Given extends { name: string }>(user: Given): Given & { image: null } {
  const name = user.name.replace(/\p{Cc}/gu, '').trim()
  return { ...user, name: [...name].slice(0, maxNameLength).join(''), image: null }
}

/** Shoppers whose provider has not verified their address must confirm it by email. */
function toSocialProviders(keys: OAuthKeys): BetterAuthOptions['socialProviders'] {
  const entries = Object.entries(keys)
  return Object.fromEntries(
    entries.map(([name, each]) => [name, { ...each, requireEmailVerification: true }]),
  )
}

/** Extracts the `callbackURL` that we passed in from the URL that better-auth would email. */
function getTo(url: string): string | undefined {
  return new URL(url).searchParams.get('callbackURL') || undefined
}
