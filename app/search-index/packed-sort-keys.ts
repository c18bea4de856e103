const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1
const highWord = isLittleEndian ? 1 : 0

/**
 * Sort keys and product numbers packed as the two halves of doubles. Positive doubles compare like
 * their bits, so an array of them sorts natively, without objects or a comparison function.
 */
export interface PackedSortKeys {
  values: Float64Array<ArrayBuffer>
  halves: Uint32Array<ArrayBuffer>
}

export function createPackedSortKeys(length: number): PackedSortKeys {
  const values = new Float64Array(length)
  return { values, halves: new Uint32Array(values.buffer) }
}

/** Returns a copy with room for more entries. */
export function growSortKeys({ values }: PackedSortKeys): PackedSortKeys {
  const grown = createPackedSortKeys(Math.max(values.length * 2, 1_024))
  grown.values.set(values)
  return grown
}

export function writePlace(
  { halves }: PackedSortKeys,
  at: number,
  key: number,
  number: number,
): void {
  halves[at * 2 + highWord] = key
  halves[at * 2 + 1 - highWord] = number
}

/**
 * The offset from `at * 2` to the half that holds the product
 * number, for loops that are too hot for a function call.
 */
export const numberHalf = 1 - highWord

export function getKey({ halves }: PackedSortKeys, at: number): number {
  return halves[at * 2 + highWord] ?? 0
}

export function getNumber({ halves }: PackedSortKeys, at: number): number {
  return halves[at * 2 + 1 - highWord] ?? 0
}

/** Returns the first `length` entries. */
export function truncateSortKeys(
  { values, halves }: PackedSortKeys,
  length: number,
): PackedSortKeys {
  return { values: values.subarray(0, length), halves: halves.subarray(0, length * 2) }
}

/**
 * Returns the product numbers at [offset, offset + limit) in sorted order. Quickselect partitions
 * the entries, so only the requested page has to be sorted.
 */
export function selectPage(places: PackedSortKeys, offset: number, limit: number): number[] {
  const { values } = places
  const begin = Math.min(offset, values.length)
  const end = Math.min(offset + limit, values.length)
  if (begin === end) return []
  divide(values, 0, values.length, begin)
  divide(values, begin, values.length, end)
  values.subarray(begin, end).sort()
  return Array.from({ length: end - begin }, (_, index) => getNumber(places, begin + index))
}

/** Moves the first `count` of more entries in sorted order to the front; returns the largest key of these. */
export function keepBest(places: PackedSortKeys, count: number): number {
  const { values } = places
  divide(values, 0, values.length, count)
  let last = 0
  for (let at = 0; at < count; at += 1) last = Math.max(last, getKey(places, at))
  return last
}

/** Partitions [from, to) so that no value before `place` is larger than any value after it. */
export function divide(values: Float64Array, from: number, to: number, place: number): void {
  let low = from
  let high = to - 1
  while (low < high && place > low && place <= high) {
    const pivot = getMedian(values, low, high)
    let left = low
    let right = high
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1
      while ((values[right] ?? 0) > pivot) right -= 1
      if (left > right) break
      const value = values[left] ?? 0
      values[left] = values[right] ?? 0
      values[right] = value
      left += 1
      right -= 1
    }
    if (place <= right) high = right
    else if (place >= left) low = left
    else return
  }
}

/**
 * Returns the median of the first, middle and last value, so
 * that sorted input, which is common, is not the worst case.
 */
function getMedian(values: Float64Array, low: number, high: number): number {
  const a = values[low] ?? 0
  const b = values[(low + high) >>> 1] ?? 0
  const c = values[high] ?? 0
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
}
