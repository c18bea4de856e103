/** Events of the stream that keeps a shopper's open pages up to date, by name. */
export interface SavedEvents {
  /** The keys of all saved products, sent first and whenever too many changes were missed. */
  list: { keys: string[]; revision: number }
  change: { key: string; isSaved: boolean; revision: number }
  /** The user or profile changed, so pages must reload them. */
  account: Record<string, never>
  /** The session has ended, and the stream ends with it. */
  'signed-out': Record<string, never>
}

export type SavedEventName = keyof SavedEvents

/** The response to saving or removing a product. */
export interface SavedAnswer {
  isSaved: boolean
  /** The revision of the user's last change, which may be newer than this event. */
  revision: number
}
