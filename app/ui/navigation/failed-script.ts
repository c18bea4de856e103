import { useEffect } from 'react'
import { createPath, type DataRouteMatch, type DataRouter } from 'react-router'
import { canReach } from '../connection.ts'
import { type ActiveNavigation, showFormFailure, stayOnPage } from './failed-navigation.ts'
import { type RouteModules, useDataRouter, useRouteModules } from './router-internals.ts'

/**
 * Routes whose script failed to load. React Router tries once
 * and then waits forever. The set is filled only in browsers.
 */
const missed = new Set<string>()

/**
 * Loads the target page as a document when its script fails to load. React Router would
 * reload the current page: after a deployment, the visitor would have to click again, and
 * if the script really is missing, React Router would reload forever. While the server is
 * unreachable, no page is loaded at all, because the visitor would see the browser's
 * error page. In browsers without the Navigation API, React Router behaves as usual.
 */
export function useFailedScripts(): void {
  const found = useDataRouter()
  const modules = useRouteModules()
  useEffect(() => {
    if (found && modules && 'navigation' in window) return guardScripts(found, modules)
  }, [found, modules])
}

function guardScripts(router: DataRouter, scripts: RouteModules): () => void {
  let isLeaving = false
  let isAllowed = false

  function noteMissed(matches: DataRouteMatch[]) {
    for (const { route } of matches) if (!scripts[route.id]) missed.add(route.id)
  }

  function isMissed(matches: DataRouteMatch[]) {
    return matches.some(({ route }) => missed.has(route.id))
  }

  async function loadDocument(navigation: ActiveNavigation) {
    // Called for every script that fails to load.
    if (isLeaving) return
    isLeaving = true
    const path = createPath(navigation.location)
    const isReachable = await canReach(path)
    const isStillPending = router.state.navigation.location?.key === navigation.location.key
    if (isStillPending && isReachable) return window.location.assign(path)
    isLeaving = false
    if (isStillPending) await stayOnPage(navigation)
  }

  async function submitDocument(sent: BusyFetcher) {
    if (isLeaving) return
    isLeaving = true
    const isReachable = await canReach(window.location.href)
    if (isReachable) return submitForm(sent)
    isLeaving = false
    router.resetFetcher(sent.key)
    showFormFailure()
  }

  async function reload() {
    if (isLeaving) return
    isLeaving = true
    isAllowed = await canReach(window.location.href)
    if (isAllowed) window.location.reload()
    isLeaving = isAllowed
  }

  function guardReload(event: NavigateEvent) {
    if (event.navigationType !== 'reload' || event.userInitiated || isAllowed) return
    event.preventDefault()
    const { navigation } = router.state
    const [sent] = findBusyFetchers(router)
    noteMissed(navigation.matches ?? sent?.matches ?? [])
    if (navigation.state !== 'idle') void loadDocument(navigation)
    else if (sent) void submitDocument(sent)
    else void reload()
  }

  const unsubscribe = router.subscribe(({ navigation }) => {
    const sent = findBusyFetchers(router).find(({ matches }) => isMissed(matches))
    if (navigation.state !== 'idle' && isMissed(navigation.matches)) void loadDocument(navigation)
    else if (sent) void submitDocument(sent)
  })
  window.navigation.addEventListener('navigate', guardReload)
  return () => {
    unsubscribe()
    window.navigation.removeEventListener('navigate', guardReload)
  }
}

interface BusyFetcher {
  key: string
  matches: DataRouteMatch[]
  action: string
  data: FormData | undefined
}

/** Finds the fetchers that are submitting a form. */
function findBusyFetchers({ state, match }: DataRouter): BusyFetcher[] {
  return [...state.fetchers].flatMap(([key, { formAction: action, formData: data }]) =>
    action === undefined ? [] : [{ key, matches: match(action) ?? [], action, data }],
  )
}

/**
 * Submits a form as a browser without JavaScript would,
 * which works because every action responds with a page.
 */
function submitForm({ action, data }: BusyFetcher): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  for (const [name, value] of data ?? []) {
    if (typeof value !== 'string') continue
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}
