import { createContext, use, useSyncExternalStore } from 'react'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import type { SavedAnswer } from '#app/domain/saved-event.ts'

/**
 * The signed-in user's saved products, shared by all hearts, the badge and the page
 * of saved products. A shopper's change is shown at once, before the server responds.
 * A module variable is safe here, because only browsers fill it, never the server.
 */

let saved: ReadonlySet<string> = new Set()
/** The shopper's choices for products whose request is pending. */
const pending = new Map<string, boolean>()
/** Responses that arrived before the list of saved products was loaded. */
const answered = new Map<string, boolean>()
/** The revision of the last change received. */
let revision = 0
let isLoaded = false
const listeners = new Set<() => void>()

/**
 * Returns true if a product is saved. `unloaded` is the state to assume until the list has arrived.
 */
export function isSaved(key: ProductKey, unloaded = false): boolean {
  const text = formatProductKey(key)
  const stored = isLoaded ? saved.has(text) : (answered.get(text) ?? unloaded)
  return pending.get(text) ?? stored
}

/** Sets the state that the shopper chose; undefined restores the state on the server. */
export function setPending(key: ProductKey, shouldSave: boolean | undefined): void {
  if (shouldSave === undefined) pending.delete(formatProductKey(key))
  else pending.set(formatProductKey(key), shouldSave)
  announce()
}

export function getPending(key: ProductKey): boolean | undefined {
  return pending.get(formatProductKey(key))
}

export function receiveList(keys: readonly string[], newRevision: number): void {
  saved = new Set(keys)
  answered.clear()
  revision = newRevision
  isLoaded = true
  announce()
}

export function receiveChange(key: string, isNowSaved: boolean, newRevision: number): void {
  setSaved(key, isNowSaved)
  revision = newRevision
  announce()
}

/** Ignores a response that is older than an event already received. */
export function receiveAnswer(key: ProductKey, answer: SavedAnswer): void {
  if (!isLoaded) answered.set(formatProductKey(key), answer.isSaved)
  if (answer.revision > revision) setSaved(formatProductKey(key), answer.isSaved)
  announce()
}

/**
 * Clears all saved products. Call it after signing
 * out, before another user's products are received.
 */
export function clearSaved(): void {
  saved = new Set()
  pending.clear()
  answered.clear()
  revision = 0
  isLoaded = false
  announce()
}

function setSaved(key: string, isNowSaved: boolean): void {
  if (saved.has(key) === isNowSaved) return
  const next = new Set(saved)
  if (isNowSaved) next.add(key)
  else next.delete(key)
  saved = next
}

function announce(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * True on pages that show only saved products, where
 * hearts are filled even before the list arrives.
 */
export const KnownSavedContext = createContext(false)

export function useIsSaved(key: ProductKey): boolean {
  const isKnown = use(KnownSavedContext)
  return useSyncExternalStore(
    subscribe,
    () => isSaved(key, isKnown),
    () => isKnown,
  )
}

/** Returns the number of saved products; undefined until they are loaded. */
export function useSavedCount(): number | undefined {
  return useSyncExternalStore(subscribe, getCount, () => undefined)
}

function getCount(): number | undefined {
  if (!isLoaded) return undefined
  let count = saved.size
  for (const [key, shouldSave] of pending) count += Number(shouldSave) - Number(saved.has(key))
  return count
}

export function useSavedRevision(): number {
  return useSyncExternalStore(
    subscribe,
    () => revision,
    () => 0,
  )
}
