import { type MiddlewareFunction, type RouterContextProvider, redirectDocument } from 'react-router'
import type { Client, SetCookies, SiteAccounts } from '#app/accounts/accounts.ts'
import { hasSessionCookie } from '#app/accounts/session-cookie.ts'
import { sessionIdContext, userContext, visitContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { accountPath, logoutPath } from '#app/domain/urls/account-links.ts'
import { toPagePath } from '#app/domain/urls/data-path.ts'
import { parseOwnPath } from '#app/domain/urls/links.ts'
import { storefrontContext } from './storefront.server.ts'

/**
 * Finds the user of a request by its session cookie. Requests without that cookie need no query.
 * Responses to requests with it are private, unless a route sets its own `Cache-Control`.
 */
export const userMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(userContext, undefined)
  context.set(sessionIdContext, undefined)
  if (!hasSessionCookie(request.headers.get('Cookie') ?? '')) return next()
  const session = await findSession(request, context)
  context.set(userContext, session?.user)
  context.set(sessionIdContext, session?.sessionId)
  const response = await next()
  for (const cookie of session?.setCookies ?? []) response.headers.append('Set-Cookie', cookie)
  // Prefetched data must stay cached until the click: see handleDataRequest.
  const isPrefetch = request.headers.get('Sec-Purpose')?.startsWith('prefetch')
  if (!isPrefetch && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', 'private, no-cache')
  return response
}

async function findSession(request: Request, context: Readonly<RouterContextProvider>) {
  try {
    return await getSiteAccounts(context).findSession(getClient(request, context))
  } catch (error) {
    // Logging out must work while the database is down.
    if (toPagePath(new URL(request.url).pathname) === logoutPath) return undefined
    throw error
  }
}

/** Returns the accounts of the request's storefront. */
export function getSiteAccounts(context: Readonly<RouterContextProvider>): SiteAccounts {
  return context.get(servicesContext).accounts.at(context.get(storefrontContext))
}

export function getClient(request: Request, context: Readonly<RouterContextProvider>): Client {
  return {
    cookies: request.headers.get('Cookie'),
    address: context.get(visitContext).address,
    userAgent: request.headers.get('User-Agent') ?? '',
  }
}

/**
 * Returns the path to return to after signing in: `?to=`
 * if it is one of our paths, otherwise the account.
 */
export function getReturnPath(request: Request): string {
  return parseOwnPath(new URL(request.url).searchParams.get('to'), accountPath())
}

/** Loads the next page as a document, so that none of the previous user's data stays in memory. */
export function redirectWithCookies(to: string, setCookies: SetCookies): Response {
  const response = redirectDocument(to)
  for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
  return response
}
