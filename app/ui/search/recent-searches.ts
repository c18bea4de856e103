const storageKey = 'recent-searches'
const maxKept = 6

/** Returns this device's recent searches on this storefront, latest first. */
export function recallSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter(text => typeof text === 'string').slice(0, maxKept)
      : []
  } catch {
    // The stored value is corrupt or storage is blocked, so there are no recent searches.
    return []
  }
}

export function saveRecentSearch(text: string): void {
  const others = recallSearches().filter(recent => recent.toLowerCase() !== text.toLowerCase())
  write([text, ...others].slice(0, maxKept))
}

export function forgetSearches(): void {
  write([])
}

function write(texts: string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(texts))
  } catch {
    // Storage is full or blocked, so the search is not stored.
  }
}
