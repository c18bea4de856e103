import { formatViewed, toStorageKey, type ViewedProduct } from '../product/viewed-products.ts'

/**
 * Which viewed products had become cheaper when prices were last compared, as the entries of
 * viewed-products.ts. An entry holds the price at which its product was viewed, so a drop is
 * no longer known once the shopper has seen the new price.
 */
export function readKnownDrops(siteId: string, viewed: readonly ViewedProduct[]): ViewedProduct[] {
  try {
    const known = (localStorage.getItem(toDropsKey(siteId)) ?? '').split(' ')
    return viewed.filter(product => known.includes(formatViewed(product)))
  } catch {
    return []
  }
}

export function noteKnownDrops(siteId: string, dropped: readonly ViewedProduct[]): void {
  try {
    if (dropped.length === 0) localStorage.removeItem(toDropsKey(siteId))
    else localStorage.setItem(toDropsKey(siteId), dropped.map(formatViewed).join(' '))
  } catch {
    // Storage is full or blocked, so nothing is stored.
  }
}

export function toDropsKey(siteId: string): string {
  return `dropped-${toStorageKey(siteId)}`
}
