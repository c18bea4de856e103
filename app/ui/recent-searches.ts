const storageKey = 'recent-searches'
const maxKept = 6

/** What was searched for on this device, the latest first; on this storefront, since storage belongs to its host. */
export function recallSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(text => typeof text === 'string').slice(0, maxKept) : []
  } catch {
    // Unreadable or forbidden: as if there had been none.
    return []
  }
}

export function keepSearch(text: string): void {
  const others = recallSearches().filter(kept => kept.toLowerCase() !== text.toLowerCase())
  write([text, ...others].slice(0, maxKept))
}

export function forgetSearches(): void {
  write([])
}

function write(texts: string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(texts))
  } catch {
    // Full or forbidden: the next visit has one to offer less.
  }
}
