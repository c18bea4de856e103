/** Messages of the stream that keeps a shopper's open pages up to date, by event name. */
export interface SavedEvents {
  /** The keys of all saved products, sent first and whenever too many changes were missed. */
  list: { keys: string[]; revision: number }
  change: { key: string; isSaved: boolean; revision: number }
  /** The user or profile changed, so pages load them again. */
  account: Record<string, never>
  /** The session has ended; the stream ends as well. */
  'signed-out': Record<string, never>
}

export type SavedEventName = keyof SavedEvents

/** The answer to a save or a removal. */
export interface SavedAnswer {
  isSaved: boolean
  /** The user's last change. A later one may already have undone this answer. */
  revision: number
}
