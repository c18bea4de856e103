import type { ServerBuild } from 'react-router'

interface BuildParts {
  entry: object
  routes: Record<string, object>
  assets?: object
}

/**
 * Creates a server build like the one that `react-router build` writes, for tests
 * that handle requests through React Router without building the application.
 */
export function makeServerBuild({ entry, routes, assets }: BuildParts): ServerBuild {
  return {
    entry: { module: entry },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1', ...assets },
    assetsBuildDirectory: '',
    publicPath: '/',
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}
