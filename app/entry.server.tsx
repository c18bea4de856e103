import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { contentPolicyHeader, formatContentPolicy } from '#app/requests/content-policy.ts'
import { getPageFrame } from '#app/requests/page-frame.server.ts'
import { takeTurn } from '#app/requests/take-turn.ts'
import { createWholeResponse } from '#app/requests/whole-body.ts'
import { DrawCardContext } from '#app/ui/cards/draw-card-context.ts'
import { DrawContext } from '#app/ui/draw-context.ts'
import { ScriptMarkContext } from '#app/ui/script-mark.ts'
import { createDraw } from './create-draw.ts'
import { deferScripts } from './defer-scripts.ts'
import { drawCard } from './draw-card.tsx'
import { formatHydrationScripts } from './hydration-scripts.ts'
import { PageFrameContext } from './page-frame-context.ts'
import { findDocument, renderDocument } from './render-document.ts'

/** For the values of filters, of which each takes about 300 bytes. */
const draw = createDraw(10_000)

/**
 * Renders the document in one pass, since no part of a page takes longer than the rest. React's
 * streaming renderer encodes every attribute separately, which takes as long as rendering itself.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  request.signal.throwIfAborted()
  const { serverHandoffStream, ...withoutStream } = routerContext
  const data = serverHandoffStream ? await text(serverHandoffStream) : undefined
  const shown = keepMatchedRoutes(withoutStream)
  const frame = findSpareFrame(routerContext, context, request)
  await takeTurn()
  request.signal.throwIfAborted()
  const render = (mark: string) => {
    const html = renderToString(
      <ScriptMarkContext value={mark}>
        <PageFrameContext value={frame}>
          <DrawCardContext value={drawCard}>
            <DrawContext value={draw}>
              <ServerRouter context={shown} url={request.url} nonce={mark} />
            </DrawContext>
          </DrawCardContext>
        </PageFrameContext>
      </ScriptMarkContext>,
    )
    // A refused page renders no scripts, so there are none to defer.
    const hasScripts = routerContext.renderMeta?.didRenderScripts ?? false
    const end = html.lastIndexOf('</body>')
    const start = html.slice(0, end)
    const scripts = hasScripts && data !== undefined ? formatHydrationScripts(data, mark) : ''
    return `<!DOCTYPE html>${hasScripts ? deferScripts(start, mark) : start}${scripts}${html.slice(end)}`
  }
  const { manifest } = routerContext
  const isCacheable = data !== undefined && status === 200 && import.meta.env.PROD
  const { body, scriptSources } = isCacheable
    ? findDocument({ build: manifest, inputs: [request.url, data] }, render)
    : renderDocument(render)
  const isDevelopment = import.meta.env.DEV
  headers.set(contentPolicyHeader, formatContentPolicy({ scriptSources, isDevelopment }))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  for (const href of manifest.routes.root?.css ?? [])
    headers.append('Link', `<${href}>; rel=preload; as=style`)
  headers.set('Content-Length', String(body.length))
  return createWholeResponse(body, { headers, status })
}

/**
 * Keeps only the page's own routes, because React Router builds an object for every route it gets
 * each time it renders a page.
 */
function keepMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map(id => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}

/**
 * Returns the data of the page's frame if a middleware refused the request before the loaders
 * ran; undefined otherwise, and if not even the storefront could be found.
 */
function findSpareFrame(
  { staticHandlerContext: { loaderData, errors } }: EntryContext,
  context: RouterContextProvider,
  request: Request,
) {
  if (!errors || loaderData.root !== undefined) return undefined
  try {
    return getPageFrame(context, request)
  } catch {
    return undefined
  }
}

/** Prefetched responses expire at this age, so that no price is shown for longer than others. */
const prefetchSeconds = 10

/** Browsers discard a prefetched response without this header and request the page again. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const isPrefetch = request.headers.get('Sec-Purpose')?.startsWith('prefetch')
  if (isPrefetch && response.ok && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', `private, max-age=${prefetchSeconds}`)
  return response
}
