import type { Logger } from 'pino'
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { visitContext } from '#app/context/contexts.ts'
import { isDataPath } from '#app/domain/urls/data-path.ts'
import { answerUnavailable } from './answer-unavailable.ts'
import { createPlainPage } from './plain-page.ts'
import { createMethodFinder, type RouteMethods } from './route-methods.ts'

/** Renders the page or data for a request. */
export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

/** The seconds for `Retry-After`: about as long as the database or the index takes to restart. */
const retryAfterSeconds = 3

export type RenderMode = 'production' | 'development'

/**
 * Wraps React Router's request handler: logs its errors, returns 405 for methods that a route
 * does not accept, and renders a plain page when the error page fails. In development, `build`
 * is a function, which is called for every request.
 */
export function createRender(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: RenderMode,
  log: Logger,
): Render {
  const isRebuilt = typeof build === 'function'
  const prepare = (routes: ServerBuild) => withErrorLog(answerUnavailable(routes), log)
  const handle = createRequestHandler(
    isRebuilt ? async () => prepare(await build()) : prepare(build),
    mode,
  )
  const findBuilt = isRebuilt ? undefined : createMethodFinder(build.routes)
  const findMethods = async (path: string) =>
    isRebuilt ? createMethodFinder((await build()).routes)(path) : findBuilt?.(path)

  return async (request, context) => {
    const { method } = request
    if (method !== 'GET' && method !== 'HEAD') {
      const found = await findMethods(new URL(request.url).pathname)
      if (!found?.methods.includes(method)) return refuse(request, context, found)
    }
    const response = await handle(request, context)
    if (response.status === 503) return withRetryAfter(response)
    return findFallbackPage(request, response) ?? response
  }

  /**
   * Renders the storefront's error page by sending a PUT request. No page
   * accepts PUT, so the response is a 405, or a 404 from the catch-all.
   */
  async function refuse(
    request: Request,
    context: RouterContextProvider,
    found: RouteMethods | undefined,
  ): Promise<Response> {
    if (found && !found.isPage) {
      const message = 'This address does not accept this method'
      return Response.json({ message }, { status: 405, headers: { Allow: toAllow(found) } })
    }
    const headers = new Headers(request.headers)
    // React Router refuses forms from other sites before it looks for the page.
    headers.delete('Origin')
    const put = new Request(request.url, { method: 'PUT', headers, signal: request.signal })
    const response = await handle(put, context)
    if (found) response.headers.set('Allow', toAllow(found))
    return response
  }
}

function toAllow({ methods }: RouteMethods): string {
  return methods.join(', ')
}

/**
 * Routes cannot set these headers themselves, because React
 * Router drops the headers of a failed page.
 */
function withRetryAfter({ body, status, headers }: Response): Response {
  const response = new Response(body, { status, headers })
  response.headers.set('Retry-After', String(retryAfterSeconds))
  response.headers.set('Cache-Control', 'no-store')
  return response
}

function withErrorLog(build: ServerBuild, log: Logger): ServerBuild {
  const module: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    handleError(error, { request, context }) {
      // If the client hung up, the error is ignored, because aborted work may throw anything.
      if (request.signal.aborted) return
      // Client errors, such as a form sent to a page
      // without an action, appear only in the access log.
      if (isRouteErrorResponse(error) && error.status < 500) return
      const { pathname } = new URL(request.url)
      const err = isRouteErrorResponse(error) && 'error' in error ? error.error : error
      log.error({ err, id: context.get(visitContext).requestId, path: pathname }, 'a page failed')
    },
  }
  return { ...build, entry: { ...build.entry, module } }
}

/** Replaces React Router's plain-text and empty responses, except those to its own client. */
function findFallbackPage(request: Request, { status, headers }: Response): Response | undefined {
  const type = headers.get('Content-Type')
  const isBare = type === null || type.startsWith('text/plain')
  if (!isBare || isDataPath(new URL(request.url).pathname)) return undefined
  if (status === 500) return createPlainPage(500, 'An error occurred while showing the error page')
  return status === 400 && request.method === 'POST'
    ? createPlainPage(400, 'This form was sent from another site')
    : undefined
}
