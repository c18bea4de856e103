import type { Logger } from 'pino'
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { visitContext } from '#app/middleware/contexts.ts'
import { createPlainPage } from './plain-page.ts'

/** A page for a request; what the request carries is in the context. */
export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

export type RenderMode = 'production' | 'development'

/**
 * React Router's handler, with its errors on our log and a last page for when its own error page fails.
 * `build`: as a function it is asked for, and prepared, anew at every request: for development alone.
 */
export function createRender(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: RenderMode,
  log: Logger,
): Render {
  const handle = createRequestHandler(
    typeof build === 'function' ? async () => withErrorLog(await build(), log) : withErrorLog(build, log),
    mode,
  )
  return async (request, context) => {
    const response = await handle(request, context)
    return isLastResort(request, response)
      ? createPlainPage(500, 'An error occurred while showing the error page')
      : response
  }
}

function withErrorLog(build: ServerBuild, log: Logger): ServerBuild {
  const module: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    handleError(error, { request, context }) {
      // A visitor who left is no fault of ours, whatever the abandoned work threw.
      if (request.signal.aborted) return
      // A form sent to where none is taken, a method nobody answers: the visitor's mistake, told by the access log.
      if (isRouteErrorResponse(error) && error.status < 500) return
      const { pathname } = new URL(request.url)
      const err = isRouteErrorResponse(error) && 'error' in error ? error.error : error
      log.error({ err, id: context.get(visitContext).requestId, path: pathname }, 'a page failed')
    },
  }
  return { ...build, entry: { ...build.entry, module } }
}

/** React Router's answer after its error page failed too: bare text or nothing. Requests of its own client keep it. */
function isLastResort(request: Request, response: Response): boolean {
  const type = response.headers.get('Content-Type')
  return (
    response.status === 500 &&
    (type === null || type === 'text/plain') &&
    !new URL(request.url).pathname.endsWith('.data')
  )
}
