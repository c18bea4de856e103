import { formatProductKey, type ProductKey, parseProductKey } from '#app/domain/product-key.ts'

export const maxViewed = 20

/** What a device remembers of viewed products, the latest first; whatever else stands there is left out. */
export function parseViewed(text: string | null): ProductKey[] {
  const keys = (text ?? '').split(' ', maxViewed).map(parseProductKey)
  return keys.filter(key => key !== undefined)
}

/** The same with one more, which is then the latest and stands there once. */
export function addViewed(keys: readonly ProductKey[], viewed: ProductKey): ProductKey[] {
  return [viewed, ...keys.filter(key => !isSameProduct(key, viewed))].slice(0, maxViewed)
}

export function isSameProduct(a: ProductKey, b: ProductKey): boolean {
  return a.source === b.source && a.id === b.id
}

/** A storefront's own, even where several share a host. */
export function readViewed(siteId: string): ProductKey[] {
  try {
    return parseViewed(localStorage.getItem(toStorageKey(siteId)))
  } catch {
    return []
  }
}

export function noteViewed(siteId: string, viewed: ProductKey): void {
  try {
    const text = addViewed(readViewed(siteId), viewed).map(formatProductKey).join(' ')
    localStorage.setItem(toStorageKey(siteId), text)
  } catch {
    // Storage is full or forbidden: nothing is remembered, and nothing else is lost.
  }
}

function toStorageKey(siteId: string): string {
  return `viewed-products ${siteId}`
}
