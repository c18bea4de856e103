import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { visitContext } from '#app/middleware/contexts.ts'
import { NonceContext } from '#app/ui/nonce.ts'
import { deferScripts } from './defer-scripts.ts'
import { formatHydrationScripts } from './hydration-scripts.ts'

const encoder = new TextEncoder()

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
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={withoutStream} url={request.url} nonce={nonce} />
    </NonceContext>,
  )
  const isHydrated = serverHandoffStream && routerContext.renderMeta?.didRenderScripts
  const scripts = isHydrated ? await formatHydrationScripts(serverHandoffStream, nonce) : ''
  headers.set('Content-Type', 'text/html; charset=utf-8')
  for (const href of routerContext.manifest.routes.root?.css ?? [])
    headers.append('Link', `<${href}>; rel=preload; as=style`)
  const document = deferScripts(html, nonce)
  const end = document.lastIndexOf('</body>')
  const body = encoder.encode(
    `<!DOCTYPE html>${document.slice(0, end)}${scripts}${document.slice(end)}`,
  )
  headers.set('Content-Length', String(body.length))
  return new Response(body, { headers, status })
}

/** Prefetched responses expire after this time. */
const prefetchSeconds = 30

/** Browsers discard a prefetched response without this header and request the page again. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const isPrefetch = request.headers.get('Sec-Purpose')?.startsWith('prefetch')
  if (isPrefetch && response.ok && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', `private, max-age=${prefetchSeconds}`)
  return response
}
