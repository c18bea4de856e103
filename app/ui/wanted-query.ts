import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ListQuery } from '#app/domain/list-query.ts'

/** What was chosen and has not come yet. One a tab: set by clicks alone, so never on the server. */
let wanted: ListQuery | undefined
/** Its navigation has not ended yet, or has not begun. */
let isOnItsWay = false
const listeners = new Set<() => void>()

/**
 * A choice is seen before anything is done about it: a frame's callback comes before the frame is painted, a timer set
 * there after it. Of several in one frame only the last sets out.
 */
export function wantQuery(query: ListQuery, setOut: () => void | Promise<void>): void {
  tell(query)
  isOnItsWay = true
  const go = async () => {
    if (wanted !== query) return
    await setOut()
    if (wanted === query) isOnItsWay = false
  }
  requestAnimationFrame(() => setTimeout(go))
}

function tell(query: ListQuery | undefined): void {
  wanted = query
  for (const listener of listeners) listener()
}

/** As it is at this very moment: a click must build on the one before, drawn or not. */
export function getWantedQuery(shown: ListQuery): ListQuery {
  return wanted ?? shown
}

/**
 * What a list will be once what is on its way has come: a second choice adds to the first, however soon it is made, and
 * each shows at once.
 */
export function useWantedQuery(shown: ListQuery): ListQuery {
  return useWanted(query => query ?? shown)
}

/** One part of that; who asks for it is drawn anew only when it changes. A panel has a hundred of them. */
export function useWanted<Part>(getPart: (query: ListQuery | undefined) => Part): Part {
  return useSyncExternalStore(
    listen,
    () => getPart(wanted),
    () => getPart(undefined),
  )
}

/**
 * Forgets what was wanted once the browser has arrived somewhere, however it went. Drawing an arrival takes time, in which
 * the next choice may have been made, or have arrived too: what counts is the newest. Once a list.
 */
export function useArrival(): void {
  const { state } = useNavigation()
  const { key } = useLocation()
  useEffect(() => {
    const isNewest = !isOnItsWay && key === (window.history.state?.key ?? 'default')
    if (state === 'idle' && isNewest) tell(undefined)
  }, [state, key])
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
