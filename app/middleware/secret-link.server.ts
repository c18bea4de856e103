import type { MiddlewareFunction } from 'react-router'

/**
 * For pages whose URL contains a secret, such as a token from an email: keeps their responses out
 * of every cache, and the URL out of the requests that the page makes.
 */
export const secretLinkMiddleware: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('Referrer-Policy', 'no-referrer')
  return response
}
