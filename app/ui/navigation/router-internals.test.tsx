import { renderToString } from 'react-dom/server'
import { UNSAFE_createBrowserHistory as createBrowserHistory, createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import {
  addEntry,
  dropLinkState,
  getHistoryIndex,
  getHistoryKey,
  getLinkState,
  isAddedEntry,
  useDataRouter,
  useRouteManifest,
  useRouteModules,
} from './router-internals.ts'

/** A tab's history, for the installed React Router's own history to write to. */
function createTab() {
  const history = {
    state: null as unknown,
    pushState: (state: unknown) => {
      history.state = state
    },
    replaceState: (state: unknown) => {
      history.state = state
    },
  }
  const location = new URL('https://shop.example/products/')
  const window = { history, location, document: { defaultView: { location } } }
  return { history, window: window as unknown as Window }
}

describe('the installed React Router', () => {
  it('gives components its router, its manifest and the loaded routes', () => {
    const found: Record<string, unknown> = {}
    function Page() {
      const router = useDataRouter()
      const manifest = useRouteManifest()
      Object.assign(found, {
        navigation: router?.state.navigation.state,
        fetchers: router?.state.fetchers.size,
        matched: router?.match('/products/')?.at(-1)?.route.id,
        functions: [router?.subscribe, router?.resetFetcher, router?.navigate].map(
          each => typeof each,
        ),
        version: manifest?.version,
        script: typeof manifest?.routes.page?.module,
        modules: Object.keys(useRouteModules() ?? {}),
      })
      return null
    }
    const Stub = createRoutesStub([{ id: 'page', path: '/products/', Component: Page }])
    renderToString(<Stub initialEntries={['/products/']} />)
    expect(found).toEqual({
      navigation: 'idle',
      fetchers: 0,
      matched: 'page',
      functions: ['function', 'function', 'function'],
      version: expect.any(String),
      script: 'string',
      modules: expect.arrayContaining(['page']),
    })
  })

  it('numbers history entries and keeps their keys and the state of links', () => {
    const { history, window } = createTab()
    const router = createBrowserHistory({ window })
    expect([getHistoryIndex(history), getHistoryKey(history)]).toEqual([0, 'default'])
    router.push('/products/shop/', { quickView: 7 })
    expect([getHistoryIndex(history), getLinkState(history)]).toEqual([1, { quickView: 7 }])
    expect(getHistoryKey(history)).toBe(router.location.key)
    dropLinkState(history)
    expect([getHistoryIndex(history), getLinkState(history)]).toEqual([1, null])
    expect(router.location.state).toBeNull()
  })

  it('replaces an entry that was added for a page before it loaded', () => {
    const { history, window } = createTab()
    const router = createBrowserHistory({ window })
    addEntry('/product/a', history)
    addEntry('/product/b', history)
    expect([getHistoryIndex(history), isAddedEntry(history)]).toEqual([1, true])
    router.replace('/product/b')
    expect([getHistoryIndex(history), isAddedEntry(history)]).toEqual([1, false])
    router.push('/products/')
    expect(getHistoryIndex(history)).toBe(2)
  })
})
