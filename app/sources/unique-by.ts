/** Removes items whose key has occurred before. Keeps the order of the others. */
export function uniqueBy<Item>(items: Iterable<Item>, key: (item: Item) => string): Item[] {
  const first = new Map<string, Item>()
  for (const item of items) {
    const itemKey = key(item)
    if (!first.has(itemKey)) first.set(itemKey, item)
  }
  return [...first.values()]
}
