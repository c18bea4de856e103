interface Range {
  min: number
  max: number
}

/** Joins ranges of whole numbers that overlap or touch, because each takes a pass over all prices. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const { min, max } of ranges.toSorted((a, b) => a.min - b.min)) {
    const last = joined.at(-1)
    if (last && min <= last.max + 1) last.max = Math.max(last.max, max)
    else joined.push({ min, max })
  }
  return joined
}
