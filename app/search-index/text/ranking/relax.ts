import type { TermGroup } from '../query/term-group.ts'
import type { Scored } from './scored.ts'
import type { TermGroupFinder } from './term-group-finder.ts'

/** The partial matches of a query. */
export interface Relaxed {
  /** The best partial matches in descending order of score; all scores are below 1. */
  found: { document: number; score: number }[]
  /** Term groups that the best matches lack. */
  lacking: TermGroup[]
}

/**
 * The smallest share of a query that a product must match. Products
 * in the requested category match even if their share is smaller.
 */
const leastShare = 0.4
/** The least important groups of a long query are ignored. */
const maxTermGroups = 10

/**
 * Scores each document by the share of the query that it matches.
 * With `all`, returns every document that ties with the best, then
 * the next best up to `limit`. Omits the documents in `known`.
 */
export function relax(
  finder: TermGroupFinder,
  termGroups: readonly TermGroup[],
  { numbers, total, known, limit, all }: RelaxOptions,
): Relaxed {
  const requested = termGroups
    .toSorted((a, b) => b.importance - a.importance)
    .slice(0, maxTermGroups)
  const most = requested.reduce((sum, { importance }) => sum + importance, 0)
  const mostScore = requested.reduce((sum, { rarity }) => sum + rarity, 0)
  const shares = toShares(requested, most)
  const categories = requested.reduce(
    (mask, { isCategory }, bit) => (isCategory ? mask | (1 << bit) : mask),
    0,
  )
  const isEnough = (mask: number) =>
    (shares[mask] ?? 0) >= leastShare || (categories !== 0 && (mask & categories) === categories)
  const masks = new Uint16Array(total)
  const scores = new Float32Array(total)
  const touched: number[] = []
  let rest = most
  for (const [bit, termGroup] of requested.entries()) {
    // Once the remaining groups weigh less than the minimum share, a
    // document that has matched no group so far can no longer reach it.
    const mayBeNew = termGroup.isCategory || rest >= leastShare * most
    const found = finder.find(termGroup)
    rest -= termGroup.importance
    for (let at = 0; at < found.documents.length; at += 1) {
      const document = found.documents[at] ?? 0
      const score = found.scores[at] ?? 0
      // A product that only mentions the category does not count as belonging to it.
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
    lacking: requested.filter((_, bit) => ((best >>> bit) & 1) === 0),
  }
}

/** For each bitmap of groups, returns the share of the query that those groups make up. */
function toShares(requested: readonly TermGroup[], most: number): Float64Array {
  return Float64Array.from({ length: 2 ** requested.length }, (_, mask) =>
    requested.reduce(
      (sum, { importance }, bit) => sum + (((mask >>> bit) & 1) * importance) / most,
      0,
    ),
  )
}

interface RelaxOptions {
  /** The product number of each document. */
  numbers: Uint32Array
  /** One more than the highest document number. */
  total: number
  /** Documents that are already listed. */
  known: Scored
  limit: number
  all: boolean
}

/** Collects the `size` best documents; the product number breaks ties. */
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
