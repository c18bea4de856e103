import { data, type RouterContextProvider } from 'react-router'
import { visitContext } from './contexts.ts'

/**
 * Throws a 403 unless a page of this storefront sent the request. Browsers send `Origin` with every
 * request that changes something, so requests that lack the header are rejected as well.
 */
export function requireSameOrigin(
  request: Request,
  context: Readonly<RouterContextProvider>,
): void {
  const origin = request.headers.get('Origin')
  if (
    origin !== null &&
    URL.canParse(origin) &&
    new URL(origin).host === context.get(visitContext).host
  )
    return
  throw data({ message: 'This request came from another site' }, { status: 403 })
}
