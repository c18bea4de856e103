import type { ServerBuild } from 'react-router'
import { makeServerBuild } from '#app/context/testing.ts'

type Module = Partial<Record<'loader' | 'action' | 'middleware' | 'handle' | 'default', unknown>>

/**
 * Creates a server build with the given routes, keyed by path. Pages render their errors as JSON.
 */
export function createStubBuild(modules: Record<string, Module>): ServerBuild {
  const draw = (
    _request: Request,
    status: number,
    headers: Headers,
    { staticHandlerContext: { errors } }: { staticHandlerContext: { errors: object | null } },
  ) => new Response(JSON.stringify(Object.values(errors ?? {})), { status, headers })
  const routes = Object.entries(modules).map(([path, module]) => [
    path,
    { id: path, parentId: 'root', path, module },
  ])
  return makeServerBuild({
    entry: { default: draw },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null, ErrorBoundary: () => null } },
      ...Object.fromEntries(routes),
    },
  })
}
