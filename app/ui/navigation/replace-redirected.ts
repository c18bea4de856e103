import { type DataStrategyResult, replace } from 'react-router'

type Results = Record<string, DataStrategyResult>

/**
 * Client middleware of the root route. Back to a page that now redirects, such as the account after
 * logging out, has already changed the address, and so has a page that reloads itself. React Router
 * would add the redirect's target as another entry, and the next Back would lead into the same
 * redirect. The target therefore replaces the entry.
 */
export async function replaceRedirected(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next()
  if (request.method !== 'GET' || !isAddressShown(request.url)) return results
  return Object.fromEntries(
    Object.entries(results).map(([id, found]) => [
      id,
      isRedirect(found.result) ? { ...found, result: toReplacing(found.result) } : found,
    ]),
  )
}

function isAddressShown(url: string): boolean {
  const { pathname, search } = new URL(url)
  return pathname === window.location.pathname && search === window.location.search
}

function isRedirect(result: unknown): result is Response {
  return result instanceof Response && result.headers.has('Location')
}

function toReplacing({ status, headers }: Response): Response {
  return replace(headers.get('Location') ?? '', { status, headers })
}
