import { formatPendingSaveCookie } from '#app/domain/pending-save.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { type NamedProduct, showSaved } from './change-saved.ts'

const storageKey = 'pending-save'

/**
 * Stores the product that a visitor tried to save;
 * the server saves it once the visitor has signed in.
 */
export function notePendingSave(product: NamedProduct): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way yet.
  document.cookie = formatPendingSaveCookie(product)
  try {
    const { name } = product
    sessionStorage.setItem(storageKey, JSON.stringify({ key: formatProductKey(product), name }))
  } catch {
    // Storage is blocked or full, so the product will be saved without a message.
  }
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
