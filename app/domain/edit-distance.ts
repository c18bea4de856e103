/**
 * Returns the Damerau-Levenshtein distance: the minimum number of
 * insertions, deletions, substitutions, and swaps of neighboring letters.
 * Stops early and returns `limit + 1` when the distance exceeds the limit.
 *
 *     sneeker, sneaker → 1     dreses, dresses → 1     jaens, jeans → 1
 */
export function getEditDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || b.length > maxLength) return limit + 1
  let [before, above, row] = rows
  for (let j = 0; j <= b.length; j += 1) above[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i
    let least = i
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1)
      let edits = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (letter === other ? 0 : 1),
      )
      const isSwap =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other
      if (isSwap) edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      row[j] = edits
      least = Math.min(least, edits)
    }
    if (least > limit) return limit + 1
    ;[before, above, row] = [above, row, before]
  }
  return Math.min(above[b.length] ?? 0, limit + 1)
}

/** The length of the longest words to compare; longer words are never corrected. */
const maxLength = 60
/** All calls share this array, because a search compares thousands of pairs of words. */
const rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
]
