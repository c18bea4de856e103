import { hasSessionCookie } from '#app/accounts/session-cookie.ts'
import { findSharedKeys } from '#app/domain/urls/find-shared-keys.ts'
import { previewCookieName } from '#app/middleware/preview.server.ts'
import {
  cardsPerRowChoice,
  formatChoiceCookie,
  parseChoice,
  themeChoice,
} from '#app/requests/remembered-choice.server.ts'
import { prefersMarkdown } from '../page-twin.ts'
import { freshMs, maxAgeMs } from './response-cache.ts'

/** A request reduced to what the response may depend on. */
export interface SharedRequest {
  /** Equal keys get the same response. */
  key: string
  url: string
  headers: Record<string, string>
  /** The age at which a cached page is too old for the request. */
  oldestMs: number
}

const readMethods = ['GET', 'HEAD']

/**
 * Reduces a signed-out visitor's request for a shared page; undefined for all others. The page is
 * rendered from the reduced request, so nothing that is left out can reach another visitor.
 *
 * The order of the query's keys, unknown keys and unknown cookies make no difference.
 */
export function findSharedRequest(
  request: Pick<Request, 'method' | 'url' | 'headers'>,
): SharedRequest | undefined {
  const { method, headers } = request
  if (!readMethods.includes(method) || headers.has('Authorization')) return undefined
  const cookies = headers.get('Cookie')
  if (cookies && (hasSessionCookie(cookies) || cookies.includes(previewCookieName)))
    return undefined
  const url = new URL(request.url)
  const keys = findSharedKeys(url.pathname)
  if (!keys) return undefined
  const search = normalizeSearch(url.searchParams, keys)
  const isPrefetch = headers.get('Sec-Purpose')?.startsWith('prefetch') ?? false
  const shared = {
    url: `${url.origin}${url.pathname}${search}`,
    headers: {
      Accept: prefersMarkdown(headers.get('Accept')) ? 'text/markdown' : 'text/html',
      ...(cookies ? findChoiceCookies(cookies) : {}),
      // A prefetched response has its own Cache-Control.
      ...(isPrefetch ? { 'Sec-Purpose': 'prefetch' } : {}),
    },
  }
  // A browser keeps a prefetched page until the greatest age of any page. It would expire at once if
  // it came from the cache shortly before that.
  const oldestMs = isPrefetch ? freshMs : maxAgeMs
  return { ...shared, oldestMs, key: [shared.url, ...Object.values(shared.headers)].join('\n') }
}

/** Keeps the known keys, sorted, each with its values in the given order. */
function normalizeSearch(search: URLSearchParams, keys: readonly string[]): string {
  if (search.size === 0) return ''
  const known = [...search].filter(([key]) => keys.includes(key))
  known.sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`
}

function findChoiceCookies(cookies: string): { Cookie?: string } {
  const chosen = [themeChoice, cardsPerRowChoice].flatMap(choice => {
    const value = parseChoice<string>(choice, cookies)
    return value === undefined ? [] : [formatChoiceCookie(choice, value)]
  })
  return chosen.length === 0 ? {} : { Cookie: chosen.join('; ') }
}
