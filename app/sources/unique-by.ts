/** Removes items whose key occurred before, keeping the order. */
export function uniqueBy<Item>(items: Iterable<Item>, key: (item: Item) => string): Item[] {
  const first = new Map<string, Item>()
  for (const item of items) {
    const itemKey = key(item)
    if (!first.has(itemKey)) first.set(itemKey, item)
  }
  return [...first.values()]
}
