import { createContext, useContext } from 'react'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import { showToast } from './toasts.ts'

/** What hearts ask and tell: who is signed in has a list of their own behind it. */
export interface SavedProducts {
  has(key: ProductKey): boolean
  like(key: ProductKey): void
  remove(key: ProductKey): void
}

const wishKey = 'wanted-save'

/** Of a visitor who is not signed in: nothing is saved, and the wish is kept in this tab for the sign-in that follows. */
const signedOut: SavedProducts = {
  has: () => false,
  like(key) {
    try {
      sessionStorage.setItem(wishKey, formatProductKey(key))
    } catch {
      // Forbidden or full: they press once more after signing in.
    }
    showToast({ kind: 'error', title: 'Not Logged In', text: 'Please login first to save this product.' })
  },
  remove: () => undefined,
}

export const SavedContext = createContext(signedOut)

export function useSavedProducts(): SavedProducts {
  return useContext(SavedContext)
}
