import type { MiddlewareFunction } from 'react-router'

/**
 * For pages whose URL contains a secret, such as a token from an email: keeps their responses out
 * of every cache, and the URL (except its origin) out of the requests that the page makes.
 */
export const secretLinkMiddleware: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('Cache-Control', 'private, no-store')
  // With `no-referrer`, browsers send the page's form with `Origin: null`, which is refused.
  response.headers.set('Referrer-Policy', 'strict-origin')
  return response
}
