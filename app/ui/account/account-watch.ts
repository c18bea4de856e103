import { useCallback, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { whenIdle } from '../when-idle.ts'

const storageKey = 'account'

/**
 * True while the account on screen may be out of date. A module variable
 * is safe here, because only browsers set it, never the server.
 */
let isAccountStale = false

/** Returns true if the root route must reload on the next revalidation. */
export function shouldReloadAccount(): boolean {
  return isAccountStale
}

/**
 * Reloads the page when the shopper signs in or out in another tab
 * of this browser. Returns a function that reloads the page, to call
 * when the server reports that the account has changed elsewhere.
 */
export function useAccountWatch(userId: string | undefined): () => void {
  const { revalidate } = useRevalidator()
  const reload = useCallback(() => {
    isAccountStale = true
    void revalidate().finally(() => {
      isAccountStale = false
    })
  }, [revalidate])

  useEffect(() => {
    const mark = userId ?? ''
    const check = () => {
      if (!document.hidden && isOtherMark(mark)) reload()
    }
    // The first access to storage reads it from disk, and so does the first listener.
    const cancelWrite = whenIdle(() => {
      writeMark(mark)
      window.addEventListener('storage', check)
    })
    // A page restored from the back/forward cache may have missed changes.
    window.addEventListener('pageshow', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      cancelWrite()
      window.removeEventListener('storage', check)
      window.removeEventListener('pageshow', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [userId, reload])

  return reload
}

/**
 * Returns true if another tab has stored a different account. If storage
 * is blocked, tabs detect a change only when they load their next page.
 */
function isOtherMark(mark: string): boolean {
  try {
    return (localStorage.getItem(storageKey) ?? '') !== mark
  } catch {
    return false
  }
}

/** Stores a mark that identifies the signed-in user, or removes it if nobody is signed in. */
function writeMark(mark: string): void {
  try {
    if (!isOtherMark(mark)) return
    if (mark === '') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, mark)
  } catch {
    // Storage is blocked or full, so other tabs are not notified.
  }
}
