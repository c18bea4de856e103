import { type Bits, createBits, listBits } from '../../bits.ts'
import { matchBuffers } from '../../reused-arrays.ts'
import type { TermGroup } from '../query/term-group.ts'
import { findStep } from './find-least-score.ts'
import {
  addUp,
  clearShares,
  clearSums,
  collect,
  getSums,
  getTouched,
  listScores,
  noTies,
  partialWeights,
} from './partial-sums.ts'
import type { Scored } from './scored.ts'
import { createShortlist, type Shortlisted } from './shortlist.ts'
import type { TermGroupFinder } from './term-group-finder.ts'

/** The partial matches of a query. */
export interface Relaxed {
  /**
   * The best partial matches in ascending order, whose scores are below 1. With `all`, those that
   * match as much of the query as any product score 1 more, like full matches.
   */
  found: Scored
  /** Term groups that the best matches lack. */
  lacking: TermGroup[]
}

/** The least important groups of a long query are ignored. */
const maxTermGroups = 10
/**
 * Once this many documents match the most important groups, no others are looked for: postings of a
 * long sentence's common words are then read only for these.
 */
const usualCandidates = 50_000
/**
 * The number of documents and postings to look at, which takes a few milliseconds. In large
 * catalogues, a sentence of common words only would take longer; the less important ones are left out.
 */
const usualSteps = 600_000
/**
 * Scores each document by the share of the query that it matches. With `all`, returns every
 * document that ties with the best, then the next best up to `limit`. Omits the documents in
 * `known`.
 */
export function relax(
  finder: TermGroupFinder,
  termGroups: readonly TermGroup[],
  {
    numbers,
    total,
    known,
    limit,
    all,
    maxCandidates = usualCandidates,
    maxSteps = usualSteps,
  }: RelaxOptions,
): Relaxed {
  const requested = termGroups
    .toSorted((a, b) => b.importance - a.importance)
    .slice(0, maxTermGroups)
  const most = requested.reduce((sum, { importance }) => sum + importance, 0)
  const mostScore = requested.reduce((sum, { rarity }) => sum + rarity, 0)
  const sums = getSums(total)
  const { masks, shares } = sums
  let count = 0
  let candidates: Uint32Array | undefined
  let rest = 1
  let steps = 0
  for (const [bit, { importance, ...termGroup }] of requested.entries()) {
    const share = importance / most
    // Candidates are not even looked for if the group's postings are too many.
    if (steps > 0 && steps + finder.countPostings({ importance, ...termGroup }) > maxSteps) {
      rest -= share
      continue
    }
    // Once enough documents have a larger share than all remaining groups
    // together, a document that has matched no group so far can no longer rank among them.
    const least = canRuleOut(rest)
      ? partialWeights.share *
        findLeastShare(candidates ?? getTouched(count), shares, limit + known.documents.length)
      : 0
    if (candidates !== undefined || count >= maxCandidates || least > rest)
      candidates = keepCandidates(
        candidates ?? sortDocuments(getTouched(count), total),
        shares,
        least - rest,
      )
    rest -= share
    const more = countSteps(finder, { importance, ...termGroup }, candidates)
    if (steps > 0 && steps + more > maxSteps) continue
    steps += more
    const found: Scored =
      candidates === undefined
        ? finder.find({ importance, ...termGroup })
        : { documents: candidates, scores: finder.score(candidates, { importance, ...termGroup }) }
    count = addUp(sums, count, found, bit, share)
    matchBuffers.release(found.scores.buffer)
    if (found.documents !== candidates) matchBuffers.release(found.documents.buffer)
  }
  clearShares(shares, known.documents)
  const touched = getTouched(count)
  const rankable = candidates ?? touched
  const best = findBest(rankable, masks, shares)
  const others = createShortlist(limit, numbers)
  const room = all ? rankable.length : 0
  const tied = new Uint32Array(matchBuffers.take(room * 4), 0, room)
  const end = collect(rankable, sums, mostScore, all ? best : noTies, tied, others.add)
  const found = joinSorted(tied.subarray(0, end), others.list(), total)
  const foundScores = listScores(found, sums, mostScore, all ? best : noTies)
  clearSums(sums, touched)
  return {
    found: { documents: found, scores: foundScores },
    lacking: requested.filter((_, bit) => ((best >>> bit) & 1) === 0),
  }
}

/** Returns how many documents and postings finding or scoring a group looks at, at most. */
function countSteps(
  finder: TermGroupFinder,
  termGroup: TermGroup,
  candidates: Uint32Array | undefined,
): number {
  const postings = finder.countPostings(termGroup)
  if (candidates === undefined) return postings
  return postings + candidates.length * termGroup.alternatives.length
}

/** Shares are compared in thousandths. */
const shareSteps = 1_000

/** Returns a share that at least `limit` documents have; 0 if there are fewer. */
function findLeastShare(touched: Uint32Array, shares: Float32Array, limit: number): number {
  if (touched.length < limit) return 0
  // Shares that add up to 1 may be rounded to a little more.
  const counts = new Uint32Array(shareSteps + 2)
  for (let at = 0; at < touched.length; at += 1) {
    const step = ((shares[touched[at] ?? 0] ?? 0) * shareSteps) | 0
    counts[step] = (counts[step] ?? 0) + 1
  }
  return findStep(counts, limit) / shareSteps
}

/** Returns true if a document with all groups so far can rule out one with all remaining ones. */
function canRuleOut(rest: number): boolean {
  return partialWeights.share * (1 - rest + tolerance) > rest
}

/** Returns documents in ascending order. */
function joinSorted(tied: Uint32Array, others: readonly Shortlisted[], total: number): Uint32Array {
  if (others.length === 0 && isAscending(tied)) return tied
  const all = new Uint32Array(tied.length + others.length)
  all.set(tied)
  for (const [at, { document }] of others.entries()) all[tied.length + at] = document
  return all.length * 32 < total ? all.sort() : sortDocuments(all, total)
}

/** Returns documents in ascending order. */
function sortDocuments(documents: Uint32Array, total: number): Uint32Array {
  const bits = createBits(total)
  addBits(bits, documents)
  const sorted = new Uint32Array(documents.length)
  listBits(bits, sorted)
  return sorted
}

function isAscending(documents: Uint32Array): boolean {
  for (let at = 1; at < documents.length; at += 1)
    if ((documents[at - 1] ?? 0) > (documents[at] ?? 0)) return false
  return true
}

function addBits(bits: Bits, documents: Uint32Array): void {
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0
    bits[document >>> 5] = (bits[document >>> 5] ?? 0) | (1 << (document & 31))
  }
}

/** Keeps the documents with at least this share, in place. */
function keepCandidates(documents: Uint32Array, shares: Float32Array, least: number): Uint32Array {
  if (least <= 0) return documents
  let end = 0
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0
    if ((shares[document] ?? 0) < least - tolerance) continue
    documents[end] = document
    end += 1
  }
  return documents.subarray(0, end)
}

/** Shares are added in another order for each document, and so differ by how they are rounded. */
const tolerance = 1e-5

/** Returns the groups that the document with the largest share matches, as bits. */
function findBest(touched: Uint32Array, masks: Uint16Array, shares: Float32Array): number {
  let best = 0
  let most = 0
  for (let at = 0; at < touched.length; at += 1) {
    const document = touched[at] ?? 0
    const share = shares[document] ?? 0
    if (share < most) continue
    const mask = masks[document] ?? 0
    if (share === most && mask >= best) continue
    most = share
    best = mask
  }
  return best
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
  maxCandidates?: number
  maxSteps?: number
}
