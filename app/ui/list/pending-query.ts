import { useEffect, useSyncExternalStore } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router'
import { listPath } from '#app/domain/links.ts'
import type { ListQuery } from '#app/domain/list-query.ts'

/**
 * The chosen query whose list has not loaded yet. One per tab: set only by clicks, never on the
 * server. Components use it through the hooks below.
 */
let pendingQuery: ListQuery | undefined
/** True from the choice until its navigation has ended. */
let isNavigating = false
const listeners = new Set<() => void>()

/**
 * Returns a function that changes the list. A change builds on the
 * latest choice, even if that is not rendered yet, and is shown at once.
 */
export function useListChange(
  shown: ListQuery,
  options?: NavigateOptions,
): (change: (query: ListQuery) => ListQuery) => void {
  const navigate = useNavigate()
  return change => {
    const next = change(pendingQuery ?? shown)
    navigateAfterPaint(next, () => navigate(listPath(next), options))
  }
}

/**
 * Shows a choice before navigating to it: an animation frame's callback runs before that frame is
 * painted, and a timer set in the callback runs after. If several choices fall within one frame,
 * only the last one navigates.
 */
function navigateAfterPaint(query: ListQuery, navigate: () => void | Promise<void>): void {
  setPendingQuery(query)
  isNavigating = true
  const go = async () => {
    if (pendingQuery !== query) return
    const from = getEntryKey()
    await navigate()
    if (pendingQuery !== query) return
    isNavigating = false
    // The navigation failed or was aborted, so the list is unchanged.
    if (getEntryKey() === from) setPendingQuery(undefined)
  }
  requestAnimationFrame(() => setTimeout(go))
}

function setPendingQuery(query: ListQuery | undefined): void {
  pendingQuery = query
  for (const listener of listeners) listener()
}

/**
 * The query of a list including a choice that is still loading. A second choice adds to the first,
 * however quickly it follows, and each shows at once.
 */
export function usePendingQuery(shown: ListQuery): ListQuery {
  return usePending(query => query ?? shown)
}

/**
 * One part of the pending query. The component re-renders only when this part changes, since a
 * panel has a hundred of them.
 */
export function usePending<Part>(getPart: (query: ListQuery | undefined) => Part): Part {
  return useSyncExternalStore(
    listen,
    () => getPart(pendingQuery),
    () => getPart(undefined),
  )
}

/**
 * Clears the pending query once the browser has reached an entry, however it got there.
 * Rendering the entry takes time, during which the next choice may be made or even load, so
 * only the newest counts. Call it once per list.
 */
export function useArrival(): void {
  const { state } = useNavigation()
  const { key } = useLocation()
  useEffect(() => {
    const isNewest = !isNavigating && key === getEntryKey()
    if (state === 'idle' && isNewest) setPendingQuery(undefined)
  }, [state, key])
}

/** The key of the browser's current entry, which React may not have rendered yet. */
function getEntryKey(): string {
  return window.history.state?.key ?? 'default'
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
