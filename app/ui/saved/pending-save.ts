import { useSyncExternalStore } from 'react'
import { formatPendingSaveCookie, parsePendingSave } from '#app/domain/pending-save.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { whenIdle } from '../when-idle.ts'
import { type NamedProduct, showSaved } from './change-saved.ts'

const storageKey = 'pending-save'
const listeners = new Set<() => void>()

/**
 * Stores the product that a visitor tried to save;
 * the server saves it once the visitor has signed in.
 */
export function notePendingSave(product: NamedProduct): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way yet.
  document.cookie = formatPendingSaveCookie(product)
  waiting = formatProductKey(product)
  for (const listener of listeners) listener()
  try {
    const { name } = product
    sessionStorage.setItem(storageKey, JSON.stringify({ key: formatProductKey(product), name }))
  } catch {
    // Storage is blocked or full, so the product will be saved without a message.
  }
}

/** The product's key; '' if none waits; undefined until the cookie has been read. */
let waiting: string | undefined
let isReading = false

/** True for the product that will be saved once the visitor has signed in. */
export function useIsWaiting(product: NamedProduct): boolean {
  return useSyncExternalStore(
    listen,
    () => waiting === formatProductKey(product),
    () => false,
  )
}

function readWaiting(): void {
  if (waiting !== undefined) return
  const key = parsePendingSave(document.cookie)
  waiting = key ? formatProductKey(key) : ''
  if (key) for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  // The first access to cookies waits for the browser's process.
  if (!isReading) whenIdle(readWaiting)
  isReading = true
  return () => listeners.delete(listener)
}

/** Confirms the save once the signed-in user's list contains the product. */
export function finishPendingSave(keys: readonly string[]): void {
  try {
    const text = sessionStorage.getItem(storageKey)
    if (text === null) return
    sessionStorage.removeItem(storageKey)
    const { key, name } = JSON.parse(text)
    if (keys.includes(key)) showSaved(String(name))
  } catch {
    // Storage is blocked, or the entry has a different format, so no message is shown.
  }
}
