import type { Bits } from './bits.ts'

// Large arrays that queries share. If every query allocated its own, V8 would collect garbage about
// every two dozen queries, and a collection takes longer than most queries.

/** Bitmaps, of which the first `taken` belong to the current query. */
let bitmaps: Bits[] = []
let taken = 0
/** More than one query needs. */
const maxBitmaps = 32
/** How many queries have started. */
let queries = 0

/** Takes back the bitmaps of the query before. Only one query runs at a time. */
export function startQuery(): void {
  taken = 0
  queries += 1
}

/** Returns an empty bitmap that the current query may use. */
export function takeBits(capacity: number): Bits {
  const length = Math.ceil(capacity / 32)
  return takeBitmap(length)?.fill(0) ?? new Uint32Array(length)
}

/** Returns a copy that the current query may change. */
export function copyBits(bits: Bits): Bits {
  const copy = takeBitmap(bits.length)
  if (copy === undefined) return bits.slice()
  copy.set(bits)
  return copy
}

function takeBitmap(length: number): Bits | undefined {
  if (bitmaps[0] !== undefined && bitmaps[0].length !== length) {
    bitmaps = []
    taken = 0
  }
  if (taken === maxBitmaps) return undefined
  const bitmap = bitmaps[taken] ?? new Uint32Array(length)
  bitmaps[taken] = bitmap
  taken += 1
  return bitmap
}

/** More than one query needs of each kind. */
const maxCounters = 16

/** Creates a function that returns counters, all 0, that the current query may use. */
export function createCounters(): (size: number) => Uint32Array<ArrayBuffer> {
  const arrays: Uint32Array<ArrayBuffer>[] = []
  let used = 0
  let query = queries
  return size => {
    if (query !== queries) {
      query = queries
      used = 0
    }
    if (used === maxCounters) return new Uint32Array(size)
    const known = arrays[used]
    const array = known?.length === size ? known.fill(0) : new Uint32Array(size)
    arrays[used] = array
    used += 1
    return array
  }
}

const maxFree = 8
/** A buffer is not used for what takes less than a fraction of it. */
const mostTimes = 4

export function createBuffers() {
  /** Smallest first. */
  const free: ArrayBuffer[] = []
  return {
    /** Returns a buffer of at least so many bytes, with any content. */
    take(bytes: number): ArrayBuffer {
      const place = free.findIndex(({ byteLength }) => byteLength >= bytes)
      const found = free[place]
      if (found === undefined || found.byteLength > bytes * mostTimes) return new ArrayBuffer(bytes)
      free.splice(place, 1)
      return found
    },
    /** Gives a buffer to later queries. Nothing may use it anymore. */
    release(buffer: ArrayBufferLike): void {
      if (!(buffer instanceof ArrayBuffer) || free.includes(buffer)) return
      const place = free.findIndex(({ byteLength }) => byteLength >= buffer.byteLength)
      free.splice(place === -1 ? free.length : place, 0, buffer)
      if (free.length > maxFree) free.shift()
    },
  }
}

/** The documents and scores of matches. */
export const matchBuffers = createBuffers()

/** Returns scores that are all 0. Their buffer may be released. */
export function takeScores(length: number): Float32Array<ArrayBuffer> {
  return new Float32Array(matchBuffers.take(length * 4), 0, length).fill(0)
}
