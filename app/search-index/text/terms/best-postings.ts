import { createPackedSortKeys, selectPage, writePlace } from '../../packed-sort-keys.ts'
import { scramble, unscramble } from '../../sort-keys.ts'
import { type Documents, gone } from './documents.ts'
import { fullImpact } from './impact.ts'
import type { PostingLists } from './posting-lists.ts'

/** Ranks products that match equally well by number; smaller ranks come first. */
export type ProductRank = (number: number) => number

/**
 * For each common term, the few postings with the greatest impacts, so that a search that needs only
 * some of the best matches does not read all of them. They are found once and then follow every
 * change, because replaced documents are skipped and new ones are at the end of the list.
 */
export interface BestPostings {
  /**
   * Returns the postings of a term in ascending order: all of them if there are few, otherwise the
   * best and those added since. Of postings with equal impacts, those of products with the
   * smallest ranks are the best, then those with the smallest hash.
   */
  get(term: number, rank: ProductRank): Uint32Array
  /** Finds the best postings of the first `terms` terms before anyone asks; yields after each list. */
  prepare(terms: number, rank: ProductRank): Generator<void, void>
  /** Forgets all, because documents have other numbers now. */
  clear(): void
  readonly byteLength: number
}

interface Kept {
  best: Uint32Array
  /** The length of the whole list when the best ones were found. */
  read: number
  /** How many of the best have been replaced, the last time that they were counted … */
  gone: number
  /** … and how many documents of all had been replaced then. */
  replaced: number
}

/** Lists of this length are read in less than a tenth of a millisecond. */
const shortList = 8_192
const mostBest = 2_048
/** The best are chosen again once so many postings were added, or so many of the best replaced. */
const mostChanged = mostBest / 4

export function createBestPostings(
  postings: Pick<PostingLists, 'get'>,
  documents: Pick<Documents, 'numbers' | 'find' | 'total' | 'live'>,
): BestPostings {
  const kept = new Map<number, Kept>()

  function get(term: number, rank: ProductRank): Uint32Array {
    const list = postings.get(term)
    if (list.length <= shortList) return list
    const known = kept.get(term)
    const { best, read } =
      known && list.length - known.read <= mostChanged && !isWornOut(known)
        ? known
        : choose(term, list, rank)
    if (read === list.length) return best
    const both = new Uint32Array(best.length + list.length - read)
    both.set(best)
    both.set(list.subarray(read), best.length)
    return both
  }

  /** Returns true if too many of the best were replaced; counts them only if there can be so many. */
  function isWornOut(known: Kept): boolean {
    const { numbers, total, live } = documents
    const replaced = total - live
    if (known.gone + replaced - known.replaced <= mostChanged) return false
    known.gone = 0
    known.replaced = replaced
    for (let at = 0; at < known.best.length; at += 1)
      if (numbers[(known.best[at] ?? 0) >>> 8] === gone) known.gone += 1
    return known.gone > mostChanged
  }

  function choose(term: number, list: Uint32Array, rank: ProductRank): Kept {
    const chosen: Kept = {
      best: chooseBest(list, rank),
      read: list.length,
      gone: 0,
      replaced: documents.total - documents.live,
    }
    kept.set(term, chosen)
    return chosen
  }

  function chooseBest(list: Uint32Array, rank: ProductRank): Uint32Array {
    const { numbers } = documents
    const counts = new Uint32Array(fullImpact + 1)
    for (let at = 0; at < list.length; at += 1) {
      const posting = list[at] ?? 0
      if (numbers[posting >>> 8] === gone) continue
      counts[posting & 255] = (counts[posting & 255] ?? 0) + 1
    }
    let least = fullImpact
    let better = 0
    for (; least > 0 && better + (counts[least] ?? 0) < mostBest; least -= 1)
      better += counts[least] ?? 0
    const best: number[] = []
    const equal = createPackedSortKeys(counts[least] ?? 0)
    let end = 0
    for (let at = 0; at < list.length; at += 1) {
      const posting = list[at] ?? 0
      if ((posting & 255) < least) continue
      const number = numbers[posting >>> 8] ?? gone
      if (number === gone) continue
      if ((posting & 255) > least) best.push(posting)
      else {
        writePlace(equal, end, rank(number), scramble(number))
        end += 1
      }
    }
    for (const number of selectPage(equal, 0, mostBest - better))
      best.push((documents.find(unscramble(number)) ?? 0) * 256 + least)
    return Uint32Array.from(best).sort()
  }

  return {
    get,
    *prepare(terms, rank) {
      for (let term = 0; term < terms; term += 1) {
        if (postings.get(term).length <= shortList) continue
        get(term, rank)
        yield
      }
    },
    clear: () => kept.clear(),
    get byteLength() {
      let bytes = 0
      for (const { best } of kept.values()) bytes += best.byteLength
      return bytes
    },
  }
}
