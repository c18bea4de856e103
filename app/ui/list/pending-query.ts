import { use, useEffect, useSyncExternalStore } from 'react'
import { type NavigateOptions, useLocation, useNavigation } from 'react-router'
import { listPath } from '#app/domain/urls/links.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { NavigateContext } from '../navigation/navigate-context.ts'
import { getHistoryKey } from '../navigation/router-internals.ts'

/**
 * The chosen query whose list has not loaded yet. A module variable is safe here, because
 * only clicks set it, never the server. Components access it through the hooks below.
 */
let pendingQuery: ListQuery | undefined
/** True from a choice until its navigation has ended. */
let isNavigating = false
const listeners = new Set<() => void>()

/**
 * Returns a function that changes the list. Each change is shown at once,
 * and is added to the latest choice even if that has not been rendered yet.
 */
export function useListChange(
  shown: ListQuery,
  options?: NavigateOptions,
): (change: (query: ListQuery) => ListQuery) => void {
  const navigate = use(NavigateContext)
  return change => {
    const next = change(pendingQuery ?? shown)
    navigateAfterPaint(next, () => navigate(listPath(next), options))
  }
}

/**
 * Shows a choice before navigating to it: an animation frame's callback runs
 * before the frame is painted, and a timer set in the callback runs after that. If
 * several choices fall within one frame, only the last one causes a navigation.
 */
function navigateAfterPaint(query: ListQuery, navigate: () => void | Promise<void>): void {
  setPendingQuery(query)
  isNavigating = true
  const go = async () => {
    if (pendingQuery !== query) return
    const from = getHistoryKey()
    await navigate()
    if (pendingQuery !== query) return
    isNavigating = false
    // The navigation failed or was aborted, so the list is unchanged.
    if (getHistoryKey() === from) setPendingQuery(undefined)
  }
  requestAnimationFrame(() => setTimeout(go))
}

function setPendingQuery(query: ListQuery | undefined): void {
  pendingQuery = query
  for (const listener of listeners) listener()
}

/**
 * Returns the query of a list, including any choice that is still loading. A second choice is added
 * to the first, however quickly it follows, and each is shown at once.
 */
export function usePendingQuery(shown: ListQuery): ListQuery {
  return usePending(query => query ?? shown)
}

/**
 * Returns one part of the pending query. The component re-renders only
 * when this part changes, because a panel has a hundred such components.
 */
export function usePending<Part>(getPart: (query: ListQuery | undefined) => Part): Part {
  return useSyncExternalStore(
    listen,
    () => getPart(pendingQuery),
    () => getPart(undefined),
  )
}

/**
 * Clears the pending query once the browser has reached a history entry, whatever the kind
 * of navigation. Rendering the entry takes time, during which the shopper may make the next
 * choice and even see it load, so only the newest entry counts. Call it once per list.
 */
export function useArrival(): void {
  const { state } = useNavigation()
  const { key } = useLocation()
  useEffect(() => {
    const isNewest = !isNavigating && key === getHistoryKey()
    if (state === 'idle' && isNewest) setPendingQuery(undefined)
  }, [state, key])
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
