import type { Scored } from './scored.ts'
import type { Slot } from './slot.ts'
import type { SlotFinder } from './slot-finder.ts'

/** Products that have not all of what was asked for. */
export interface Relaxed {
  /** Those that have the most of it, best first. Their scores are below 1. */
  found: { document: number; score: number }[]
  /** What the best of them lack. */
  lacking: Slot[]
}

/** Who has less than this of it is no answer, unless it is the thing that was asked for. */
const leastShare = 0.4
/** The least important of a long sentence count for nothing. */
const maxSlots = 10

/**
 * How much of what was asked for each document has. With `all` every document that has as much as the best does;
 * filled up with the next best to `limit`, and those of `known` left out.
 */
export function relax(
  finder: SlotFinder,
  slots: readonly Slot[],
  { numbers, total, known, limit, all }: RelaxOptions,
): Relaxed {
  const asked = slots.toSorted((a, b) => b.importance - a.importance).slice(0, maxSlots)
  const most = asked.reduce((sum, { importance }) => sum + importance, 0)
  const mostScore = asked.reduce((sum, { rarity }) => sum + rarity, 0)
  const shares = toShares(asked, most)
  const things = asked.reduce((mask, { isThing }, bit) => (isThing ? mask | (1 << bit) : mask), 0)
  const isEnough = (mask: number) =>
    (shares[mask] ?? 0) >= leastShare || (things !== 0 && (mask & things) === things)
  const masks = new Uint16Array(total)
  const scores = new Float32Array(total)
  const touched: number[] = []
  let rest = most
  for (const [bit, slot] of asked.entries()) {
    // What has none of the slots so far may not come to the least share any more: such documents are left alone.
    const mayBeNew = slot.isThing || rest >= leastShare * most
    const found = finder.find(slot)
    rest -= slot.importance
    for (let at = 0; at < found.documents.length; at += 1) {
      const document = found.documents[at] ?? 0
      const score = found.scores[at] ?? 0
      // A product that only mentions such a thing is none.
      if (score <= 0) continue
      const mask = masks[document] ?? 0
      if (mask === 0 && !mayBeNew) continue
      if (mask === 0) touched.push(document)
      masks[document] = mask | (1 << bit)
      scores[document] = (scores[document] ?? 0) + score
    }
  }
  for (let at = 0; at < known.documents.length; at += 1) masks[known.documents[at] ?? 0] = 0
  let best = 0
  for (let at = 0; at < touched.length; at += 1) {
    const mask = masks[touched[at] ?? 0] ?? 0
    const better = (shares[mask] ?? 0) - (shares[best] ?? 0)
    if (better > 0 || (better === 0 && mask < best)) best = mask
  }
  const found: Relaxed['found'] = []
  const others = createShortlist(limit, numbers)
  for (let at = 0; at < touched.length; at += 1) {
    const document = touched[at] ?? 0
    const mask = masks[document] ?? 0
    const share = shares[mask] ?? 0
    const isBest = all && mask === best
    if (mask === 0 || (!isBest && !isEnough(mask))) continue
    const score = 0.9 * share + 0.1 * share * Math.min((scores[document] ?? 0) / mostScore, 1)
    if (isBest) found.push({ document, score })
    else others.add(document, score)
  }
  return {
    found: [...found, ...others.list().slice(0, Math.max(limit - found.length, 0))],
    lacking: asked.filter((_, bit) => ((best >>> bit) & 1) === 0),
  }
}

/** By the bits of the slots it has, how much of everything a document has. */
function toShares(asked: readonly Slot[], most: number): Float64Array {
  return Float64Array.from({ length: 2 ** asked.length }, (_, mask) =>
    asked.reduce((sum, { importance }, bit) => sum + (((mask >>> bit) & 1) * importance) / most, 0),
  )
}

interface RelaxOptions {
  /** The products of documents. */
  numbers: Uint32Array
  /** Documents are numbered below it. */
  total: number
  /** Documents that are listed already. */
  known: Scored
  limit: number
  all: boolean
}

/** The best few of many, equal ones by their products' numbers. */
function createShortlist(size: number, numbers: Uint32Array) {
  const list: { document: number; score: number }[] = []
  const isAhead = (a: { document: number; score: number }, document: number, score: number) =>
    a.score > score || (a.score === score && (numbers[a.document] ?? 0) < (numbers[document] ?? 0))
  return {
    add(document: number, score: number): void {
      if (size <= 0) return
      const last = list.at(-1)
      if (list.length >= size && last && isAhead(last, document, score)) return
      const place = list.findLastIndex(each => isAhead(each, document, score)) + 1
      list.splice(place, 0, { document, score })
      if (list.length > size) list.pop()
    },
    list: () => list,
  }
}
