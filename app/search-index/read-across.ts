/** A part of a sequence: up to `limit` cards from `offset`. */
export interface Range {
  offset: number
  limit: number
}

/** Reads a range of two sequences, one after the other, of which the first has `border` elements. */
export function readAcross<Item>(
  { offset, limit }: Range,
  border: number,
  { before, after }: { before(range: Range): Item[]; after(range: Range): Item[] },
): Item[] {
  const first = offset < border ? before({ offset, limit: Math.min(limit, border - offset) }) : []
  const left = limit - first.length
  return left === 0
    ? first
    : [...first, ...after({ offset: Math.max(offset - border, 0), limit: left })]
}
