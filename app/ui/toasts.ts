export interface Toast {
  id: number
  /**
   * The others answer an act of the shopper: a note says what has to be
   * done first. News come unasked, so nobody looks for them at once.
   */
  kind: 'success' | 'error' | 'note' | 'news'
  title: string
  text?: string
  /** Actions that resolve the problem, the most likely first. */
  actions?: { label: string; run(): void }[]
}

/** The display time of each kind of toast. Errors and notes take longer to read. */
export const toastMs = { success: 3_000, error: 5_000, note: 5_000, news: 15_000 } as const
/** The maximum number of toasts; more would cover the page. */
const maxShown = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast. Call it only in browsers. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  // A repeated message replaces the earlier one.
  const others = toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text)
  change([...others, { ...toast, id: lastId }].slice(-maxShown))
}

export function dropToast(id: number): void {
  change(toasts.filter(toast => toast.id !== id))
}

export function getToasts(): readonly Toast[] {
  return toasts
}

export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
