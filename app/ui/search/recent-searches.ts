const storageKey = 'recent-searches'
const maxKept = 6

/** Recent searches of this device on this storefront, latest first. */
export function recallSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter(text => typeof text === 'string').slice(0, maxKept)
      : []
  } catch {
    // Storage is damaged or forbidden.
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
    // Storage is full or forbidden; the search is not stored.
  }
}
