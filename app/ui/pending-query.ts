import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ListQuery } from '#app/domain/list-query.ts'

/**
 * The chosen query whose list has not loaded yet. One per tab: set only by clicks, never on the
 * server.
 */
let wanted: ListQuery | undefined
/** True from the choice until its navigation has ended. */
let isOnItsWay = false
const listeners = new Set<() => void>()

/**
 * Shows a choice before navigating to it: an animation frame's callback runs before that frame is
 * painted, and a timer set in the callback runs after. If several choices fall within one frame,
 * only the last one navigates.
 */
export function setPendingQuery(query: ListQuery, setOut: () => void | Promise<void>): void {
  tell(query)
  isOnItsWay = true
  const go = async () => {
    if (wanted !== query) return
    const from = getEntryKey()
    await setOut()
    if (wanted !== query) return
    isOnItsWay = false
    // The navigation failed or was aborted, so the list is unchanged.
    if (getEntryKey() === from) tell(undefined)
  }
  requestAnimationFrame(() => setTimeout(go))
}

function tell(query: ListQuery | undefined): void {
  wanted = query
  for (const listener of listeners) listener()
}

/** The latest value, rendered or not, since a click must build on the one before. */
export function getPendingQuery(shown: ListQuery): ListQuery {
  return wanted ?? shown
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
    () => getPart(wanted),
    () => getPart(undefined),
  )
}

/**
 * Clears the pending query once the browser has reached an entry, however it got there. Rendering
 * it takes time, during which the next choice may be made or even arrive, so only the newest
 * counts. Call it once per list.
 */
export function useArrival(): void {
  const { state } = useNavigation()
  const { key } = useLocation()
  useEffect(() => {
    const isNewest = !isOnItsWay && key === getEntryKey()
    if (state === 'idle' && isNewest) tell(undefined)
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
