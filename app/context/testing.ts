import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { type Services, servicesContext } from './services.ts'

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

/** Services that change nothing, for tests that do not depend on operators' settings. */
export const quietServices = {
  retailers: {
    all: () => [],
    viewOf: () => undefined,
    findShownName: (_, name) => name,
    change: failUse,
    drawLogo: failUse,
    saveLogo: failUse,
    findLogo: async () => undefined,
    close: async () => undefined,
  },
  shownBrands: {
    findByName: () => undefined,
    findById: () => undefined,
    close: async () => undefined,
  },
  saleReviews: {
    fetchClaims: async () => [],
    fetchContradicted: async () => [],
    isWithheld: () => false,
    listWithheld: () => [],
    change: failUse,
    close: async () => undefined,
  },
  searchLog: {
    recordSearch: () => undefined,
    recordClick: () => undefined,
    close: async () => undefined,
  },
} satisfies Partial<Services>

function failUse(): never {
  throw new Error('This test must not use this service')
}

const provided = new WeakMap<Readonly<RouterContextProvider>, Partial<Services>>()

/** Provides a service to a route under test. Services that were not provided are missing. */
export function provideService<Name extends keyof Services>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  service: Services[Name],
): void {
  // Both catalogues are the same until `retailersMiddleware` runs.
  const whole = name === 'catalogue' ? { wholeCatalogue: service as Catalogue } : {}
  const services = { ...quietServices, ...provided.get(context), ...whole, [name]: service }
  provided.set(context, services)
  context.set(servicesContext, services as Services)
}
