import { data } from 'react-router'

/**
 * Throws a 403 unless a page of this origin sent the request. Browsers send `Origin` with every
 * request that changes something, so requests that lack the header are rejected as well.
 */
export function requireSameOrigin(request: Request): void {
  // The URL is the one that the client sent, also behind proxies.
  if (request.headers.get('Origin') === new URL(request.url).origin) return
  throw data({ message: 'This request came from another site' }, { status: 403 })
}
