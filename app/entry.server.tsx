import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { visitContext } from '#app/middleware/contexts.ts'
import { NonceContext } from '#app/ui/nonce.ts'
import { letScriptsWait } from './let-scripts-wait.ts'

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
          for (const href of routerContext.manifest.routes.root?.css ?? []) {
            headers.append('Link', `<${href}>; rel=preload; as=style`)
          }
          const body = new PassThrough()
          pipe(body)
          text(body).then(
            html => resolve(new Response(letScriptsWait(html, nonce), { headers, status })),
            reject,
          )
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
