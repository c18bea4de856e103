import { use } from 'react'
import {
  type DataRouter,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router'

/**
 * The only place that relies on undocumented parts of React Router, which any release may change.
 * `router-internals.test.tsx` runs the installed version and fails if they have changed.
 */

export type { RouteModules }

/** The object with which the page's own script receives the loaders' data, on `window`. */
export const hydrationContext = '__reactRouterContext'

/** The tags of React Router's scripts in a document; see defer-scripts.ts. */
export const scriptTags = { preload: '<link rel="modulepreload"', moduleType: 'type="module"' }

/** The header of every response that React Router, not a static host, has sent. */
export const answerHeader = 'X-Remix-Response'

/** The router of the tab; undefined on the server. */
export function useDataRouter(): DataRouter | undefined {
  return use(DataRouterContext)?.router
}

/** The scripts of every route, and the version of the build. */
export function useRouteManifest() {
  return use(FrameworkContext)?.manifest
}

/** The routes whose scripts have been loaded. */
export function useRouteModules(): RouteModules | undefined {
  return use(FrameworkContext)?.routeModules
}

interface EntryState {
  /** The entry's number in the history of the tab. */
  idx?: unknown
  key?: string
  /** The state that a link or `navigate` passed. */
  usr?: unknown
}

/** Returns what React Router keeps about the tab's current history entry. */
function getEntryState(history: Pick<History, 'state'>): EntryState {
  return history.state ?? {}
}

/** Returns the number that React Router has given the current entry of the tab's history. */
export function getHistoryIndex(
  history: Pick<History, 'state'> = window.history,
): number | undefined {
  const { idx } = getEntryState(history)
  return typeof idx === 'number' ? idx : undefined
}

/** Returns the key of the current history entry, which React may not have rendered yet. */
export function getHistoryKey(history: Pick<History, 'state'> = window.history): string {
  return getEntryState(history).key ?? 'default'
}

/** Returns the state that a link or `navigate` gave the current history entry. */
export function getLinkState(history: Pick<History, 'state'> = window.history): unknown {
  return getEntryState(history).usr
}

/** Forgets that state, so that the next reload shows the page without it. */
export function dropLinkState(
  history: Pick<History, 'state' | 'replaceState'> = window.history,
): void {
  history.replaceState({ ...history.state, usr: null }, '')
}

/** The key of the entry that `addEntry` added last. */
let addedKey: string | undefined

/**
 * Adds a history entry for a page whose load begins, so that Back closes what is shown meanwhile.
 * React Router adds an entry only for a page that has loaded, so its navigation must replace this one.
 * Another page that is chosen before then takes over the entry.
 */
export function addEntry(
  path: string,
  history: Pick<History, 'state' | 'pushState' | 'replaceState'> = window.history,
): void {
  if (isAddedEntry(history)) {
    history.replaceState(history.state, '', path)
    return
  }
  addedKey = `added-${Math.random().toString(36).slice(2)}`
  const idx = (getHistoryIndex(history) ?? 0) + 1
  history.pushState({ usr: null, key: addedKey, idx }, '', path)
}

/** Returns true while the tab's current entry was added for a page that has not loaded yet. */
export function isAddedEntry(history: Pick<History, 'state'> = window.history): boolean {
  return addedKey !== undefined && getHistoryKey(history) === addedKey
}
