import { pino } from 'pino'
import { type RouterContextProvider as Context, RouterContextProvider } from 'react-router'
import type { Accounts } from '#app/accounts/accounts.ts'
import type { Mail } from '#app/accounts/mail/mailer.server.ts'
import { createSavedStore } from '#app/accounts/saved/saved-store.server.ts'
import { createTestAccounts, findMailedPath, toCookies } from '#app/accounts/testing.ts'
import { visitContext } from '#app/context/contexts.ts'
import { provideService } from '#app/context/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { accountPath, signUpPath } from '#app/domain/urls/account-links.ts'
import { pendingFormsMiddleware } from '#app/middleware/pending-forms.server.ts'
import { pendingSaveMiddleware } from '#app/middleware/save-product.server.ts'
import { storefrontMiddleware } from '#app/middleware/storefront.server.ts'
import { userMiddleware } from '#app/middleware/user.server.ts'
import * as account from '#app/routes/account.tsx'
import * as accountDownload from '#app/routes/account-download.ts'
import * as accountPhoto from '#app/routes/account-photo.ts'
import * as alerts from '#app/routes/alerts.tsx'
import * as feed from '#app/routes/feed.ts'
import * as logOut from '#app/routes/log-out.ts'
import * as login from '#app/routes/login.tsx'
import * as oauthCallback from '#app/routes/oauth-callback.ts'
import * as oauthStart from '#app/routes/oauth-start.ts'
import * as resetPassword from '#app/routes/reset-password.tsx'
import * as save from '#app/routes/save.ts'
import * as saved from '#app/routes/saved.tsx'
import * as searches from '#app/routes/searches.tsx'
import * as signUp from '#app/routes/sign-up.tsx'
import * as unsubscribe from '#app/routes/unsubscribe.tsx'
import * as verifyEmail from '#app/routes/verify-email.tsx'
import * as wornSizes from '#app/routes/worn-sizes.ts'
import { createStore } from '#app/store/store.server.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { createRender } from '../http/render.ts'
import { noContent, noOutbound, unreadCatalogue } from '../testing.ts'
import { createStubBuild } from './stub-build.ts'

const routes = {
  '/auth/login': login,
  '/auth/signUp': signUp,
  '/auth/resetPassword': resetPassword,
  '/auth/verify': verifyEmail,
  '/auth/logout': logOut,
  '/auth/with/:provider': oauthStart,
  '/auth/callback/:provider': oauthCallback,
  '/account': account,
  '/account/download': accountDownload,
  '/account/photo/:tag': accountPhoto,
  '/saved': saved,
  '/save': save,
  '/alerts': alerts,
  '/searches': searches,
  '/feeds/:token/:format': feed,
  '/worn-sizes': wornSizes,
  '/unsubscribe/:token': unsubscribe,
}

export const ownHost = 'fashion8.localhost:3000'
const ours = `http://${ownHost}`
export const password = 'correct horse'

interface Sent {
  /** The fields to submit as a form; a `FormData` may contain files. */
  form?: Record<string, string> | FormData
  cookies?: string
  origin?: string
}

/** The account routes with real accounts and PostgreSQL. Pages render their errors as JSON. */
export interface AccountRoutes {
  database: TestDatabase
  accounts: Accounts
  mails: Mail[]
  /** The warnings and errors in the log. */
  lines: { msg: string; level: number }[]
  /**
   * Sends a request as a browser without JavaScript would.
   * Every request comes from a different network.
   */
  send(
    path: string,
    sent?: Sent,
  ): Promise<{
    status: number
    to: string | null
    cookies: string[]
    headers: Headers
    text: string
  }>
  /** Signs up, confirms the address and returns the Cookie header of the new session. */
  signIn(email: string): Promise<string>
  isSignedIn(cookies: string): Promise<boolean>
  /** Finds the first link in the last email to an address. */
  findLink(email: string): URL
}

export async function openAccountRoutes(): Promise<AccountRoutes> {
  const lines: AccountRoutes['lines'] = []
  const log = pino({ level: 'warn' }, { write: line => lines.push(JSON.parse(line)) })
  const database = await createTestDatabase()
  const created = createTestAccounts(database.pool, {
    sites: storefronts.map(site => ({ site, origin: ours })),
    oauthKeys: { apple: { clientId: 'our-id', clientSecret: 'our-secret' } },
    log,
  })
  const { mails } = created
  const accounts: Accounts = {
    ...created.accounts,
    saved: {
      store: createSavedStore(database.pool),
      hub: { open: () => undefined, size: 0, close: async () => undefined },
    },
  }
  const render = createRender(createBuild(), 'production', log)
  let networks = 0

  function createContext(): Context {
    // Otherwise the requests of all tests would count toward the same rate limits.
    networks += 1
    const context = new RouterContextProvider()
    context.set(visitContext, {
      host: ownHost,
      address: `2001:db8:0:${networks.toString(16)}::1`,
      requestId: '',
    })
    provideService(context, 'accounts', accounts)
    const { findProduct } = createStore(database.pool)
    provideService(context, 'catalogue', { ...unreadCatalogue, find: findProduct })
    provideService(context, 'content', noContent)
    provideService(context, 'outbound', noOutbound)
    return context
  }

  const send: AccountRoutes['send'] = async (path, { form, cookies, origin = ours } = {}) => {
    const headers = new Headers(form ? { Origin: origin } : {})
    if (cookies !== undefined) headers.set('Cookie', cookies)
    const body = form instanceof FormData ? form : new URLSearchParams(form)
    const request = new Request(`${ours}${path}`, {
      headers,
      ...(form ? { method: 'POST', body } : {}),
    })
    const response = await render(request, createContext())
    return {
      status: response.status,
      to: response.headers.get('Location'),
      cookies: response.headers.getSetCookie(),
      headers: response.headers,
      text: await response.text(),
    }
  }

  const findLink = (email: string) => findMailedPath(mails.findLast(mail => mail.to === email))

  return {
    database,
    accounts,
    mails,
    lines,
    send,
    async signIn(email) {
      const signedUp = await send(signUpPath(), { form: { name: 'Ann', email, password } })
      const { pathname, search } = findLink(email)
      const browser = toCookies(signedUp.cookies)
      const { cookies } = await send(pathname + search, { form: {}, cookies: browser })
      return toCookies(cookies)
    },
    isSignedIn: async cookies => (await send(accountPath(), { cookies })).status === 200,
    findLink,
  }
}

function createBuild() {
  const middleware = [
    storefrontMiddleware,
    userMiddleware,
    pendingSaveMiddleware,
    pendingFormsMiddleware,
  ]
  return createStubBuild(
    Object.fromEntries(
      Object.entries(routes).map(([path, module]) => [
        path,
        {
          ...module,
          middleware: [...middleware, ...('middleware' in module ? module.middleware : [])],
        },
      ]),
    ),
  )
}
