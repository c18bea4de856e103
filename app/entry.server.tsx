import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { visitContext } from '#app/middleware/contexts.ts'
import { NonceContext } from '#app/ui/nonce.ts'

const renderTimeoutMs = 10_000

/** The whole document at once: nothing on a page waits for anything slower than the page itself. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(visitContext)
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          const body = new PassThrough()
          pipe(body)
          text(body).then(html => resolve(new Response(letScriptsWait(html), { headers, status })), reject)
        },
        onShellError: reject,
        onError: reject,
      },
    )
    const timer = setTimeout(
      () => abort(new Error(`The page took over ${renderTimeoutMs} ms to render`)),
      renderTimeoutMs,
    )
  })
}

/**
 * The page is whole without its scripts, and the router asks for them as urgently as for the styles: on a slow network
 * they held up the first sight of it by a second and a half.
 */
function letScriptsWait(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"')
}
