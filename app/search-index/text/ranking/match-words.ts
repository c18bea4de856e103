import { matchBuffers, takeScores } from '../../reused-arrays.ts'
import type { AudienceRule } from '../query/find-audience-rule.ts'
import type { ParsedQuery } from '../query/parse-query.ts'
import { type ReadText, readText } from '../query/read-text.ts'
import { type Relaxation, relaxReading } from '../query/relax-reading.ts'
import type { TermGroup } from '../query/term-group.ts'
import type { WordStore } from '../terms/word-store.ts'
import type { MatchOptions } from '../word-index-interface.ts'
import { dropRefused } from './drop-refused.ts'
import { findFullMatches } from './find-full-matches.ts'
import { matchAllBut } from './match-all-but.ts'
import { countStated, findOnlyStated, putStatedFirst } from './put-stated-first.ts'
import { relax } from './relax.ts'
import { scoreAdjacency } from './score-adjacency.ts'
import { scoreOccurrences } from './score-occurrences.ts'
import { nothing, type Scored, uniteScored } from './scored.ts'
import { createTermGroupFinder, type TermGroupFinder } from './term-group-finder.ts'
import {
  isEmptyMatch,
  isFullMatch,
  mostPartial,
  raiseScore,
  toMatch,
  type WordMatch,
} from './word-match.ts'

/** If there are fewer full matches than this, which is a page of a list, partial matches follow. */
const minFullMatches = 50
/** More partial matches than anybody looks at. Without a limit, long sentences take too much time. */
const maxPartialMatches = 1_000
const preferredShare = 0.05

type Options = Omit<MatchOptions, 'synonyms'>

export function matchWords(store: WordStore, text: string, options: Options = {}): WordMatch {
  const match = matchText(store, text, options)
  return isEmptyMatch(match) ? offerSpelling(store, match, text, options) : match
}

/**
 * Lists products of the nearest spelling as similar ones, and offers this spelling, because the
 * word may be right: a shopper for “vans”, which we do not stock, is not told to want fans.
 */
function offerSpelling(
  store: WordStore,
  match: WordMatch,
  text: string,
  options: Options,
): WordMatch {
  const read = readText(store, text, options.isTyping, true)
  const offered = read.reading.corrected
  if (offered.length === 0) return match
  const { numbers, scores } = matchRead(store, read, options)
  if (numbers.length === 0) return match
  const { reading, filters } = match
  return {
    numbers,
    scores: scores.map(score => Math.min(score / 2, mostPartial)),
    reading: { ...reading, offered },
    filters,
  }
}

function matchText(store: WordStore, text: string, options: Options): WordMatch {
  const read = readText(store, text, options.isTyping)
  const match = matchRead(store, read, options)
  if (read.refusals.length === 0 || !isEmptyMatch(match)) return match
  // If the refused words leave nothing, they are ignored, as filters are.
  const { reading, ...others } = matchRead(store, { ...read, refusals: [] }, options)
  if (isEmptyMatch(others)) return match
  return { ...others, reading: dropRefused(reading) }
}

function matchRead(
  store: WordStore,
  { query, reading, filters, cheap, refusals, audience, isFiltersOnly }: ReadText,
  { isTyping, rank }: Options,
): WordMatch {
  const finder = createTermGroupFinder(store, { rank })
  if (isFiltersOnly) return { ...matchAllBut(store, finder, refusals), reading, filters }
  const full = findFullMatches(store, { query, refusals, ...(audience ? { audience } : {}) }, rank)
  // While a shopper is typing, a few full matches are enough.
  const fullEnough = isTyping ? 1 : minFullMatches
  const isSingle = query.needed.length < 2 && query.needed[0]?.parts === undefined
  const isEnough = full.full >= fullEnough || isSingle
  const { found, relaxed } = isEnough
    ? { found: full }
    : addNearly(store, finder, query, full, { audience, refusals, rank })
  const scored = scoreOccurrences(store, query, scoreAdjacency(store, query, found))
  const match = toMatch(
    store.documents,
    audience ? putStatedFirst(finder, scored, audience) : scored,
  )
  // If there are no results, no word is reported as dropped.
  const isEmpty = match.numbers.length === 0
  return {
    ...match,
    reading: isEmpty
      ? { ...reading, dropped: [] }
      : relaxed
        ? relaxReading(reading, relaxed)
        : reading,
    filters,
    ...(cheap ? { cheap } : {}),
  }
}

/** Drops matches of another audience, unless that leaves none beside the `known` ones. */
function withoutOthers(
  finder: TermGroupFinder,
  found: Scored,
  audience: AudienceRule | undefined,
  known: Scored = nothing,
): Scored {
  if (audience === undefined) return found
  const remaining = finder.without(found, audience)
  return remaining.documents.length + known.documents.length > 0 ? remaining : found
}

/**
 * Adds partial matches. If nothing matches in full, the best of them count as full matches; so do
 * those of the query's audience if none that matches in full is stated to be for it. They must be of
 * the kind that was asked for: without silk shirts for men, other shirts for men come first.
 */
function addNearly(
  store: WordStore,
  finder: TermGroupFinder,
  query: ParsedQuery,
  full: Scored,
  {
    refusals,
    audience,
    rank,
  }: Pick<ReadText, 'refusals'> & { audience: AudienceRule | undefined } & Options,
): { found: Scored; relaxed?: Relaxation } {
  const none = full.documents.length === 0
  const groups = query.needed.flatMap(({ parts, ...whole }) => parts ?? [whole]).map(withNear)
  const options = {
    numbers: store.documents.numbers,
    total: store.documents.total,
    limit: maxPartialMatches,
    // The best matches of one word need not be among the best of the next.
    ...(rank ? { maxCandidates: 1 } : {}),
  }
  const pass = (found: Scored, beside?: Scored) =>
    withoutOthers(finder, finder.refuse(found, refusals), audience, beside)
  const stated =
    audience && audience.stated.length > 0 && countStated(finder, full, audience) === 0
      ? relax(findOnlyStated(finder, audience), groups, { ...options, known: nothing, all: true })
      : undefined
  const isOfKind =
    stated?.lacking.length !== groups.length && !stated?.lacking.some(each => each.isCategory)
  const own = stated && isOfKind ? pass(stated.found) : nothing
  const isOwn = stated !== undefined && own.scores.some(isFullMatch)
  const known = isOwn ? own : full
  const { found, lacking } = relax(finder, groups, { ...options, known, all: none && !isOwn })
  const nearly = pass(found, known)
  const left = isOwn ? stated.lacking : none && nearly.documents.length > 0 ? lacking : undefined
  return {
    found: uniteScored(known, lift(finder, nearly, query.preferred)),
    ...(left ? { relaxed: { requested: groups, lacking: left } } : {}),
  }
}

/** Uses optional words to order partial matches with similar scores. Modifies `nearly` in place. */
function lift(finder: TermGroupFinder, nearly: Scored, preferred: readonly TermGroup[]): Scored {
  if (preferred.length === 0) return nearly
  const none = { documents: nearly.documents, scores: takeScores(nearly.documents.length) }
  const { scores } = preferred.reduce(finder.prefer, none)
  for (let at = 0; at < scores.length; at += 1)
    nearly.scores[at] = raiseScore(
      nearly.scores[at] ?? 0,
      preferredShare * Math.min(scores[at] ?? 0, 1),
    )
  matchBuffers.release(scores.buffer)
  return nearly
}

/**
 * Adds a group's close substitutes: a shopper who finds
 * no navy blazer prefers another blue one to a red one.
 */
function withNear(termGroup: TermGroup): TermGroup {
  return termGroup.near
    ? { ...termGroup, alternatives: [...termGroup.alternatives, ...termGroup.near] }
    : termGroup
}
