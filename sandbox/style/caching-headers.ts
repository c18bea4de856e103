import type { MiddlewareHandler } from 'hono'

const maxAgeSeconds = 1800

/** The upstream allows its responses to be cached for half an hour. */
export function createCachingHeaders(getLastModified: () => Date): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.res.headers.set('Content-Type', 'application/json;charset=UTF-8')
    if (c.res.status !== 200) return
    c.res.headers.set('Cache-Control', `max-age=${maxAgeSeconds}`)
    c.res.headers.set('Expires', new Date(Date.now() + maxAgeSeconds * 1000).toUTCString())
    c.res.headers.set('Last-Modified', getLastModified().toUTCString())
  }
}
