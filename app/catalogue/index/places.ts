const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1
const highWord = isLittleEndian ? 1 : 0

/**
 * Places in a list: sort key and product number as the two halves of one double each. Positive doubles compare as their
 * bits do, so an array of them is compared, swapped and sorted natively, without an object or a comparison function.
 */
export interface Places {
  values: Float64Array<ArrayBuffer>
  halves: Uint32Array<ArrayBuffer>
}

export function createPlaces(length: number): Places {
  const values = new Float64Array(length)
  return { values, halves: new Uint32Array(values.buffer) }
}

export function writePlace({ halves }: Places, at: number, key: number, number: number): void {
  halves[at * 2 + highWord] = key
  halves[at * 2 + 1 - highWord] = number
}

/** Which of the two halves at `at * 2` is the number: for loops that a call would slow. */
export const numberHalf = 1 - highWord

export function getNumber({ halves }: Places, at: number): number {
  return halves[at * 2 + 1 - highWord] ?? 0
}

/** The first `length` places. */
export function cutPlaces({ values, halves }: Places, length: number): Places {
  return { values: values.subarray(0, length), halves: halves.subarray(0, length * 2) }
}

/**
 * The numbers at [offset, offset + limit) once sorted. The places are not sorted for that, only divided (quickselect):
 * the page alone is put in order.
 */
export function selectPage(places: Places, offset: number, limit: number): number[] {
  const { values } = places
  const begin = Math.min(offset, values.length)
  const end = Math.min(offset + limit, values.length)
  if (begin === end) return []
  divide(values, 0, values.length, begin)
  divide(values, begin, values.length, end)
  values.subarray(begin, end).sort()
  return Array.from({ length: end - begin }, (_, index) => getNumber(places, begin + index))
}

/** Moves values until none before `place` is larger than any behind it, within [from, to). */
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

/** Of the first, middle and last: sorted input, which is common here, does not make it slow. */
function getMedian(values: Float64Array, low: number, high: number): number {
  const a = values[low] ?? 0
  const b = values[(low + high) >>> 1] ?? 0
  const c = values[high] ?? 0
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
}
