import { isbot } from 'isbot'
import { RouterContextProvider } from 'react-router'
import { hasSessionCookie } from '#app/accounts/session-cookie.ts'
import { type Visit, visitContext } from '#app/context/contexts.ts'
import { type Services, servicesContext } from '#app/context/services.ts'
import { adminPath } from '#app/domain/urls/links.ts'
import { isOwnCall } from '#app/outbound/is-navigation.ts'
import { readVisitor } from '#app/outbound/read-visitor.ts'
import { ownAgent } from '#app/page-rules/host-fetch.server.ts'
import type { Admission, Rank } from '../admission.ts'
import { createBusyPage } from '../busy-page.ts'
import { compressResponse } from '../compress-response.ts'
import type { PageDictionaries } from '../dictionaries/page-dictionaries.ts'
import { renderPageTwin } from '../page-twin.ts'
import type { Render } from '../render.ts'
import type { ResponseCache } from './response-cache.ts'
import {
  answerAlone,
  answerShared,
  createSharedPage,
  isShareable,
  type Search,
  type SharedPage,
} from './shared-page.ts'
import { findSharedRequest, type SharedRequest } from './shared-request.ts'

export interface PageAnswerOptions {
  services: Services
  render: Render
  /** Undefined if the cache is turned off. */
  cache?: ResponseCache<SharedPage> | undefined
  /** Undefined if pages are compressed without dictionaries. */
  dictionaries?: Pick<PageDictionaries, 'announce'> | undefined
  /** Undefined if every request is admitted. */
  admission?: Pick<Admission, 'admit'> | undefined
  getSite(host: string): { id: string; siteName: string }
}

/** Thrown instead of rendering a page for which there is no time. */
class RefusedError extends Error {
  override name = 'RefusedError'
}

export type PageAnswer = (request: Request, visit: Visit) => Promise<Response>

/** Creates the function that answers requests for pages, from the cache or by rendering them. */
export function createPageAnswer({
  services,
  render,
  cache,
  dictionaries,
  admission,
  getSite,
}: PageAnswerOptions): PageAnswer {
  /** Collects the searches instead of counting them, since a page may be sent many times. */
  async function renderPage(request: Request, visit: Visit, rank: Rank) {
    const end = admission?.admit(rank)
    if (admission && !end) throw new RefusedError()
    try {
      return await renderAdmitted(request, visit)
    } finally {
      end?.()
    }
  }

  async function renderAdmitted(request: Request, visit: Visit) {
    const searches: Search[] = []
    const searchLog = {
      ...services.searchLog,
      recordSearch: (...search: Search) => void searches.push(search),
    }
    const context = new RouterContextProvider()
    context.set(servicesContext, { ...services, searchLog })
    context.set(visitContext, visit)
    const response = await renderPageTwin(request, each => render(each, context))
    return { response, searches }
  }

  function countSearches(request: Request, searches: readonly Search[]): void {
    if (searches.length === 0) return
    const isPerson = readVisitor(request).visitor === 'person' && isOwnCall(request.headers)
    if (isPerson) for (const search of searches) services.searchLog.recordSearch(...search)
  }

  async function answerOnce(request: Request, visit: Visit): Promise<Response> {
    const { response, searches } = await renderPage(request, visit, findRank(request))
    countSearches(request, searches)
    return compressResponse(response, request.headers.get('Accept-Encoding'))
  }

  async function answerFrom(
    cache: ResponseCache<SharedPage>,
    { key, url, headers, oldestMs }: SharedRequest,
    request: Request,
    visit: Visit,
  ): Promise<Response> {
    const { page, ageMs } = await cache.get(
      key,
      { signal: request.signal, oldestMs },
      async (signal, { isKnown, earlier }) => {
        const shared = new Request(url, { headers, signal })
        const { response, searches } = await renderPage(
          shared,
          { ...visit, address: '' },
          isKnown ? 'known' : findRank(request),
        )
        const page = await createSharedPage(response, searches, earlier)
        const { pathname } = new URL(url)
        return dictionaries?.announce(page, getSite(visit.host).id, pathname) ?? page
      },
    )
    if (isShareable(page)) {
      countSearches(request, page.searches)
      return answerShared(page, request, ageMs, () => cache.measure(key, page))
    }
    // A redirect may pass on what the shared request leaves out.
    const isRedirect = page.status > 300 && page.status < 400
    return isRedirect && url !== request.url
      ? answerOnce(request, visit)
      : answerAlone(page, request.headers)
  }

  return async (request, visit) => {
    const shared = cache && findSharedRequest(request)
    try {
      return await (shared ? answerFrom(cache, shared, request, visit) : answerOnce(request, visit))
    } catch (error) {
      if (error instanceof RefusedError) return createBusyPage(getSite(visit.host).siteName)
      throw error
    }
  }
}

/** Operators must be able to see what is wrong, and shoppers who are signed in to save and change. */
function findRank({ url, method, headers }: Request): Rank {
  const isRead = method === 'GET' || method === 'HEAD'
  const isForOperators = new URL(url).pathname.startsWith(adminPath)
  if ((isForOperators || !isRead) && hasSessionCookie(headers.get('Cookie') ?? '')) return 'known'
  const agent = headers.get('User-Agent') ?? ''
  // A refusal would be reported as a fault of the page.
  if (agent === ownAgent) return 'shopper'
  // Mail providers unsubscribe people with a POST, which they do not repeat.
  return isRead && isbot(agent) ? 'crawler' : 'shopper'
}
