import { formatProductKey, type ProductKey, parseProductKey } from '#app/domain/product-key.ts'

const maxViewed = 20

/** Parses stored product keys, latest first. Ignores anything that is not a product key. */
export function parseViewed(text: string | null): ProductKey[] {
  const keys = (text ?? '').split(' ', maxViewed).map(parseProductKey)
  return keys.filter(key => key !== undefined)
}

/** Adds a key as the latest one and removes its earlier occurrence. */
export function addViewed(keys: readonly ProductKey[], viewed: ProductKey): ProductKey[] {
  return [viewed, ...keys.filter(key => !isSameProduct(key, viewed))].slice(0, maxViewed)
}

export function isSameProduct(a: ProductKey, b: ProductKey): boolean {
  return a.source === b.source && a.id === b.id
}

/** Keys are stored per storefront, because several storefronts can share a host. */
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
    // Storage is full or blocked, so nothing is stored.
  }
}

function toStorageKey(siteId: string): string {
  return `viewed-products ${siteId}`
}
