/**
 * For each term, the documents that contain it and its impact in each, packed as
 * `document × 256 + impact` in ascending order. New documents have the highest numbers, so a list
 * only grows at its end; 16 million documents fit. Nearly all terms are rare, and a typed array for
 * each would cost more than its content, so short lists share one array.
 */
export interface PostingLists {
  append(term: number, posting: number): void
  /** Returns a view of the list, valid until the next `append`. */
  get(term: number): Uint32Array
  /** Replaces each posting with the result of `keep`, or removes it if the result is `dropped`. */
  rewrite(replace: (posting: number) => number): void
  readonly byteLength: number
  save(): SavedPostings
}

/** The lengths of all lists, and their postings in parts, so that none takes long to copy. */
export interface SavedPostings {
  lengths: Uint32Array
  /**
   * Whole lists back to back. A part has `maxPart` postings
   * at most, unless it is one list, and `maxLists` lists.
   */
  parts: Iterable<Uint32Array>
}

export const dropped = 0xffffffff
/** The number of postings that are copied in about a millisecond. */
const maxPart = 2 ** 20
/** The number of lists that are copied in a few milliseconds. */
const maxLists = 2 ** 14
export const maxDocuments = 2 ** 24 - 1

/**
 * The size classes: how many postings each slot in the shared
 * array holds. Longer lists have arrays of their own.
 */
const slotSizes = [2, 4, 8, 16, 32, 64]
const alone = slotSizes.length
const none = 255

/** Creates lists, or restores them from `saved`, the result of `save`. */
export function createPostingLists(saved?: SavedPostings): PostingLists {
  let terms = 0
  let offsets = new Uint32Array(1024)
  let lengths = new Uint32Array(1024)
  /** The index in `slotSizes` of each term's slot, or `alone` or `none`. */
  let sizeClasses = new Uint8Array(1024).fill(none)
  let shared = new Uint32Array(4096)
  let sharedEnd = 0
  const free: number[][] = slotSizes.map(() => [])
  const long: Uint32Array[] = []

  function grow(term: number): void {
    if (term >= offsets.length) {
      const capacity = Math.max(term + 1, offsets.length * 2)
      offsets = copyInto(offsets, new Uint32Array(capacity))
      lengths = copyInto(lengths, new Uint32Array(capacity))
      sizeClasses = copyInto(sizeClasses, new Uint8Array(capacity).fill(none))
    }
    terms = Math.max(terms, term + 1)
  }

  function allocateSlot(sizeClass: number): number {
    const reused = free[sizeClass]?.pop()
    if (reused !== undefined) return reused
    const offset = sharedEnd
    sharedEnd += slotSizes[sizeClass] ?? 0
    if (sharedEnd > shared.length)
      shared = copyInto(
        shared,
        new Uint32Array(Math.ceil(Math.max(shared.length * 1.5, sharedEnd))),
      )
    return offset
  }

  /** Makes room for one more posting. */
  function widen(term: number): void {
    const sizeClass = sizeClasses[term] ?? none
    const length = lengths[term] ?? 0
    if (sizeClass === alone) {
      const at = offsets[term] ?? 0
      const list = long[at]
      if (list && length === list.length)
        long[at] = copyInto(list, new Uint32Array(Math.ceil(length * 1.3)))
      return
    }
    if (sizeClass !== none && length < (slotSizes[sizeClass] ?? 0)) return
    const old = offsets[term] ?? 0
    const next = sizeClass === none ? 0 : sizeClass + 1
    if (next === alone) {
      offsets[term] =
        long.push(copyInto(shared.subarray(old, old + length), new Uint32Array(length * 2))) - 1
    } else {
      const offset = allocateSlot(next)
      shared.copyWithin(offset, old, old + length)
      offsets[term] = offset
    }
    if (sizeClass !== none) free[sizeClass]?.push(old)
    sizeClasses[term] = next
  }

  function append(term: number, posting: number): void {
    grow(term)
    widen(term)
    const at = offsets[term] ?? 0
    const length = lengths[term] ?? 0
    const list = sizeClasses[term] === alone ? long[at] : undefined
    if (list) list[length] = posting
    else shared[at + length] = posting
    lengths[term] = length + 1
  }

  function get(term: number): Uint32Array {
    if (term >= terms) return empty
    const at = offsets[term] ?? 0
    const length = lengths[term] ?? 0
    return sizeClasses[term] === alone
      ? (long[at] ?? empty).subarray(0, length)
      : shared.subarray(at, at + length)
  }

  if (saved) {
    const rest = saved.parts[Symbol.iterator]()
    let part: Uint32Array = empty
    for (let term = 0; term < saved.lengths.length; term += 1) {
      const length = saved.lengths[term] ?? 0
      grow(term)
      if (length > part.length) part = rest.next().value ?? empty
      adopt(term, part.subarray(0, length))
      part = part.subarray(length)
    }
  }

  function adopt(term: number, list: Uint32Array): void {
    const sizeClass = slotSizes.findIndex(size => size >= list.length)
    lengths[term] = list.length
    if (list.length === 0) sizeClasses[term] = none
    else if (sizeClass === -1) {
      sizeClasses[term] = alone
      offsets[term] = long.push(list.slice()) - 1
    } else {
      sizeClasses[term] = sizeClass
      const offset = allocateSlot(sizeClass)
      shared.set(list, offset)
      offsets[term] = offset
    }
  }

  return {
    append,
    get,
    rewrite(replace) {
      for (let term = 0; term < terms; term += 1) {
        const list = get(term)
        let end = 0
        for (let at = 0; at < list.length; at += 1) {
          const posting = replace(list[at] ?? 0)
          if (posting === dropped) continue
          list[end] = posting
          end += 1
        }
        lengths[term] = end
      }
    },
    get byteLength() {
      const own = long.reduce((sum, list) => sum + list.byteLength, 0)
      const slots = offsets.byteLength + lengths.byteLength + sizeClasses.byteLength
      return own + shared.byteLength + slots
    },
    save: () => ({ lengths: lengths.subarray(0, terms), parts: joinParts() }),
  }

  function* joinParts(): Generator<Uint32Array> {
    for (let from = 0; from < terms; ) {
      let to = from
      let length = 0
      for (; to < terms; to += 1) {
        const own = lengths[to] ?? 0
        if (length > 0 && (length + own > maxPart || to - from >= maxLists)) break
        length += own
      }
      const part = new Uint32Array(length)
      for (let end = 0; from < to; end += lengths[from] ?? 0, from += 1) part.set(get(from), end)
      yield part
    }
  }
}

const empty = new Uint32Array(0)

function copyInto<List extends Uint32Array | Uint8Array>(from: List, to: List): List {
  to.set(from)
  return to
}
