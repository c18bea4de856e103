import type { SavedHub } from './saved-hub.server.ts'
import type { SavedStore } from './saved-store.server.ts'

/** Saved products: each user's list, and the tabs that follow its changes. */
export interface Saved {
  store: SavedStore
  hub: SavedHub
}
