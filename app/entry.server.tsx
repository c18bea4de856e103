import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { visitContext } from '#app/context/contexts.ts'
import { getPageFrame } from '#app/requests/page-frame.server.ts'
import { createWholeResponse } from '#app/requests/whole-body.ts'
import { NonceContext } from '#app/ui/nonce.ts'
import { deferScripts } from './defer-scripts.ts'
import { formatHydrationScripts } from './hydration-scripts.ts'
import { PageFrameContext } from './page-frame-context.ts'
import { renderDocument } from './render-document.ts'

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
  const { nonce } = context.get(visitContext)
  request.signal.throwIfAborted()
  const { serverHandoffStream, ...withoutStream } = routerContext
  const data = serverHandoffStream ? await text(serverHandoffStream) : undefined
  const frame = findSpareFrame(routerContext, context, request)
  const render = () => {
    const html = renderToString(
      <NonceContext value={nonce}>
        <PageFrameContext value={frame}>
          <ServerRouter context={withoutStream} url={request.url} nonce={nonce} />
        </PageFrameContext>
      </NonceContext>,
    )
    // A refused page renders no scripts, so there are none to defer.
    const hasScripts = routerContext.renderMeta?.didRenderScripts ?? false
    const end = html.lastIndexOf('</body>')
    const start = html.slice(0, end)
    const scripts = hasScripts && data !== undefined ? formatHydrationScripts(data, nonce) : ''
    return `<!DOCTYPE html>${hasScripts ? deferScripts(start, nonce) : start}${scripts}${html.slice(end)}`
  }
  const { manifest } = routerContext
  const isCacheable = data !== undefined && status === 200 && import.meta.env.PROD
  const body = isCacheable
    ? renderDocument({ build: manifest, inputs: [request.url, data], nonce }, render)
    : encoder.encode(render())
  headers.set('Content-Type', 'text/html; charset=utf-8')
  for (const href of manifest.routes.root?.css ?? [])
    headers.append('Link', `<${href}>; rel=preload; as=style`)
  headers.set('Content-Length', String(body.length))
  return createWholeResponse(body, { headers, status })
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

const encoder = new TextEncoder()

/** Prefetched responses expire after this time. */
const prefetchSeconds = 30

/** Browsers discard a prefetched response without this header and request the page again. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const isPrefetch = request.headers.get('Sec-Purpose')?.startsWith('prefetch')
  if (isPrefetch && response.ok && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', `private, max-age=${prefetchSeconds}`)
  return response
}
