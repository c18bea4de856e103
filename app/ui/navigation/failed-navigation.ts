import { useEffect } from 'react'
import {
  createPath,
  type DataRouter,
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type Navigation,
} from 'react-router'
import { toDataPath } from '#app/domain/urls/data-path.ts'
import { showToast } from '../toasts.ts'
import type { Loaded } from './background-load.ts'
import { noteLoadFailure } from './load-progress.ts'
import { answerHeader, getHistoryIndex, isAddedEntry, useDataRouter } from './router-internals.ts'

/** The name of a `meta` element in the documents of a static export. */
export const exportMark = 'static-export'

type Results = Record<string, DataStrategyResult>
export type ActiveNavigation = Exclude<Navigation, { state: 'idle' }>

/** The result of a fetcher whose script could not even be loaded; see background-load.ts. */
const failed: Loaded<never> = { failure: 'failed' }

const advice = 'Check your connection and try again.'

/**
 * The tab's router, and the history index of the page on screen.
 * The router and the history index are set only in browsers.
 */
let router: DataRouter | undefined
let shownIndex: number | undefined

export function useFailedNavigation(): void {
  const found = useDataRouter()
  useEffect(() => {
    router = found
    shownIndex = getHistoryIndex()
    return found?.subscribe(({ navigation }) => {
      if (navigation.state === 'idle' && !isAddedEntry()) shownIndex = getHistoryIndex()
    })
  }, [found])
}

/**
 * Client middleware of the root route. This middleware keeps the current page on
 * screen if a navigation fails for lack of a connection, or if the server fails and
 * only this page's data would change. Any other failure shows the error page.
 */
export async function keepPageOnFailure(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  if (router && isBackWhereItWas(router.state)) return {}
  const results = await nameUnrendered(await next(), new URL(request.url))
  if (!router || request.signal.aborted) return results
  const { navigation, matches } = router.state
  const isShown = (id: string) => matches.some(({ route }) => route.id === id)
  const lost = Object.entries(results).filter(([id, { type, result }]) => {
    const error = unwrap(result)
    return type === 'error' && (isUnanswered(error) || (isServerFault(error) && isShown(id)))
  })
  if (lost.length === 0) return results
  if (navigation.state !== 'idle') {
    if (canStay(navigation)) await stayOnPage(navigation)
    return results
  }
  showFormFailure()
  const found = { ...results }
  for (const [id] of lost) {
    // A page's revalidation without a result keeps the data that is shown.
    if (request.method === 'GET' && isShown(id)) delete found[id]
    else found[id] = { type: 'data', result: request.method === 'GET' ? failed : undefined }
  }
  return found
}

/**
 * Replaces a 404 from a static export with an error that includes
 * the page's path. A 404 from our own server is left unchanged.
 */
async function nameUnrendered(results: Results, url: URL): Promise<Results> {
  // No page with a query is rendered. A file server ignores the query and sends the data of the
  // page without it: the first page of a list instead of the second.
  if (url.search !== '' && isExported()) {
    const result = data(`Route ${url.pathname}${url.search} is not pre-rendered`, { status: 404 })
    const wrong = Object.entries(results).filter(([id]) => id !== 'root')
    return {
      ...results,
      ...Object.fromEntries(wrong.map(([id]) => [id, { type: 'error', result }])),
    }
  }
  const isMissing = ({ result }: DataStrategyResult) =>
    isRouteErrorResponse(result) && result.status === 404
  if (!Object.values(results).some(isMissing) || !(await isMissingFromExport(url))) return results
  const result = data(`Route ${url.pathname} is not pre-rendered`, { status: 404 })
  return Object.fromEntries(
    Object.entries(results).map(([id, found]) => [
      id,
      isMissing(found) ? { type: 'error', result } : found,
    ]),
  )
}

/**
 * Requests the headers of the page's data again, because React Router does not expose them. React
 * Router marks every response from our server; a static host does not.
 */
async function isMissingFromExport({ origin, pathname, search }: URL): Promise<boolean> {
  const response = await fetch(origin + toDataPath(pathname) + search, { method: 'HEAD' }).catch(
    () => undefined,
  )
  return response?.status === 404 && !response.headers.has(answerHeader)
}

function isExported(): boolean {
  // Unit tests run without a document.
  return Boolean(globalThis.document?.querySelector(`meta[name=${exportMark}]`))
}

/** Reports a failed form or fetcher. */
export function showFormFailure(): void {
  noteLoadFailure()
  showToast({ kind: 'error', title: 'That didn’t go through', text: advice })
}

/** Returns an action's error, which React Router wraps in the same way as its data. */
function unwrap(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result
  return isWrapped && !isRouteErrorResponse(result) ? result.data : result
}

/** Returns true if a request got no response, or if the response was interrupted. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.cause !== undefined)
}

function isServerFault(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error
}

/** Returns true if Back leads to the page that is still on screen, which needs no new data. */
function isBackWhereItWas({ navigation, location }: DataRouter['state']): boolean {
  return navigation.state === 'loading' && navigation.location.key === location.key
}

function canStay({ historyAction }: ActiveNavigation): boolean {
  return historyAction !== 'POP' || getStepsToShown() !== 0
}

/**
 * Aborts a navigation and shows a toast. React Router has no API for this, but drops a navigation
 * when the history changes. After a click on a link, the URL is still unchanged, so a `popstate` at
 * the same entry is enough. The Back button has already changed the URL, and so has a product's card
 * (`addEntry`), so that change is undone.
 */
export async function stayOnPage({ location, formMethod }: ActiveNavigation): Promise<void> {
  noteLoadFailure()
  const isForm = formMethod !== undefined && formMethod !== 'GET'
  const path = createPath(location)
  showToast({
    kind: 'error',
    title: isForm ? 'That didn’t go through' : 'This page couldn’t load',
    text: advice,
    // The server may have processed the form, so only the shopper may send it again.
    ...(isForm
      ? {}
      : { actions: [{ label: 'Try again', run: () => void router?.navigate(path) }] }),
  })
  const steps = getStepsToShown()
  if (steps === 0) {
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    return
  }
  window.history.go(steps)
  await new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }))
}

function getStepsToShown(): number {
  const index = getHistoryIndex()
  return index === undefined || shownIndex === undefined ? 0 : shownIndex - index
}
