import type { Columns } from './columns.ts'
import type { SortKey } from './sort-keys.ts'

/** True on every machine Node runs on but for a few mainframes. */
const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1
const highWord = isLittleEndian ? 1 : 0

/**
 * The numbers at [offset, offset + limit) of the matches in order of their keys, then of their numbers. The matches
 * are not sorted for that, only divided (quickselect): the page alone is put in order.
 *
 * Key and number are the two halves of one double. Positive doubles compare as their bits do, so an array of them is
 * compared, swapped and sorted natively, without an object or a comparison function.
 */
export function selectPage(
  matches: Uint32Array,
  columns: Columns,
  key: SortKey,
  offset: number,
  limit: number,
): number[] {
  const begin = Math.min(offset, matches.length)
  const end = Math.min(offset + limit, matches.length)
  if (begin === end) return []
  const pairs = new Float64Array(matches.length)
  const words = new Uint32Array(pairs.buffer)
  for (let index = 0; index < matches.length; index += 1) {
    const number = matches[index] ?? 0
    words[index * 2 + highWord] = key(columns, number)
    words[index * 2 + 1 - highWord] = number
  }
  divide(pairs, 0, pairs.length, begin)
  divide(pairs, begin, pairs.length, end)
  pairs.subarray(begin, end).sort()
  return Array.from({ length: end - begin }, (_, index) => words[(begin + index) * 2 + 1 - highWord] ?? 0)
}

/** Moves values until none before `place` is larger than any behind it, within [from, to). */
function divide(values: Float64Array, from: number, to: number, place: number): void {
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

/** Of the first, middle and last: sorted input, which is common here, does not make it slow. */
function getMedian(values: Float64Array, low: number, high: number): number {
  const a = values[low] ?? 0
  const b = values[(low + high) >>> 1] ?? 0
  const c = values[high] ?? 0
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
}
