import { type ReadText, readText } from '../text/query/read-text.ts'
import { relaxReading } from '../text/query/relax-reading.ts'
import type { TermGroup } from '../text/query/term-group.ts'
import { dropRefused } from '../text/ranking/drop-refused.ts'
import type { EngineVocabulary } from './engine-vocabulary.server.ts'
import { findBestMask, matchMask } from './find-best-mask.ts'
import type { OfferCounter } from './offer-counter.ts'
import {
  everyOffer,
  matchAll,
  matchAny,
  matchNone,
  noOffer,
  type OfferQuery,
} from './offer-queries.ts'
import { scoreFully, scorePartly } from './score-text.ts'
import { createTermQueries, type TermQueries } from './term-queries.ts'
import type { TextMatch } from './text-match.ts'

/** If there are fewer full matches than this, which is a page of a list, partial matches follow. */
const minFullMatches = 50
/** The least important groups of a long query are ignored. */
const maxTermGroups = 10

interface MatchOptions {
  isTyping?: boolean
}

/** What a search text is matched with. */
export interface TextMatcher {
  words: EngineVocabulary
  /** Reads a text; asks OpenSearch what the vocabulary cannot say. */
  read(text: string, isTyping: boolean, isGuessing: boolean): Promise<ReadText>
  count: OfferCounter
}

/** Creates the function that `readText` needs OpenSearch for. */
export function createTextReader(
  words: EngineVocabulary,
  answerOpen: () => Promise<boolean>,
): TextMatcher['read'] {
  return async (text, isTyping, isGuessing) => {
    // Each answer can raise only a few more questions, since a text has few words.
    for (let round = 0; ; round += 1) {
      const read = readText(words.vocabulary, text, isTyping, isGuessing)
      if (round === maxRounds || !(await answerOpen())) return read
    }
  }
}

const maxRounds = 8

/**
 * Matches a text by the rules of `matchWords`: all words, or if there are few such products, most
 * of them. Where our own index counts products, this asks OpenSearch.
 */
export async function matchText(
  matcher: TextMatcher,
  text: string,
  { isTyping = false }: MatchOptions = {},
): Promise<TextMatch> {
  const match = await matchWritten(matcher, text, isTyping)
  if (!match.isEmpty) return match
  const read = await matcher.read(text, isTyping, true)
  const offered = read.reading.corrected
  if (offered.length === 0) return match
  const guessed = await matchRead(matcher, read, isTyping)
  if (guessed.isEmpty) return match
  const { full, scoring, similar } = guessed
  return {
    ...{ full: noOffer, scoring, isEmpty: false },
    similar: {
      query: matchAny([full, ...(similar ? [similar.query] : [])]),
      scoring,
    },
    reading: { ...match.reading, offered },
    filters: match.filters,
  }
}

async function matchWritten(
  matcher: TextMatcher,
  text: string,
  isTyping: boolean,
): Promise<TextMatch> {
  const read = await matcher.read(text, isTyping, false)
  const match = await matchRead(matcher, read, isTyping)
  if (read.refusals.length === 0 || !match.isEmpty) return match
  // If the refused words leave nothing, they are ignored, as filters are.
  const { reading, ...others } = await matchRead(matcher, { ...read, refusals: [] }, isTyping)
  if (others.isEmpty) return match
  return { ...others, reading: dropRefused(reading) }
}

async function matchRead(
  matcher: TextMatcher,
  read: ReadText,
  isTyping: boolean,
): Promise<TextMatch> {
  const { count } = matcher
  const { query, reading, filters, cheap, refusals, audience } = read
  const queries = createTermQueries(matcher.words)
  const passing = queries.passRefusals(refusals)
  if (read.isFiltersOnly) {
    const isEmpty = (await count([passing]))[0] === 0
    return { full: passing, scoring: scoreFully(queries, query), reading, filters, isEmpty }
  }
  const { needed } = query
  const ofAudience = audience ? queries.passAudience(audience) : everyOffer
  const stated = queries.matchStated(audience)
  const strict = needed.length === 0 ? noOffer : matchAll([...needed.map(queries.match), passing])
  const kinds = query.needsName
    ? [matchAny(needed.map(queries.matchNamed))]
    : needed.filter(({ isCategory }) => isCategory).map(queries.matchKind)
  const [all = 0, right = 0, kind = 0, anyKind = 0, ownRight = 0, ownKind = 0] = await count([
    strict,
    matchAll([strict, ofAudience]),
    matchAll([strict, ofAudience, ...kinds]),
    matchAll([strict, ...kinds]),
    ...(stated
      ? [matchAll([strict, ofAudience, stated]), matchAll([strict, ofAudience, ...kinds, stated])]
      : []),
  ])
  // Nothing is left out if that left nothing.
  const known = audience && right > 0 ? matchAll([strict, ofAudience]) : strict
  const isAnyKind = (audience && right > 0 ? kind : anyKind) > 0
  const full = isAnyKind ? matchAll([known, ...kinds]) : known
  const found = audience && right > 0 ? right : all
  const fullMatches = isAnyKind ? (audience && right > 0 ? kind : anyKind) : found
  const scoring = scoreFully(queries, query, stated)
  const mentions = isAnyKind && kinds.length > 0 ? known : undefined
  const isSingle = needed.length < 2 && needed[0]?.parts === undefined
  const rest = { reading, filters, ...(cheap ? { cheap } : {}) }
  if (fullMatches >= (isTyping ? 1 : minFullMatches) || isSingle) {
    const isEmpty = found === 0
    return {
      ...{ full, scoring, ...rest, isEmpty },
      reading: isEmpty ? { ...reading, dropped: [] } : reading,
      ...(mentions
        ? {
            similar: {
              query: mentions,
              scoring: scorePartly(queries, query, toRelaxed(needed)),
            },
          }
        : {}),
    }
  }
  return addNearly(
    { ...rest, full, scoring, isEmpty: found === 0 },
    {
      ...{ queries, read, count, passing, ofAudience, known, mentions },
      ...(stated && (isAnyKind ? ownKind : ownRight) === 0 ? { wanted: stated } : {}),
    },
  )
}

/**
 * Adds partial matches. If nothing matches in full, the best of them count as full matches; so do
 * those of the query's audience if none that matches in full is stated to be for it.
 */
async function addNearly(
  match: TextMatch,
  {
    queries,
    read: { query },
    count,
    passing,
    ofAudience,
    known,
    mentions,
    wanted,
  }: {
    queries: TermQueries
    read: ReadText
    count: OfferCounter
    passing: OfferQuery
    ofAudience: OfferQuery
    /** Offers that have all words, of which some may be mentions. */
    known: OfferQuery
    mentions: OfferQuery | undefined
    /** The offers that are stated to be for the query's audience, if none of them matches in full. */
    wanted?: OfferQuery
  },
): Promise<TextMatch> {
  const requested = toRelaxed(query.needed)
  const some = matchAny(requested.map(queries.match))
  const any = match.isEmpty ? some : matchAll([some, matchNone([known])])
  const scoring = scorePartly(queries, query, requested)
  const [inAll = 0, ofRight = 0] = await count([
    matchAll([any, passing]),
    matchAll([any, passing, ofAudience]),
  ])
  // Products of another audience are better than none.
  const isNone = match.isEmpty && ofRight === 0
  const nearly = matchAll([any, passing, ...(isNone ? [] : [ofAudience])])
  if (wanted) {
    const own = matchAll([some, passing, ofAudience, wanted])
    const best = await findBestMask(requested, queries, each =>
      count(each.map(query => matchAll([query, own]))),
    )
    const lacking = requested.filter((_, bit) => ((best >>> bit) & 1) === 0)
    if (best > 0 && !lacking.some(({ isCategory }) => isCategory))
      return {
        ...match,
        ...{ full: matchAll([own, matchMask(requested, best, queries)]), scoring, isEmpty: false },
        similar: { query: matchAny([nearly, known]), scoring },
        reading: relaxReading(match.reading, { requested, lacking }),
      }
  }
  if (!match.isEmpty)
    return {
      ...match,
      similar: { query: matchAny([nearly, ...(mentions ? [mentions] : [])]), scoring },
    }
  if (inAll === 0) return { ...match, reading: { ...match.reading, dropped: [] } }
  const best = await findBestMask(requested, queries, count)
  const lacking = requested.filter((_, bit) => ((best >>> bit) & 1) === 0)
  const full = matchAll([nearly, ...(best === 0 ? [] : [matchMask(requested, best, queries)])])
  return {
    ...match,
    ...{ full, scoring, isEmpty: false },
    similar: { query: nearly, scoring },
    reading: relaxReading(match.reading, { requested, lacking }),
  }
}

/** The groups of partial matches, most important first, with their close substitutes. */
function toRelaxed(needed: readonly TermGroup[]): TermGroup[] {
  return needed
    .flatMap(({ parts, ...whole }) => parts ?? [whole])
    .map(group =>
      group.near ? { ...group, alternatives: [...group.alternatives, ...group.near] } : group,
    )
    .sort((a, b) => b.importance - a.importance)
    .slice(0, maxTermGroups)
}
