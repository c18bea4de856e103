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

/** The best postings of a term, and the worst of them: every posting better than that one is kept. */
interface Best {
  best: Uint32Array
  last: { impact: number; rank: number; hash: number }
}

interface Kept extends Best {
  /** How many postings of the list have been looked at; the others were added since. */
  read: number
  /** With fewer live ones than this, the best are chosen from the whole list again. */
  enough: number
  /** How many of the best have been replaced, the last time that they were counted … */
  gone: number
  /** … and how many documents of all had been replaced then. */
  replaced: number
}

/** Lists of this length are read in less than a tenth of a millisecond. */
const shortList = 8_192
const mostBest = 2_048
/**
 * Once this many postings were added, the good ones among them join the best. Once this many of the
 * best were replaced, all are chosen again. The words that complete one beginning change together, and
 * reading all of their lists again would take tens of milliseconds.
 */
const mostChanged = mostBest / 4

export function createBestPostings(
  postings: Pick<PostingLists, 'get'>,
  documents: Pick<Documents, 'numbers' | 'find' | 'total' | 'live'>,
): BestPostings {
  const kept = new Map<number, Kept>()

  function get(term: number, rank: ProductRank): Uint32Array {
    const list = postings.get(term)
    if (list.length <= shortList) return list
    const before = kept.get(term)
    const known = before && !isWornOut(before) ? before : choose(list, rank)
    if (known !== before) kept.set(term, known)
    if (list.length - known.read > mostChanged) keepAdded(known, list, rank)
    const { best, read } = known
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
    const most = known.best.length - known.enough
    if (known.gone + replaced - known.replaced <= most) return false
    known.gone = 0
    known.replaced = replaced
    for (let at = 0; at < known.best.length; at += 1)
      if (numbers[(known.best[at] ?? 0) >>> 8] === gone) known.gone += 1
    return known.gone > most
  }

  function choose(list: Uint32Array, rank: ProductRank): Kept {
    const chosen = chooseBest(list, rank)
    return {
      ...chosen,
      read: list.length,
      enough: chosen.best.length - mostChanged,
      gone: 0,
      replaced: documents.total - documents.live,
    }
  }

  /** Keeps those of the added postings that are better than the last of the best. */
  function keepAdded(known: Kept, list: Uint32Array, rank: ProductRank): void {
    const { numbers, total, live } = documents
    const { impact, rank: lastRank, hash } = known.last
    const isBetter = (posting: number, number: number) => {
      const own = posting & 255
      if (own !== impact) return own > impact
      const place = rank(number)
      return place === lastRank ? scramble(number) <= hash : place < lastRank
    }
    const isLive = (posting: number) => numbers[posting >>> 8] !== gone
    const added = list.subarray(known.read).filter(posting => {
      const number = numbers[posting >>> 8] ?? gone
      return number !== gone && isBetter(posting, number)
    })
    const all = Uint32Array.from([...known.best.filter(isLive), ...added])
    Object.assign(known, {
      ...(all.length > mostBest * 2 ? chooseBest(all, rank) : { best: all }),
      read: list.length,
      gone: 0,
      replaced: total - live,
    })
  }

  function chooseBest(list: Uint32Array, rank: ProductRank): Best {
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
    const hashes = selectPage(equal, 0, mostBest - better)
    for (const hash of hashes) best.push((documents.find(unscramble(hash)) ?? 0) * 256 + least)
    const hash = hashes.at(-1)
    const last =
      hash === undefined
        ? { impact: least, rank: Number.POSITIVE_INFINITY, hash: 0 }
        : { impact: least, rank: rank(unscramble(hash)), hash }
    return { best: Uint32Array.from(best).sort(), last }
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
