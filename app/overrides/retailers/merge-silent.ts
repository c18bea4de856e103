import type { SilentRetailer } from '#app/outbound/commissions/silent-retailers.server.ts'

/** Adds up the retailers' names that shoppers see as one. */
export function mergeSilent(
  silent: readonly SilentRetailer[],
  toShownName: (name: string) => string,
): SilentRetailer[] {
  const merged = new Map<string, SilentRetailer>()
  for (const each of silent) {
    const retailer = toShownName(each.retailer)
    const key = JSON.stringify([each.network, retailer])
    const known = merged.get(key)
    merged.set(key, {
      ...{ retailer, network: each.network },
      clicks: each.clicks + (known?.clicks ?? 0),
      expectedSales: each.expectedSales + (known?.expectedSales ?? 0),
      since: known && known.since < each.since ? known.since : each.since,
    })
  }
  return [...merged.values()]
}
