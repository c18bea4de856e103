/** Moves the items with the ids in `first` to the beginning, in that order. */
export function sortFirst<Item extends { id?: string | undefined }>(
  items: readonly Item[],
  first: readonly string[],
): Item[] {
  const rank = ({ id }: Item) => {
    const place = first.indexOf(id ?? '')
    return place === -1 ? first.length : place
  }
  return items.toSorted((a, b) => rank(a) - rank(b))
}
